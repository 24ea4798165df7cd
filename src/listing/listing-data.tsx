import { graphql } from "gatsby";
import * as styles from "./listing-data.module.css";
import { possessionLabel } from "./possession-label";

interface ListingDataProps {
  readonly listing: Queries.ListingDataFragment;
  /** The list card adds beds and size; one that is null is left out. */
  readonly more?: readonly { readonly label: string; readonly value: string | null }[];
  /** The unit that answers a search, "3 BHK from ₹1.90 Cr". */
  readonly unit?: string | null;
  readonly className?: string;
}

/** The data row of a card: STARTING PRICE and POSSESSION between hairlines (docs/requirements.md 2.5 and 2.7). */
export function ListingData({ listing, more = [], unit = null, className }: ListingDataProps) {
  const { amount, note } = listing.priceLabel;
  return (
    <div className={className === undefined ? styles.box : `${styles.box} ${className}`}>
      {unit !== null && <p className={styles.unit}>{unit}</p>}
      <dl className={styles.data}>
        <div>
          <dt>Starting price</dt>
          <dd>
            {amount}
            {note !== "" && <small> {note}</small>}
          </dd>
        </div>
        <div>
          <dt>Possession</dt>
          <dd>{possessionLabel(listing.possession)}</dd>
        </div>
        {more.map(
          ({ label, value }) =>
            value !== null && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}

export const listingDataFragment = graphql`
  fragment ListingData on Listing {
    priceLabel {
      amount
      note
    }
    possession
  }
`;
