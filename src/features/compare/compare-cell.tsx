import type { ComparedCell } from "../../catalogue/compared-home";
import type { DisplayUnits } from "../../visitor/display-units";
import * as styles from "./compare-table.module.css";
import { figureIn } from "./compared-in";

interface CompareCellProps {
  /** Null where the home says nothing. */
  readonly cell: ComparedCell | null;
  readonly units: DisplayUnits;
}

/** What a home has in a row, with the same figure in the units of the comparison. */
export function CompareCell({ cell, units }: CompareCellProps) {
  if (cell === null)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="vh">Not stated</span>
      </>
    );
  const other = figureIn(cell, units);
  return (
    <>
      {cell.href === null ? (
        cell.text
      ) : (
        <a className="link" href={cell.href} target="_blank" rel="noopener">
          {cell.text}
        </a>
      )}
      {other !== null && <span className={styles.other}>{other}</span>}
    </>
  );
}
