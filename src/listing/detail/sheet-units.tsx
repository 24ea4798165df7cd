import type { PropertyKind } from "../../catalogue/taxonomy";
import { belowUnitCell } from "./below-unit-cell";
import { CellTable } from "./cell-table";
import * as styles from "./print-sheet.module.css";
import type { UnitRows } from "./unit-tables";

/** Rows for which one page has room. */
const maxRows = 8;

/** Kinds of unit on the printed sheet; rows beyond that are counted, and are on the page itself. */
export function SheetUnits({
  table: { columns, rows },
  kinds,
}: {
  readonly table: UnitRows;
  readonly kinds: readonly PropertyKind[];
}) {
  if (rows.length === 0) return null;
  const left = rows.length - maxRows;
  return (
    <CellTable
      columns={columns}
      rows={rows.slice(0, maxRows)}
      className={styles.units}
      below={belowUnitCell(kinds)}
    >
      {left > 0 && (
        <tr>
          <td colSpan={columns.length}>And {left} more on the page of this property.</td>
        </tr>
      )}
    </CellTable>
  );
}
