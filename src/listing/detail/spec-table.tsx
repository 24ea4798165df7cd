import * as styles from "./spec-table.module.css";

interface Row {
  readonly label: string;
  readonly value: string;
}

/** Label left, value right, between hairlines. */
export function SpecTable({ rows, label }: { readonly rows: readonly Row[]; readonly label: string }) {
  if (rows.length === 0) return null;
  return (
    <table className={styles.spec} aria-label={label}>
      <tbody>
        {rows.map(({ label: name, value }, at) => (
          // Editors may give two rows one label.
          <tr key={at}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface UnitTableProps {
  readonly columns: readonly string[];
  /** One cell per column; the last column is set to the right where there are three. */
  readonly rows: readonly (readonly string[])[];
  readonly label: string;
}

/** Kinds of unit: type in serif, price right; on a phone the size stands below the type. */
export function UnitTable({ columns, rows, label }: UnitTableProps) {
  return (
    <table
      className={`${styles.spec} ${styles.unit} ${columns.length === 3 ? styles.priced : ""}`}
      aria-label={label}
    >
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
      </tbody>
    </table>
  );
}
