import { formatCompactInr, formatInr } from "../../catalogue/money";
import { type Loan, monthlyInstalment, monthlyRate } from "../../catalogue/emi";
import { CellTable } from "../../listing/detail/cell-table";
import { ScrollBox } from "../../ui/scroll-box";
import * as styles from "./yearly-chart.module.css";

/** In closed form, so that rounding errors do not add up. */
function balanceAfter(loan: Loan, paid: number): number {
  const { principal, months } = loan;
  if (paid >= months) return 0;
  const growth = Math.log1p(monthlyRate(loan));
  const repaid = growth === 0 ? paid / months : Math.expm1(paid * growth) / Math.expm1(months * growth);
  return principal * (1 - repaid);
}

/** In the currency of the loan, `balance` as owed at the end of the year; empty where the loan has no instalment.
 * Principal and interest add up to the total. */
export function yearlySchedule(loan: Loan) {
  const instalment = monthlyInstalment(loan);
  if (instalment === null) return [];
  return Array.from({ length: Math.ceil(loan.months / 12) }, (_, at) => {
    const from = at * 12;
    const to = Math.min(from + 12, loan.months);
    const balance = balanceAfter(loan, to);
    const principal = balanceAfter(loan, from) - balance;
    // Rounding could leave a negative amount, which no bar can show.
    const interest = Math.max(0, instalment * (to - from) - principal);
    return { year: at + 1, principal, interest, balance };
  });
}

type LoanYear = Readonly<ReturnType<typeof yearlySchedule>[number]>;

function YearlyTable({ years }: { readonly years: readonly LoanYear[] }) {
  return (
    <details className={styles.details}>
      <summary className="link tap">Show the years as a table</summary>
      <ScrollBox label="Repayment year by year">
        <CellTable
          label="Repayment year by year"
          className={`num ${styles.table}`}
          columns={["Year", "Loan repaid", "Interest", "Left to repay"]}
          rows={years.map(({ year, principal, interest, balance }) => [
            year,
            formatInr(principal),
            formatInr(interest),
            formatInr(balance),
          ])}
        />
      </ScrollBox>
    </details>
  );
}

/** Units of the SVG's viewBox; CSS stretches both. */
const yearWidth = 10;
const barWidth = 7;
const height = 100;

function describeYear({ year, principal, interest }: LoanYear): string {
  return `year ${year}: ${formatCompactInr(principal)} of the loan and ${formatCompactInr(interest)} interest`;
}

export function YearlyChart({ loan }: { readonly loan: Loan }) {
  const years = yearlySchedule(loan);
  if (years.length === 0) return null;
  const maxTotal = Math.max(...years.map(({ principal, interest }) => principal + interest));
  const ends = years.filter(({ year }) => year === 1 || year === years.length);
  return (
    <figure className={styles.figure}>
      <figcaption className={`spread ${styles.caption}`}>
        <span className={styles.title}>Year by year</span>
        <span className={styles.key}>
          <span className={styles.principal}>Loan repaid</span>
          <span className={styles.interest}>Interest</span>
        </span>
      </figcaption>
      <p className={styles.scale} aria-hidden="true">
        {formatCompactInr(maxTotal)} a year
      </p>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${years.length * yearWidth} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`What each year pays. In ${ends.map(describeYear).join("; in ")}.`}
      >
        {years.map((loanYear, at) => {
          const principal = (loanYear.principal / maxTotal) * height;
          const interest = (loanYear.interest / maxTotal) * height;
          const bar = { x: at * yearWidth + (yearWidth - barWidth) / 2, width: barWidth };
          return (
            <g key={loanYear.year}>
              <rect
                className={styles.interestBar}
                {...bar}
                y={height - principal - interest}
                height={interest}
              />
              <rect className={styles.principalBar} {...bar} y={height - principal} height={principal} />
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
