import { ScrollBox } from "../../ui/scroll-box";
import { formatInr } from "../../catalogue/money";
import * as styles from "./yearly-table.module.css";
import type { LoanYear } from "./yearly-schedule";

/** The figures of the chart as a table, closed at first. */
export function YearlyTable({ years }: { readonly years: readonly LoanYear[] }) {
  return (
    <details className={styles.details}>
      <summary className="link tap">Show the years as a table</summary>
      <ScrollBox label="Repayment year by year">
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
      </ScrollBox>
    </details>
  );
}
