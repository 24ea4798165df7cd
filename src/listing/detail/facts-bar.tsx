import { graphql } from "gatsby";
import { offerFacts } from "../offer-facts";
import * as styles from "./facts-bar.module.css";
import { figureParts, shortBedrooms } from "./figure-parts";

/**
 * Beds, size, possession and starting price in large figures (docs/requirements.md 2.8), of a home to let its rent,
 * deposit and first free day. Beds and size only where known.
 */
export function FactsBar(listing: Queries.FactsBarFragment) {
  const { bedrooms, size, isRental } = listing;
  const { price, date, deposit } = offerFacts(listing);
  const facts = [
    ...(bedrooms === null ? [] : [{ label: "Beds", amount: shortBedrooms(bedrooms), note: "" }]),
    ...(size === null ? [] : [{ label: "Size", ...figureParts(size) }]),
    date,
    ...(deposit === null ? [] : [deposit]),
    isRental ? price : { ...price, label: "Starting Price" },
  ];
  return (
    <dl className={`later-on-phones ${styles.facts}`}>
      {facts.map(({ label, amount, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {amount}
            {note !== "" && <small> {note}</small>}
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
    isRental
    possession
    deposit
    priceLabel {
      amount
      note
    }
  }
`;
