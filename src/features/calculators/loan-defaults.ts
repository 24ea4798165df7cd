import { graphql } from "gatsby";
import { formatInr } from "../../catalogue/money";
import type { Loan } from "../../catalogue/emi";

/** data/loan.json. */
export type LoanDefaults = Queries.EmiDefaultsFragment;

/** A term in words: 240 gives "20 years", 12 "1 year", 18 "1.5 years", 1 "1 month". */
export function formatTerm(months: number): string {
  if (months < 12) return months === 1 ? "1 month" : `${months} months`;
  const years = Math.round(months / 1.2) / 10;
  return years === 1 ? "1 year" : `${years} years`;
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
