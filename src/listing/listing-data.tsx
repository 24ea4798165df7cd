import { graphql } from "gatsby";
import * as styles from "./listing-data.module.css";
import { offerFacts } from "./offer-facts";

interface ListingDataProps {
  readonly listing: Queries.ListingDataFragment;
  /** The list card adds beds and size; one that is null is left out. */
  readonly more?: readonly { readonly label: string; readonly value: string | null }[];
  /** The unit that answers a search, "3 BHK from ₹1.90 Cr". */
  readonly unit?: string | null;
  readonly className?: string;
}

/**
 * The data of a card between hairlines: STARTING PRICE and POSSESSION (docs/requirements.md 2.5 and 2.7), or what is
 * said of a home to let in their place (docs/decisions/2026-11-22-rentals-apart.md).
 */
export function ListingData({ listing, more = [], unit = null, className }: ListingDataProps) {
  const { price, date, deposit } = offerFacts(listing);
  const facts = [price, date, ...(deposit === null ? [] : [deposit])];
  return (
    <div className={className === undefined ? styles.box : `${styles.box} ${className}`}>
      {unit !== null && <p className={styles.unit}>{unit}</p>}
      <dl className={styles.data}>
        {facts.map(({ label, amount, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {amount}
              {note !== "" && <small> {note}</small>}
            </dd>
          </div>
        ))}
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
    isRental
    possession
    deposit
  }
`;
