import { graphql } from "gatsby";
import { DetailSection } from "./detail-section";
import { SpecTable } from "./spec-table";

/** What the home costs while one lives in it; nothing where that is not known. */
export function RunningCosts({ runningCosts }: Queries.RunningCostsFragment) {
  if (runningCosts.length === 0) return null;
  return (
    <DetailSection heading="Running Costs">
      <SpecTable rows={runningCosts} label="Running costs" />
    </DetailSection>
  );
}

export const runningCostsFragment = graphql`
  fragment RunningCosts on Listing {
    runningCosts {
      label
      value
    }
  }
`;
