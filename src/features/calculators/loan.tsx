import { graphql } from "gatsby";
import { formatInr } from "../../catalogue/money";
import { counted } from "../../lib/text";
import { type Loan, repaymentOf } from "../../catalogue/emi";
import * as styles from "./loan.module.css";

/** In rupees; nothing where they cannot be calculated. */
export function EmiFigures({ loan }: { readonly loan: Loan }) {
  const repayment = repaymentOf(loan);
  if (repayment === null) return null;
  const figures = [
    { label: "Monthly instalment (EMI)", amountInr: repayment.instalment },
    { label: "Total interest", amountInr: repayment.interest },
    { label: "Total to repay", amountInr: repayment.total },
  ];
  return (
    <dl className={`ruled ${styles.figures}`}>
      {figures.map(({ label, amountInr }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{formatInr(amountInr)}</dd>
        </div>
      ))}
    </dl>
  );
}

export type LoanDefaults = Queries.EmiDefaultsFragment;

/** 240 gives "20 years", 18 "1.5 years", 1 "1 month". */
export function formatTerm(months: number): string {
  return months < 12 ? counted(months, "month") : counted(Math.round(months / 1.2) / 10, "year");
}

/** "₹50,00,000 at 8.5% a year over 20 years". */
export function describeLoan({ principal, ratePercent, months }: Loan): string {
  return `${formatInr(principal)} at ${ratePercent}% a year over ${formatTerm(months)}`;
}

export const loanDefaultsFragment = graphql`
  fragment EmiDefaults on LoanDefaults {
    asOf
    note
    amount
    ratePercent
    years
    loanToValuePercent
    loanToValueCaps {
      aboveAmount
      percent
    }
    maxAmount
    maxRatePercent
    maxYears
  }
`;
