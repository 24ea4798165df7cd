import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ReraPlate } from "../../ui/rera-plate";
import { registrationMark } from "../registration-mark";
import { DetailSection } from "./detail-section";
import * as styles from "./project-summary.module.css";
import { ConvertedArea } from "./converted-text";
import { SpecColumns } from "./spec-table";

/**
 * Project name to floors in two columns, the registration below both (docs/requirements.md 2.8). Only what is known.
 */
export function ProjectSummary({ summary, registration }: Queries.ProjectSummaryFragment) {
  const entries: readonly (readonly [label: string, value: string | null, converted?: ReactNode])[] = [
    ["Project name", summary.projectName],
    ["Developer", summary.developer],
    ["Stage", summary.stage],
    ["Ownership", summary.ownership],
    ["Address", summary.address],
    ["Land area", summary.landArea, <ConvertedArea key="area" text={summary.landArea} isLand />],
    ["Floors", summary.floors],
    ["Units", summary.units],
    ["Parking", summary.parkingType],
    ["Nearest landmark", summary.landmark],
  ];
  const rows = entries.flatMap(([label, value, converted]) =>
    value === null ? [] : [{ label, value, converted }],
  );
  const mark = registrationMark(registration.kind);
  return (
    <DetailSection heading="Project Summary">
      <SpecColumns rows={rows} label="Project summary" />
      {registration.numbers.length > 0 && (
        <dl className={styles.registration}>
          <dt>{mark} No.</dt>
          <dd>
            {registration.numbers.map((number) => (
              <ReraPlate key={number} number={number} mark={mark} />
            ))}
          </dd>
        </dl>
      )}
    </DetailSection>
  );
}

export const projectSummaryFragment = graphql`
  fragment ProjectSummary on Listing {
    registration {
      kind
      numbers
    }
    summary {
      projectName
      developer
      stage
      ownership
      address
      landArea
      floors
      units
      parkingType
      landmark
    }
  }
`;
