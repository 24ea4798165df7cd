import { graphql } from "gatsby";
import { isHome } from "../../catalogue/taxonomy";
import { livingFacts, wayOf } from "../../catalogue/living-facts";
import { ConvertedArea } from "./converted-area";
import { DetailPart, DetailSection } from "./detail-section";
import { SpecColumns } from "./spec-table";

/**
 * Water, power, rules and ways: what buyers and tenants ask of daily life (docs/decisions/listing-page.md);
 * nothing where none of it is known.
 */
export function LivingHere({ living, kinds }: Queries.LivingHereFragment) {
  const facts = livingFacts(living).filter(({ id }) => id !== "commute");
  const places = living.commutes.map(({ to, minutes, ...way }) => ({
    label: to,
    value: `${minutes} min`,
    converted: <small> {wayOf(way)}</small>,
  }));
  if (facts.length === 0 && places.length === 0) return null;
  return (
    <DetailSection heading={isHome(kinds) ? "Living Here" : "Services and Access"}>
      <SpecColumns
        rows={facts.map((fact) => ({
          ...fact,
          converted: fact.id === "carpetArea" && <ConvertedArea text={fact.value} isLand={false} />,
        }))}
        label="Daily life"
      />
      {places.length > 0 && (
        <DetailPart heading="Getting around">
          <SpecColumns rows={places} label="Getting around" />
        </DetailPart>
      )}
    </DetailSection>
  );
}

export const livingHereFragment = graphql`
  fragment LivingHere on Listing {
    kinds
    living {
      carpetArea
      furnishing
      facing
      age
      maintenance
      water
      powerBackup
      internet
      waste
      pets
      tenants
      houseRules
      commutes {
        to
        minutes
        by
        at
      }
    }
  }
`;
