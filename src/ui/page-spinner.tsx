import { BrandMark } from "./brand-mark";
import * as styles from "./page-spinner.module.css";

/**
 * Shown while browser storage decides what the page holds: the mark with a pulsing door, centred (docs/design.md 7).
 */
export function PageSpinner() {
  return (
    <div className={styles.box}>
      <BrandMark size={56} className={styles.mark} />
      <p className="vh" role="status">
        Loading
      </p>
    </div>
  );
}
