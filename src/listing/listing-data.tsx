import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ConvertedPrice, ListingRate } from "./converted";
import { offerFacts, type Fact } from "./offer-facts";
import * as styles from "./listing-data.module.css";

interface ListingDataProps {
  readonly listing: Queries.ListingDataFragment;
  /** The list card adds beds and size; one that is null is left out. */
  readonly more?: readonly {
    readonly label: string;
    readonly value: string | null;
    readonly converted?: ReactNode;
  }[];
  /** The unit that answers a search, "3 BHK from ₹1.90 Cr". */
  readonly unit?: string | null;
  /** Whether there is room for what a square foot costs. */
  readonly withRate?: boolean;
  readonly className?: string;
}

/** The data of a card between hairlines: STARTING PRICE and POSSESSION (docs/requirements.md 2.5 and 2.7), or what is
 * said of a home to let in their place (docs/decisions/prices-and-offers.md). */
export function ListingData({ listing, more = [], unit, withRate, className }: ListingDataProps) {
  const { price, date, deposit } = offerFacts(listing);
  return (
    <div className={className === undefined ? styles.box : `${styles.box} ${className}`}>
      {unit && <p className={`strong ${styles.unit}`}>{unit}</p>}
      <dl className={styles.data}>
        {[price, date].map((fact: Fact) => (
          <div key={fact.label}>
            <dt className="label">{fact.label}</dt>
            <dd>
              {fact.amount}
              <wbr />
              {fact === price && <ConvertedPrice {...listing} />}
              {fact.note && <small> {fact.note}</small>}
              {fact === price && withRate && <ListingRate {...listing} />}
            </dd>
            {fact === price && deposit !== null && (
              <dd>
                <small>{`${deposit.label} ${deposit.amount}`}</small>
              </dd>
            )}
          </div>
        ))}
        {more.map(
          ({ label, value, converted }) =>
            value !== null && (
              <div key={label}>
                <dt className="label">{label}</dt>
                <dd>
                  {value}
                  {converted}
                </dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}

export const listingDataFragment = graphql`
  fragment ListingData on Listing {
    offer {
      label
      note
    }
    ...ConvertedPrice
    isRental
    possession
    deposit
  }
`;
