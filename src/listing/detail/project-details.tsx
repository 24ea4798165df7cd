import { graphql } from "gatsby";
import { formatDate } from "../../lib/dates";
import { DetailSection, figureOf, Fold, FoldedSection, NothingYet } from "./detail-section";
import { ConvertedArea, knownRows, SpecTable, UnitTable, unitTables, SpecColumns } from "./spec-table";
import { RegistrationPlate } from "../registration-plate";
import { registrationMark } from "../registration-line";
import * as styles from "./project-details.module.css";

export const detailsId = "costs";

/** The unit table Type / Size / Price, and what else is known of costs and dates (docs/requirements.md 2.8, 3). */
export function ProjectDetails(props: Queries.ProjectDetailsFragment) {
  const { details, configuration, priceHistory } = props;
  const units = unitTables(props);
  const payments = details.paymentStructure.map(({ label, value, due }) => ({
    label,
    value: due === null ? value : `${value} · ${due}`,
  }));
  const tables = [
    { heading: "Payment", rows: [...details.pricing, ...payments] },
    { heading: "Timeline", rows: details.timeline },
    { heading: "Additional charges", rows: details.additionalCharges },
    {
      heading: "Earlier prices",
      rows: priceHistory.map(({ on, price }) => ({ label: `Until ${formatDate(on)}`, value: price })),
    },
  ];
  return (
    <DetailSection heading="Project Details" id={detailsId}>
      {details.description && <p className={`measure ${styles.text}`}>{details.description}</p>}
      {units.length === 0 && <NothingYet message="No unit information available" />}
      {units.map((table) => (
        <UnitTable key={table.label} {...table} />
      ))}
      {details.model && <p className="note mt-3">{details.model}</p>}
      {details.notes.length > 0 && (
        <ul className="note measure mt-3">
          {details.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <div className="mt-4">
        {configuration && (
          <Fold title={configuration.title} figure={figureOf(configuration.rows[0])}>
            <SpecTable rows={configuration.rows} label={configuration.title} />
            {configuration.lastUpdated && (
              <p className="note mt-3">Last updated {formatDate(configuration.lastUpdated)}.</p>
            )}
          </Fold>
        )}
        {tables.map(
          ({ heading, rows }) =>
            rows.length > 0 && (
              <Fold
                key={heading}
                title={heading}
                figure={figureOf(heading === "Timeline" ? rows.at(-1) : rows[0])}
              >
                <SpecTable rows={rows} label={heading} />
              </Fold>
            ),
        )}
      </div>
    </DetailSection>
  );
}

export const projectDetailsFragment = graphql`
  fragment ProjectDetails on Listing {
    priceHistory {
      on
      price
    }
    details {
      description
      pricing {
        label
        value
      }
      paymentStructure {
        label
        value
        due
      }
      timeline {
        label
        value
      }
      additionalCharges {
        label
        value
      }
      notes
      model
    }
    configuration {
      title
      lastUpdated
      rows {
        label
        value
      }
    }
    ...UnitTables
  }
`;

/** What is known of the project in two columns, the registration below both (docs/requirements.md 2.8). */
export function ProjectSummary({ summary, registration }: Queries.ProjectSummaryFragment) {
  const rows = knownRows([
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
  ]);
  const mark = registrationMark(registration.kind);
  return (
    <FoldedSection
      title="Project Summary"
      figure={figureOf(rows.find(({ label }) => label === "Developer") ?? rows[0])}
    >
      <SpecColumns rows={rows} label="Project summary" />
      {registration.numbers.length > 0 && (
        <dl className={styles.registration}>
          <dt>{mark} No.</dt>
          <dd>
            {registration.numbers.map((number) => (
              <RegistrationPlate key={number} number={number} mark={mark} />
            ))}
          </dd>
        </dl>
      )}
    </FoldedSection>
  );
}

export const projectSummaryFragment = graphql`
  fragment ProjectSummary on Listing {
    ...RegistrationLine
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
