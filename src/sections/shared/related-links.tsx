import { Link } from "gatsby";
import { Icon } from "../../ui/icon";
import * as styles from "./related-links.module.css";

interface RelatedLinksProps {
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

export function RelatedLinks({ links }: RelatedLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label="Related pages">
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link className={`hover-line ${styles.link}`} to={href}>
              {label}
              <Icon name="arrow-right" size={20} className="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
