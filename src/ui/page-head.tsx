import { Link } from "gatsby";
import type { ReactNode } from "react";
import * as styles from "./page-head.module.css";

interface PageHeadProps {
  readonly crumbs: readonly Crumb[];
  /** The h1 of the page. */
  readonly title: string;
  /** Shown at the right from 900 px: an opening sentence, a count. */
  readonly children?: ReactNode;
}

/** Head of an inner page without a banner: breadcrumbs, h1 and a sentence beside it. */
export function PageHead({ crumbs, title, children }: PageHeadProps) {
  return (
    <div className={`wrap ${styles.head}`}>
      <Crumbs crumbs={crumbs} />
      <div className={styles.row}>
        <h1 className={styles.title}>{title}</h1>
        {children !== undefined && <div className={styles.beside}>{children}</div>}
      </div>
    </div>
  );
}

/** One breadcrumb; the last, the page itself, has no address. */
export interface Crumb {
  readonly label: string;
  readonly to?: string;
}

/** Breadcrumbs. The page gives the same list to `<Seo>`, which writes it as structured data. */
export function Crumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {crumbs.map(({ label, to }) => (
          <li key={label} className={styles.item}>
            {to === undefined ? <span aria-current="page">{label}</span> : <Link to={to}>{label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
