import type { Loan } from "./emi";

/** What data/loan.json says of a loan by default; amounts in rupees. */
export interface LoanTerms {
  readonly amount: number;
  /** Per cent a year. */
  readonly ratePercent: number;
  readonly years: number;
  /** Per cent of the price that a bank lends. */
  readonly loanToValuePercent: number;
  readonly maxAmount: number;
}

/** The loan of the worked example: the default amount, or `amountInr`, at the default rate and term. */
export function defaultLoan(terms: LoanTerms, amountInr = terms.amount): Loan {
  return { principal: amountInr, ratePercent: terms.ratePercent, months: terms.years * 12 };
}

/** The loan that a bank gives for a price in rupees, rounded down to a thousand and at most what the field accepts. */
export function loanForPrice(priceInr: number, { loanToValuePercent, maxAmount }: LoanTerms): number {
  return Math.min(Math.floor((priceInr * loanToValuePercent) / 100_000) * 1_000, maxAmount);
}
