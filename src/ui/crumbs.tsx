import { Link } from "gatsby";
import * as styles from "./crumbs.module.css";

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
