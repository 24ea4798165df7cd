import { contrastRatio } from "../lib/contrast";
import * as styles from "./tag-chips.module.css";

interface TagChipsProps {
  readonly tags: readonly { readonly label: string; readonly color: string }[];
  /** "picture" places them in the lower left corner of a picture, "page" frames them. */
  readonly on?: "picture" | "page";
}

/** Contrast that a graphic needs against its ground (WCAG 1.4.11). */
const GRAPHIC_CONTRAST = 3;

const isPale = (color: string) => contrastRatio(color, "#FFFFFF") < GRAPHIC_CONTRAST;

/** Tags of a listing: white labels, the tag's colour as a swatch alone, so that every colour is legible. */
export function TagChips({ tags, on = "picture" }: TagChipsProps) {
  if (tags.length === 0) return null;
  return (
    <ul
      className={`cluster ${styles.chips} ${on === "picture" ? styles.onPicture : styles.onPage}`}
      aria-label="Tags"
    >
      {tags.map(({ label, color }) => (
        <li key={label} className={styles.chip}>
          <span
            className={isPale(color) ? `${styles.swatch} ${styles.pale}` : styles.swatch}
            style={{ background: color }}
          />
          {label}
        </li>
      ))}
    </ul>
  );
}
