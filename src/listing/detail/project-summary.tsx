import { graphql } from "gatsby";
import { ReraPlate } from "../../ui/rera-plate";
import { registrationMark } from "../registration-mark";
import { DetailSection } from "./detail-section";
import * as styles from "./project-summary.module.css";
import { ConvertedArea } from "./converted-text";
import { SpecColumns } from "./spec-table";

const landArea = "Land area";

/**
 * Project name to floors in two columns, the registration below both (docs/requirements.md 2.8). Only what is known.
 */
export function ProjectSummary({ summary, registration }: Queries.ProjectSummaryFragment) {
  const entries: readonly (readonly [label: string, value: string | null])[] = [
    ["Project name", summary.projectName],
    ["Developer", summary.developer],
    ["Stage", summary.stage],
    ["Ownership", summary.ownership],
    ["Address", summary.address],
    [landArea, summary.landArea],
    ["Floors", summary.floors],
    ["Units", summary.units],
    ["Parking", summary.parkingType],
    ["Nearest landmark", summary.landmark],
  ];
  const rows = entries.flatMap(([label, value]) =>
    value === null
      ? []
      : [{ label, value, converted: label === landArea && <ConvertedArea text={value} isLand /> }],
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
