import * as styles from "./print-sheet.module.css";

/** Rows for which one page has room. */
const maxRows = 8;

interface SheetUnitsProps {
  readonly columns: readonly string[];
  /** One cell per column. */
  readonly rows: readonly (readonly string[])[];
}

/** Kinds of unit on the printed sheet; rows beyond that are counted, and are on the page itself. */
export function SheetUnits({ columns, rows }: SheetUnitsProps) {
  if (rows.length === 0) return null;
  const left = rows.length - maxRows;
  return (
    <table className={styles.units}>
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
        {rows.slice(0, maxRows).map((cells, at) => (
          <tr key={at}>
            {cells.map((cell, column) => (
              <td key={columns[column]}>{cell}</td>
            ))}
          </tr>
        ))}
        {left > 0 && (
          <tr>
            <td colSpan={columns.length}>And {left} more on the page of this property.</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
