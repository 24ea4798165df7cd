import type { ReactNode } from "react";
import { ScrollBox } from "../../ui/scroll-box";
import * as styles from "./figure-table.module.css";

interface FigureTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  /** One cell per column; the first names its row. */
  readonly rows: readonly (readonly ReactNode[])[];
  readonly total?: readonly [name: string, sum: string];
}

export function FigureTable({ label, columns, rows, total }: FigureTableProps) {
  return (
    <ScrollBox label={label}>
      <table className={styles.table} aria-label={label}>
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
          {rows.map(([name, ...cells], at) => (
            <tr key={at}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={columns[column + 1]} className="num">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {total !== undefined && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={columns.length - 1}>
                {total[0]}
              </th>
              <td className="num">{total[1]}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </ScrollBox>
  );
}
