import { Link } from "gatsby";
import type { PictureData } from "../../lib/picture-data";
import { Picture } from "../../ui/picture";
import * as styles from "./index-rows.module.css";

/** A page that an index page presents. */
export interface IndexRow {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  /** A short fact below the text, e.g. a count. */
  readonly note?: string;
  readonly picture: PictureData;
}

const rowSizes = "(min-width: 1376px) 520px, (min-width: 640px) calc(42vw - 54px), calc(100vw - 32px)";

/**
 * Rows of a picture, a title and a sentence: the services of /services, the cities of /locations
 * (docs/decisions/b8-marketing-pages.md).
 */
export function IndexRows({ rows }: { readonly rows: readonly IndexRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ to, title, text, note, picture }, index) => (
        <li key={to} className={styles.row}>
          <div className={styles.photo}>
            <Picture picture={picture} sizes={rowSizes} eager={index === 0} />
          </div>
          <div>
            <h2 className={styles.title}>
              <Link to={to}>{title}</Link>
            </h2>
            <p className={styles.text}>{text}</p>
            {note !== undefined && <p className={styles.note}>{note}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
