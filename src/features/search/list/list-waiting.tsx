import { CardGrid, ListingCardSkeleton } from "../../../listing/card-grid";
import * as styles from "./list-waiting.module.css";

const rows = [1, 2, 3];

export interface ListSkeletonProps {
  readonly cards: "rows" | "grid";
}

/** Silent for screen readers: put a text beside it. */
export function ListSkeleton({ cards }: ListSkeletonProps) {
  if (cards === "grid")
    return (
      <CardGrid>
        {rows.map((row) => (
          <ListingCardSkeleton key={row} />
        ))}
      </CardGrid>
    );
  return (
    <div aria-hidden="true">
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <div />
          <div className={styles.lines}>
            <div />
            <div />
            <div />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Shown from the first paint while `data-filtered` (pre-paint script) hides the built list (docs/decisions/lists.md). */
export function ListWaiting({ text, cards }: ListSkeletonProps & { readonly text: string }) {
  return (
    <div className={styles.waiting} data-while-filtered="">
      <p className={`strong ${styles.text}`}>{text}</p>
      <p className={styles.slow}>This takes longer than usual. If nothing comes, load the page again.</p>
      <ListSkeleton cards={cards} />
    </div>
  );
}
