import * as styles from "./saved-skeleton.module.css";

/**
 * Placeholders of the rows, until the browser's storage has been read (docs/decisions/b1-whole-html-before-script.md).
 */
export function SavedSkeleton({ rows }: { readonly rows: number }) {
  return (
    <div className={styles.skeleton}>
      <p role="status" className="vh">
        Loading your saved properties
      </p>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} aria-hidden="true">
          <div className={styles.picture} />
          <div>
            <div className={styles.line} />
            <div className={styles.line} />
            <div className={styles.line} />
          </div>
        </div>
      ))}
    </div>
  );
}
