import { BrandMark } from "./brand-mark";
import * as styles from "./page-spinner.module.css";

/** Waiting for what browser storage decides: the mark, its door pulsing, centred in the viewport (design guide 7). */
export function PageSpinner() {
  return (
    <div className={styles.slot}>
      <BrandMark size={56} className={styles.mark} />
      <p className="vh" role="status">
        Loading
      </p>
    </div>
  );
}
