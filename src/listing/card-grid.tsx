import type { ReactNode } from "react";
import * as styles from "./card-grid.module.css";

interface CardGridProps {
  readonly children: ReactNode;
  /** Columns from 1024 px on; two from 640 px, one below. */
  readonly columns?: 3 | 4;
}

/** Cards side by side, with aligned rows (docs/design.md 6 and 8). */
export function CardGrid({ children, columns = 3 }: CardGridProps) {
  return <div className={`split-sm ${styles.grid} ${columns === 4 ? styles.four : ""}`}>{children}</div>;
}

/** Placeholder of a card that is loading, in the same shape (docs/design.md 7). Put a text about that beside it. */
export function ListingCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.media} />
      <div className={styles.location} />
      <div className={styles.title} />
      <div className={`stack ${styles.data}`}>
        <div />
        <div />
      </div>
      <div className={styles.registration} />
      <div className={styles.foot} />
    </div>
  );
}
