import { graphql } from "gatsby";
import { formatInr } from "../../catalogue/money";
import type { Loan } from "./emi";

/** data/loan.json. */
export type LoanDefaults = Queries.EmiDefaultsFragment;

/** The loan of the worked example: the default amount, or `amountInr`, at the default rate and term. */
export function defaultLoan(defaults: LoanDefaults, amountInr = defaults.amount): Loan {
  return { principal: amountInr, ratePercent: defaults.ratePercent, months: defaults.years * 12 };
}

/** The loan that a bank gives for a price in rupees, rounded down to a thousand and at most what the field accepts. */
export function loanForPrice(priceInr: number, { loanToValuePercent, maxAmount }: LoanDefaults): number {
  return Math.min(Math.floor((priceInr * loanToValuePercent) / 100_000) * 1_000, maxAmount);
}

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
    maxAmount
    maxRatePercent
    maxYears
  }
`;
