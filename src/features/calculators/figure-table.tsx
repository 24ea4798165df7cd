import type { ReactNode } from "react";
import { CellTable } from "../../listing/detail/cell-table";
import { ScrollBox } from "../../ui/scroll-box";
import * as styles from "./figure-table.module.css";

interface FigureTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
  readonly total?: string;
}

export function FigureTable({ label, columns, rows, total }: FigureTableProps) {
  const foot = total !== undefined && (
    <tfoot>
      <tr>
        <th scope="row" colSpan={columns.length - 1}>
          Total
        </th>
        <td className="num">{total}</td>
      </tr>
    </tfoot>
  );
  return (
    <ScrollBox label={label}>
      <CellTable
        label={label}
        columns={columns}
        rows={rows}
        className={styles.table}
        cellClassName="num"
        foot={foot}
      />
    </ScrollBox>
  );
}
