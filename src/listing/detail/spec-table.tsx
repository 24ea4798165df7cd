import type { ReactNode } from "react";
import type { PropertyKind } from "../../catalogue/taxonomy";
import { belowUnitCell } from "./below-unit-cell";
import { CellTable } from "./cell-table";
import * as styles from "./spec-table.module.css";
import type { UnitRows } from "./unit-tables";

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
