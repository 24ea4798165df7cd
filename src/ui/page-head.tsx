import { Link } from "gatsby";
import type { ReactNode } from "react";
import * as styles from "./page-head.module.css";

interface PageHeadProps {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly children?: ReactNode;
}

export function PageHead({ crumbs, title, children }: PageHeadProps) {
  return (
    <div className={`wrap ${styles.head}`}>
      <Crumbs crumbs={crumbs} />
      <div className={`split-md ${styles.row}`}>
        <h1 className={styles.title}>{title}</h1>
        {children !== undefined && <div className={styles.beside}>{children}</div>}
      </div>
    </div>
  );
}

/** The last one, the page itself, has no address. */
export interface Crumb {
  readonly label: string;
  readonly to?: string;
}

/** Pass the same list to `<Seo>`, which writes it as structured data. */
export function Crumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={`cluster note ${styles.list}`}>
        {crumbs.map(({ label, to }) => (
          <li key={label} className={`taps ${styles.item}`}>
            {to === undefined ? <span aria-current="page">{label}</span> : <Link to={to}>{label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
