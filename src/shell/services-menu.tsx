import { Link } from "gatsby";
import * as styles from "./services-menu.module.css";

export interface MenuService {
  readonly label: string;
  /** A few words on what it is. */
  readonly note: string;
  readonly href: string;
}

/** The Services menu. */
export function ServicesMenu({ services }: { readonly services: readonly MenuService[] }) {
  return (
    <ul>
      {services.map(({ label, note, href }) => (
        <li key={href}>
          <Link to={href} className={styles.service}>
            <span className={styles.label}>{label}</span>
            <span className={styles.note}>{note}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
