import type { ReactNode } from "react";

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
