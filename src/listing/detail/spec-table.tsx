import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { OfferTexts } from "../../catalogue/offer";
import { type PropertyKind, isLand } from "../../catalogue/taxonomy";
import { ConvertedPrice, ListingRate } from "../converted";
import { ConvertedArea } from "./converted-area";
import * as styles from "./spec-table.module.css";

interface Row {
  readonly label: string;
  readonly value: string;
  /** The value in other units. */
  readonly converted?: ReactNode;
}

/** Label left, value right, between hairlines. */
export function SpecTable({ rows, label }: { readonly rows: readonly Row[]; readonly label: string }) {
  if (rows.length === 0) return null;
  return (
    <table className={styles.spec} aria-label={label}>
      <tbody>
        {rows.map(({ label: name, value, converted }, at) => (
          // Editors may give two rows one label.
          <tr key={at}>
            <th scope="row">{name}</th>
            <td>
              {value}
              {converted}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same in two columns, beside each other where there is room. */
export function SpecColumns({ rows, label }: { readonly rows: readonly Row[]; readonly label: string }) {
  const half = Math.ceil(rows.length / 2);
  return (
    <div className={styles.columns}>
      <SpecTable rows={rows.slice(0, half)} label={label} />
      <SpecTable rows={rows.slice(half)} label={`${label}, continued`} />
    </div>
  );
}

/**
 * Kinds of unit: type in serif; the last of three columns is aligned right; on a phone the size is below the type.
 */
export function UnitTable({
  table,
  kinds,
}: {
  readonly table: UnitRows;
  readonly kinds: readonly PropertyKind[];
}) {
  const { columns, rows, label } = table;
  return (
    <CellTable
      columns={columns}
      rows={rows}
      className={`${styles.spec} ${styles.unit} ${columns.length === 3 ? styles.priced : ""}`}
      label={label}
      below={belowUnitCell(table, kinds)}
    />
  );
}

/** Columns of a table of units (unit-tables.ts) after the type of unit. */
const sizeColumn = 1;
const priceColumn = 2;

/** What stands below a cell of a table of units: the size or price in other units, and what a square foot costs. */
export const belowUnitCell =
  ({ rows, prices }: UnitRows, kinds: readonly PropertyKind[]) =>
  (row: number, column: number): ReactNode => {
    if (column === sizeColumn)
      return <ConvertedArea text={rows[row]?.[column] ?? ""} isLand={isLand(kinds)} />;
    const price = column === priceColumn ? prices[row] : undefined;
    if (price === undefined) return null;
    return (
      <>
        <ConvertedPrice {...price} />
        <ListingRate {...price} />
      </>
    );
  };

interface CellTableProps {
  readonly columns: readonly string[];
  /** One cell per column. */
  readonly rows: readonly (readonly string[])[];
  readonly className: string | undefined;
  /** Accessible name. */
  readonly label?: string;
  /** What stands below the text of a cell, if anything; both count from 0. */
  readonly below?: (row: number, column: number) => ReactNode;
  /** Further rows. */
  readonly children?: ReactNode;
}

/** A table of texts with a head; the first cell of a row names it. */
export function CellTable({ columns, rows, className, label, below, children }: CellTableProps) {
  return (
    <table className={className} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, at) => (
          <tr key={at}>
            {cells.map((cell, column) => {
              const Cell = column === 0 ? "th" : "td";
              return (
                <Cell key={columns[column]} scope={column === 0 ? "row" : undefined}>
                  {cell}
                  {below?.(at, column)}
                </Cell>
              );
            })}
          </tr>
        ))}
        {children}
      </tbody>
    </table>
  );
}

/** Kinds of unit as a table. */
export interface UnitRows {
  readonly label: string;
  readonly columns: readonly string[];
  /** One cell per column. */
  readonly rows: readonly (readonly string[])[];
  /** Of each row; none where the table has no prices. */
  readonly prices: readonly { readonly offer: OfferTexts }[];
}

/** The kinds of unit of a listing, as tables; none where it has none. */
export function unitTables({
  details: { units },
  unitTable,
}: Queries.UnitTablesFragment): readonly UnitRows[] {
  const priced = {
    label: "Units and prices",
    columns: ["Type", "Size", "Price"],
    rows: units.map(({ type, size, price }) => [type, size, price]),
    prices: units,
  };
  const sized = unitTable && {
    label: "Units and sizes",
    columns: unitTable.columns,
    rows: unitTable.rows.map(({ unitType, size }) => [unitType, size]),
    prices: [],
  };
  return [...(units.length > 0 ? [priced] : []), ...(sized === null ? [] : [sized])];
}

export const unitTablesFragment = graphql`
  fragment UnitTables on Listing {
    details {
      units {
        type
        size
        price
        offer {
          says
          price {
            min
            max
            currency
          }
          rate {
            perSqft
            currency
          }
        }
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
