import * as styles from "./listing-card-skeleton.module.css";

/** A card that is still loading: its shape in the place it will take (docs/design.md 7). Say so in words beside it. */
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
