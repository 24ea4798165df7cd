import { graphql } from "gatsby";
import { DetailSection } from "./detail-section";

/** What stays in the home; nothing where its editor has written none. */
export function Fittings({ fittings }: Queries.FittingsFragment) {
  if (fittings.length === 0) return null;
  return (
    <DetailSection heading="What Stays in the Home">
      <p>{fittings.join(", ")}</p>
    </DetailSection>
  );
}

export const fittingsFragment = graphql`
  fragment Fittings on Listing {
    fittings
  }
`;
