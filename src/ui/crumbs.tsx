import { Link } from "gatsby";
import * as styles from "./crumbs.module.css";

/** One step of the way to a page; the last has no address. */
export interface Crumb {
  readonly label: string;
  readonly to?: string;
}

/** Breadcrumbs; the page's Seo puts the same list out as structured data. */
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
