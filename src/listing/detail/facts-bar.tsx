import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ConvertedPrice, ConvertedSize, ListingRate } from "../converted";
import { offerFacts } from "../offer-facts";
import * as styles from "./facts-bar.module.css";
import { figureParts, shortBedrooms } from "./figure-parts";

interface Shown {
  readonly label: string;
  readonly amount: string;
  readonly note: string;
  /** The figure in other units. */
  readonly converted?: ReactNode;
}

/**
 * Beds, size, possession and starting price in large figures (docs/requirements.md 2.8), of a home to let its rent,
 * deposit and first free day. Beds and size only where known.
 */
export function FactsBar({ listing }: { readonly listing: Queries.FactsBarFragment }) {
  const { bedrooms, size, isRental } = listing;
  const { price, date, deposit } = offerFacts(listing);
  const facts = [
    ...(bedrooms === null ? [] : [{ label: "Beds", amount: shortBedrooms(bedrooms), note: "" }]),
    ...(size === null
      ? []
      : [{ label: "Size", ...figureParts(size), converted: <ConvertedSize {...listing} /> }]),
    date,
    ...(deposit === null ? [] : [deposit]),
    {
      ...price,
      label: isRental ? price.label : "Starting Price",
      converted: (
        <>
          <ConvertedPrice {...listing} />
          <ListingRate {...listing} />
        </>
      ),
    },
  ];
  return (
    <dl className={`later-on-phones ${styles.facts}`}>
      {facts.map(({ label, amount, note, converted }: Shown) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {amount}
            {note !== "" && <small> {note}</small>}
            {converted}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const factsBarFragment = graphql`
  fragment FactsBar on Listing {
    bedrooms
    size
    ...ConvertedSize
    isRental
    possession
    deposit
    priceLabel {
      amount
      note
    }
    ...ConvertedPrice
  }
`;
