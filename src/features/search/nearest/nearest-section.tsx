import type { ReactNode } from "react";
import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import type { NearestHome } from "./nearest-homes";
import * as styles from "./nearest-section.module.css";

interface NearestSectionProps {
  readonly heading: string;
  readonly homes: readonly NearestHome[];
  readonly renderCard: (home: CatalogueListing) => ReactNode;
  readonly isGrid?: boolean;
}

/** Homes near to a search, each below the reason why it is not found; nothing without homes. */
export function NearestSection({ heading, homes, renderCard, isGrid = false }: NearestSectionProps) {
  if (homes.length === 0) return null;
  return (
    <section className={styles.homes} aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      <div className={isGrid ? styles.grid : styles.rows}>
        {homes.map(({ home, reason }) => (
          <div key={home.listingId}>
            <p className={styles.reason}>{reason}</p>
            {renderCard(home)}
          </div>
        ))}
      </div>
    </section>
  );
}
