import { formatCompactInr } from "../../catalogue/money";
import type { Loan } from "../../catalogue/emi";
import * as styles from "./yearly-chart.module.css";
import { yearlySchedule, type LoanYear } from "./yearly-schedule";
import { YearlyTable } from "./yearly-table";

/** Units of the SVG's viewBox: a year is 10 wide, the highest bar 100 high; CSS stretches both. */
const yearWidth = 10;
const barWidth = 7;
const height = 100;

const paidIn = ({ principal, interest }: LoanYear) => principal + interest;

function describeYear({ year, principal, interest }: LoanYear): string {
  return `year ${year}: ${formatCompactInr(principal)} of the loan and ${formatCompactInr(interest)} interest`;
}

/** Principal and interest of each year as stacked bars, with a table of the same figures. */
export function YearlyChart({ loan }: { readonly loan: Loan }) {
  const years = yearlySchedule(loan);
  const [first] = years;
  const last = years.at(-1);
  if (first === undefined || last === undefined) return null;
  const highest = Math.max(...years.map(paidIn));
  const ends = years.length === 1 ? [first] : [first, last];
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span className={styles.title}>Year by year</span>
        <span className={styles.key}>
          <span className={styles.principal}>Loan repaid</span>
          <span className={styles.interest}>Interest</span>
        </span>
      </figcaption>
      <p className={styles.scale} aria-hidden="true">
        {formatCompactInr(highest)} a year
      </p>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${years.length * yearWidth} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`What each year pays. In ${ends.map(describeYear).join("; in ")}.`}
      >
        {years.map((loanYear, at) => {
          const principal = (loanYear.principal / highest) * height;
          const interest = (loanYear.interest / highest) * height;
          const x = at * yearWidth + (yearWidth - barWidth) / 2;
          return (
            <g key={loanYear.year}>
              <rect
                className={styles.interestBar}
                x={x}
                y={height - principal - interest}
                width={barWidth}
                height={interest}
              />
              <rect
                className={styles.principalBar}
                x={x}
                y={height - principal}
                width={barWidth}
                height={principal}
              />
            </g>
          );
        })}
      </svg>
      <p className={styles.ends} aria-hidden="true">
        {ends.map(({ year }) => (
          <span key={year}>Year {year}</span>
        ))}
      </p>
      <YearlyTable years={years} />
    </figure>
  );
}
