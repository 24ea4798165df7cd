import type { ReactNode } from "react";
import type { PropertyKind } from "../../catalogue/taxonomy";
import * as styles from "./spec-table.module.css";
import { isLand } from "../../catalogue/is-land";
import { ConvertedArea, ConvertedUnitPrice } from "../converted";

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
  table: { columns, rows, label },
  kinds,
}: {
  readonly table: UnitRows;
  readonly kinds: readonly PropertyKind[];
}) {
  return (
    <CellTable
      columns={columns}
      rows={rows}
      className={`${styles.spec} ${styles.unit} ${columns.length === 3 ? styles.priced : ""}`}
      label={label}
      below={belowUnitCell(kinds)}
    />
  );
}

/** Columns of a table of units (unit-tables.ts) after the type of unit. */
const sizeColumn = 1;
const priceColumn = 2;

/** What stands below a cell of a table of units: the size or price in other units, and what a square foot costs. */
export const belowUnitCell =
  (kinds: readonly PropertyKind[]) =>
  (cells: readonly string[], column: number): ReactNode => {
    const [, size = "", price = ""] = cells;
    if (column === sizeColumn) return <ConvertedArea text={size} isLand={isLand(kinds)} />;
    return column === priceColumn ? <ConvertedUnitPrice price={price} size={size} /> : null;
  };

interface CellTableProps {
  readonly columns: readonly string[];
  /** One cell per column. */
  readonly rows: readonly (readonly string[])[];
  readonly className: string | undefined;
  /** Accessible name. */
  readonly label?: string;
  /** What stands below the text of a cell, if anything; `column` counts from 0. */
  readonly below?: (cells: readonly string[], column: number) => ReactNode;
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
                  {below?.(cells, column)}
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

interface UnitSource {
  readonly details: {
    readonly units: readonly { readonly type: string; readonly size: string; readonly price: string }[];
  };
  readonly unitTable: {
    readonly columns: readonly string[];
    readonly rows: readonly { readonly unitType: string; readonly size: string }[];
  } | null;
}

/** Kinds of unit as a table. */
export interface UnitRows {
  readonly label: string;
  readonly columns: readonly string[];
  /** One cell per column. */
  readonly rows: readonly (readonly string[])[];
}

/** The kinds of unit of a listing, as tables; none where it has none. */
export function unitTables({ details: { units }, unitTable }: UnitSource): readonly UnitRows[] {
  const priced = {
    label: "Units and prices",
    columns: ["Type", "Size", "Price"],
    rows: units.map(({ type, size, price }) => [type, size, price]),
  };
  const sized = unitTable && {
    label: "Units and sizes",
    columns: unitTable.columns,
    rows: unitTable.rows.map(({ unitType, size }) => [unitType, size]),
  };
  return [...(units.length > 0 ? [priced] : []), ...(sized === null ? [] : [sized])];
}
