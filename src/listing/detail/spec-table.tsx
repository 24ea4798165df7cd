import { graphql } from "gatsby";
import type { ComponentProps, ReactNode } from "react";
import { parseWrittenArea } from "../../catalogue/area";
import { convertedAreas } from "../../catalogue/display-units";
import { isLand } from "../../catalogue/taxonomy";
import { ConvertedAmounts, ConvertedPrice, ListingRate } from "../converted";
import { CellTable } from "./cell-table";
import * as styles from "./spec-table.module.css";

interface Row {
  readonly label: string;
  readonly value: string;
  readonly after?: ReactNode;
}

type Entry = readonly [label: string, value: string | null, after?: ReactNode];

/** Rows of what is known of a home; an entry without a value is left out. */
export function knownRows(entries: readonly Entry[]): readonly Row[] {
  return entries.flatMap(([label, value, after]) => (value ? [{ label, value, after }] : []));
}

/** Label left, value right, between hairlines. */
export function SpecTable({ rows, label }: { readonly rows: readonly Row[]; readonly label: string }) {
  if (rows.length === 0) return null;
  return (
    <table className={styles.spec} aria-label={label}>
      <tbody>
        {rows.map(({ label: name, value, after }, at) => (
          // Editors may give two rows one label.
          <tr key={at}>
            <th scope="row">{name}</th>
            <td>
              {value}
              {after}
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
    <div className={`split-sm ${styles.columns}`}>
      <SpecTable rows={rows.slice(0, half)} label={label} />
      <SpecTable rows={rows.slice(half)} label={`${label}, continued`} />
    </div>
  );
}

type UnitRows = Required<Pick<ComponentProps<typeof CellTable>, "label" | "columns" | "rows">>;

/** Type in serif; the last of three columns is aligned right; on a phone the size is below the type. */
export function UnitTable(table: UnitRows) {
  const isPriced = table.columns.length === 3;
  return (
    <CellTable {...table} className={`${styles.spec} ${styles.unit} ${isPriced ? styles.priced : ""}`} />
  );
}

interface ConvertedAreaProps {
  /** As its editor wrote it: "1,845 sq ft", "6.4 acres, 68% open". */
  readonly text: string | null;
  /** Whether it is land, which is read in acres or guntha, too. */
  readonly isLand: boolean;
}

/** The area that a text names, in the unit that the visitor reads. */
export function ConvertedArea({ text, isLand: ofLand }: ConvertedAreaProps) {
  const area = parseWrittenArea(text);
  return area && <ConvertedAmounts texts={convertedAreas(area, area.unit, ofLand)} />;
}

/** The kinds of unit of a listing, as tables; none where it has none. */
export function unitTables(listing: Queries.UnitTablesFragment): readonly UnitRows[] {
  const { details, unitTable, kinds } = listing;
  const sizeCell = (size: string) => (
    <>
      {size}
      <ConvertedArea text={size} isLand={isLand(kinds)} />
    </>
  );
  const tables = [
    {
      label: "Units and prices",
      columns: ["Type", "Size", "Price"],
      rows: details.units.map(({ type, size, price, offer }) => [
        type,
        sizeCell(size),
        <>
          {price}
          <ConvertedPrice offer={offer} />
          <ListingRate offer={offer} />
        </>,
      ]),
    },
    {
      label: "Units and sizes",
      columns: unitTable?.columns ?? [],
      rows: unitTable?.rows.map(({ unitType, size }) => [unitType, sizeCell(size)]) ?? [],
    },
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

export const unitTablesFragment = graphql`
  fragment UnitTables on Listing {
    kinds
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
