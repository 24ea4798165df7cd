import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { formatDate } from "../../lib/dates";
import { DetailSection, NothingYet } from "./detail-section";
import * as styles from "./project-details.module.css";
import { SpecTable, UnitTable } from "./spec-table";
import { unitTables } from "./unit-tables";

function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3 className={styles.heading}>{heading}</h3>
      {children}
    </div>
  );
}

/**
 * The unit table Type / Size / Price and what else the listing holds on costs and dates (docs/requirements.md 2.8, 3).
 */
export function ProjectDetails({ details, configuration, unitTable, kinds }: Queries.ProjectDetailsFragment) {
  const units = unitTables({ details, unitTable });
  const tables = [
    { heading: "Pricing", rows: details.pricing },
    { heading: "Payment structure", rows: details.paymentStructure },
    { heading: "Timeline", rows: details.timeline },
    { heading: "Additional charges", rows: details.additionalCharges },
  ];
  return (
    <DetailSection heading="Project Details">
      {details.description && <p className={styles.text}>{details.description}</p>}
      {units.length === 0 && <NothingYet message="No unit information available" />}
      {units.map((table) => (
        <UnitTable key={table.label} table={table} kinds={kinds} />
      ))}
      {details.model && <p className={styles.note}>{details.model}</p>}
      {configuration && (
        <Part heading={configuration.title}>
          <SpecTable rows={configuration.rows} label={configuration.title} />
          {configuration.lastUpdated && (
            <p className={styles.note}>Last updated {formatDate(configuration.lastUpdated)}.</p>
          )}
        </Part>
      )}
      <div className={styles.pairs}>
        {tables.map(
          ({ heading, rows }) =>
            rows.length > 0 && (
              <Part key={heading} heading={heading}>
                <SpecTable rows={rows} label={heading} />
              </Part>
            ),
        )}
      </div>
      {details.notes.length > 0 && (
        <Part heading="Notes">
          <ul className={styles.notes}>
            {details.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Part>
      )}
    </DetailSection>
  );
}

export const projectDetailsFragment = graphql`
  fragment ProjectDetails on Listing {
    kinds
    details {
      description
      units {
        type
        size
        price
      }
      pricing {
        label
        value
      }
      paymentStructure {
        label
        value
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
    unitTable {
      columns
      rows {
        unitType
        size
      }
    }
  }
`;
