import type { ReactNode } from "react";

interface CellTableProps {
  readonly columns: readonly string[];
  /** One cell per column. */
  readonly rows: readonly (readonly string[])[];
  readonly className: string | undefined;
  /** Accessible name. */
  readonly label?: string;
  /** Further rows. */
  readonly children?: ReactNode;
}

/** A table of texts with a head. */
export function CellTable({ columns, rows, className, label, children }: CellTableProps) {
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
            {cells.map((cell, column) => (
              <td key={columns[column]}>{cell}</td>
            ))}
          </tr>
        ))}
        {children}
      </tbody>
    </table>
  );
}
