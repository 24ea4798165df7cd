import type { Loan } from "./emi";

/** What data/loan.json says of a loan by default; amounts in rupees. */
export interface LoanTerms {
  readonly amount: number;
  /** Per cent a year. */
  readonly ratePercent: number;
  readonly years: number;
  /** Per cent of the price that the site reckons with at most, whatever the caps allow. */
  readonly loanToValuePercent: number;
  /** The Reserve Bank's caps: loans of more than `aboveAmount` are at most `percent` of the price; in rising order. */
  readonly loanToValueCaps: readonly { readonly aboveAmount: number; readonly percent: number }[];
  readonly maxAmount: number;
}

/** The loan of the worked example: the default amount, or `amountInr`, at the default rate and term. */
export function defaultLoan(terms: LoanTerms, amountInr = terms.amount): Loan {
  return { principal: amountInr, ratePercent: terms.ratePercent, months: terms.years * 12 };
}

/**
 * The largest loan that a bank may give for a price in rupees, rounded down to a thousand and at most what the field
 * accepts. Where the next cap would give less than the amount from which it holds, the loan is that amount: 75% of
 * ₹95 lakh is less than the ₹75 lakh that the cap of 80% reaches.
 */
export function loanForPrice(
  priceInr: number,
  { loanToValuePercent, loanToValueCaps, maxAmount }: LoanTerms,
): number {
  const mostOfEach = loanToValueCaps.map(({ percent }, at) =>
    Math.min(
      Math.floor((priceInr * Math.min(percent, loanToValuePercent)) / 100_000) * 1_000,
      loanToValueCaps[at + 1]?.aboveAmount ?? maxAmount,
    ),
  );
  return Math.min(Math.max(...mostOfEach), maxAmount);
}

/** The share of a price that a loan is, in per cent to one decimal: 7500000 of 9500000 gives 78.9. */
export function loanToValue(amountInr: number, priceInr: number): number {
  return Math.round((amountInr / priceInr) * 1_000) / 10;
}
