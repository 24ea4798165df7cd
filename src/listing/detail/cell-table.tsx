import type { ReactNode } from "react";

interface CellTableProps {
  readonly columns: readonly string[];
  /** One cell per column; the first names its row. */
  readonly rows: readonly (readonly ReactNode[])[];
  readonly className: string | undefined;
  readonly cellClassName?: string;
  readonly label?: string;
  readonly foot?: ReactNode;
  readonly children?: ReactNode;
}

export function CellTable(props: CellTableProps) {
  const { columns, rows, className, cellClassName, label, foot, children } = props;
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
        {rows.map(([name, ...cells], at) => (
          <tr key={at}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={column} className={cellClassName}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
        {children}
      </tbody>
      {foot}
    </table>
  );
}
