import { graphql } from "gatsby";
import { possessionLabel } from "../possession-label";
import * as styles from "./facts-bar.module.css";
import { figureParts, shortBedrooms } from "./figure-parts";

/**
 * Beds, size, possession and starting price in large figures (docs/requirements.md 2.8). Beds and size only where
 * known.
 */
export function FactsBar({ bedrooms, size, possession, priceLabel }: Queries.FactsBarFragment) {
  const facts = [
    ...(bedrooms === null ? [] : [{ label: "Beds", amount: shortBedrooms(bedrooms), note: "" }]),
    ...(size === null ? [] : [{ label: "Size", ...figureParts(size) }]),
    { label: "Possession", amount: possessionLabel(possession), note: "" },
    { label: "Starting Price", ...priceLabel },
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
    possession
    priceLabel {
      amount
      note
    }
  }
`;
