import { formatInr } from "../../lib/money";
import * as styles from "./yearly-table.module.css";
import type { LoanYear } from "./yearly-schedule";

/** What scrolls sideways on a phone must be reachable by keyboard. */
const scroller = { role: "group", tabIndex: 0 } as const;

/** The figures of the chart, folded up below it. */
export function YearlyTable({ years }: { readonly years: readonly LoanYear[] }) {
  return (
    <details className={styles.details}>
      <summary className="link tap">Show the years as a table</summary>
      <div className={styles.scroll} aria-label="Repayment year by year" {...scroller}>
        <table className={`num ${styles.table}`} aria-label="Repayment year by year">
          <thead>
            <tr>
              <th scope="col">Year</th>
              <th scope="col">Loan repaid</th>
              <th scope="col">Interest</th>
              <th scope="col">Left to repay</th>
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, principal, interest, balance }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                <td>{formatInr(principal)}</td>
                <td>{formatInr(interest)}</td>
                <td>{formatInr(balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
