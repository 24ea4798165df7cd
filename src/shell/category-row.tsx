import { Link } from "gatsby";
import * as styles from "./category-row.module.css";
import type { MenuEntry } from "./properties-columns";

interface CategoryRowProps {
  readonly entry: MenuEntry;
  readonly onFollow?: () => void;
}

/** One line of the table of contents: name, dotted leader, count. */
export function CategoryRow({ entry: { label, path, count }, onFollow }: CategoryRowProps) {
  return (
    <Link to={path} className={styles.row} onClick={onFollow}>
      <span className={styles.label}>{label}</span>
      <span className={styles.leader} aria-hidden="true" />
      <span className={styles.count}>
        {count}
        <span className="vh"> {count === 1 ? "listing" : "listings"}</span>
      </span>
    </Link>
  );
}
