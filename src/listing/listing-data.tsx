import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ConvertedPrice, ListingRate } from "./converted";
import { offerFacts } from "./offer-facts";
import * as styles from "./listing-data.module.css";

interface ListingDataProps {
  readonly listing: Queries.ListingDataFragment;
  /** The list card adds beds and size. */
  readonly children?: ReactNode;
  /** Above the data: the unit that answers a search, "3 BHK from ₹1.90 Cr", or "₹1.90 Cr before". */
  readonly unit?: string | null;
  /** Whether there is room for what a square foot costs. */
  readonly withRate?: boolean;
  readonly className?: string;
}

/** The data of a card between hairlines: STARTING PRICE and POSSESSION (docs/requirements.md 2.5 and 2.7), or what is
 * said of a home to let in their place (docs/decisions/prices-and-offers.md). */
export function ListingData({ listing, children, unit, withRate, className }: ListingDataProps) {
  const { price, date, deposit } = offerFacts(listing);
  return (
    <div className={className === undefined ? styles.box : `${styles.box} ${className}`}>
      {unit && <p className={`strong ${styles.unit}`}>{unit}</p>}
      <dl className={styles.data}>
        <div>
          <dt className="label">{price.label}</dt>
          <dd>
            {price.amount}
            <wbr />
            <ConvertedPrice {...listing} />
            {price.note && <small> {price.note}</small>}
            {withRate && <ListingRate {...listing} />}
          </dd>
          {deposit !== null && (
            <dd>
              <small>{`${deposit.label} ${deposit.amount}`}</small>
            </dd>
          )}
        </div>
        <Datum label={date.label} value={date.amount} />
        {children}
      </dl>
    </div>
  );
}

interface DatumProps {
  readonly label: string;
  readonly value: string | null;
  readonly children?: ReactNode;
}

/** A value below its label, and what stands after it; left out where it is null. */
export function Datum({ label, value, children }: DatumProps) {
  if (value === null) return null;
  return (
    <div>
      <dt className="label">{label}</dt>
      <dd>
        {value}
        {children}
      </dd>
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
