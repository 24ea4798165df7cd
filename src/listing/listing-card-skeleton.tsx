import * as styles from "./listing-card-skeleton.module.css";

/** Placeholder of a card that is loading, in the same shape (docs/design.md 7). Put a text beside it that says so. */
export function ListingCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.media} />
      <div className={styles.location} />
      <div className={styles.title} />
      <div className={styles.data}>
        <div />
        <div />
      </div>
      <div className={styles.registration} />
      <div className={styles.foot} />
    </div>
  );
}
