import { Link } from "gatsby";
import * as styles from "./services-menu.module.css";

interface ServicesMenuProps {
  readonly services: readonly { readonly label: string; readonly note: string; readonly href: string }[];
}

/** The Services menu: each service with half a line of what it is. */
export function ServicesMenu({ services }: ServicesMenuProps) {
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
