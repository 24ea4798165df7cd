import { graphql } from "gatsby";
import { isHome } from "../../catalogue/taxonomy";
import { figureOf, FoldedSection } from "./detail-section";
import { ConvertedArea, SpecColumns } from "./spec-table";
import * as styles from "./project-details.module.css";

/** Water, power, rules and commutes: what buyers and tenants ask of daily life (docs/decisions/listing-page.md);
 * nothing where none of it is known. */
export function Livability({ livabilityFacts: facts, commutes, kinds }: Queries.LivabilityFragment) {
  const rows = commutes.map(({ note, ...commute }) => ({ ...commute, after: <small> {note}</small> }));
  if (facts.length === 0 && rows.length === 0) return null;
  return (
    <FoldedSection
      title={isHome(kinds) ? "Living here" : "Services and access"}
      figure={figureOf(facts[0] ?? rows[0])}
    >
      <SpecColumns
        rows={facts.map((fact) => ({
          ...fact,
          after: fact.label === "Carpet area" && <ConvertedArea text={fact.value} isLand={false} />,
        }))}
        label="Daily life"
      />
      {rows.length > 0 && (
        <>
          <h3 className={styles.commutes}>Getting around</h3>
          <SpecColumns rows={rows} label="Getting around" />
        </>
      )}
    </FoldedSection>
  );
}

export const livabilityFragment = graphql`
  fragment Livability on Listing {
    kinds
    livabilityFacts {
      label
      value
    }
    commutes {
      label
      value
      note
    }
  }
`;
