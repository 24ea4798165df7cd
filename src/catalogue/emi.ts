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
/** The monthly instalment (EMI), interest and total of a loan that is repaid in equal monthly instalments. */

export interface Loan {
  /** In any currency; the results are in the same one. */
  readonly principal: number;
  /** Per cent a year, e.g. 8.5; 0 for a loan without interest. */
  readonly ratePercent: number;
  /** Number of instalments. */
  readonly months: number;
}

export interface Repayment {
  /** Each month. */
  readonly instalment: number;
  /** Over the whole term. */
  readonly interest: number;
  /** Principal and interest. */
  readonly total: number;
}

/** Interest of one month as a fraction: 8.5 per cent a year gives 0.0070833…. */
export function monthlyRate({ ratePercent }: Pick<Loan, "ratePercent">): number {
  return ratePercent / 1_200;
}

/**
 * EMI = P·r·(1+r)^n / ((1+r)^n − 1), and P/n at a rate of 0. Written as P·r / (1 − (1+r)^−n), which is the same and
 * neither overflows at long terms nor loses precision at tiny rates. Not rounded. Null unless the principal is
 * positive, the rate is not negative, the months are a positive whole number and the result is finite.
 */
export function monthlyInstalment(loan: Loan): number | null {
  const { principal, ratePercent, months } = loan;
  if (!(principal > 0) || !(ratePercent >= 0) || !Number.isInteger(months) || months < 1) return null;
  const rate = monthlyRate(loan);
  const instalment =
    rate === 0 ? principal / months : (principal * rate) / -Math.expm1(-months * Math.log1p(rate));
  return Number.isFinite(instalment) ? instalment : null;
}

/** Instalment, interest and total over the term, not rounded; null where there is no instalment. */
export function repaymentOf(loan: Loan): Repayment | null {
  const instalment = monthlyInstalment(loan);
  if (instalment === null) return null;
  const total = instalment * loan.months;
  return { instalment, interest: total - loan.principal, total };
}
