import * as styles from "./page-spinner.module.css";

/** Waiting for what browser storage decides: the mark, its door pulsing, centred in the viewport (design guide 7). */
export function PageSpinner() {
  return (
    <div className={styles.slot}>
      <svg
        className={styles.mark}
        viewBox="0 0 24 24"
        width="56"
        height="56"
        aria-hidden="true"
        focusable="false"
      >
        <path className={styles.arch} d="M2.5 23.5V17A19 19 0 0 1 12 .55 19 19 0 0 1 21.5 17v6.5z" />
        <path className={styles.door} d="M12 8.34A10 10 0 0 1 17 17v6.5h-5z" />
      </svg>
      <p className="vh" role="status">
        Loading
      </p>
    </div>
  );
}
