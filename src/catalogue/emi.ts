/** From data/loan.json; rupees, and per cent a year. `loanToValuePercent` is the most that the site assumes, even where the
 * caps of the Reserve Bank allow more: a loan above `aboveAmount` is at most `percent` of the price, in rising order. */
export type LoanTerms = NonNullable<Queries.ListingFilesQuery["loanDefaults"]>;

/** A loan of `amountInr` at the default rate and term. */
export function defaultLoan(terms: LoanTerms, amountInr = terms.amount): Loan {
  return { principal: amountInr, ratePercent: terms.ratePercent, months: terms.years * 12 };
}

/** The most a bank may lend, rounded down to ₹1,000; never less than the cap below allows:
 * 75% of ₹95 lakh is less than the ₹75 lakh that the cap of 80% reaches, so the loan is ₹75 lakh. */
export function loanForPrice(
  priceInr: number,
  { loanToValuePercent, loanToValueCaps, maxAmount }: LoanTerms,
): number {
  const maxOfEach = loanToValueCaps.map(({ percent }, at) =>
    Math.min(
      Math.floor((priceInr * Math.min(percent, loanToValuePercent)) / 100_000) * 1_000,
      loanToValueCaps[at + 1]?.aboveAmount ?? maxAmount,
    ),
  );
  return Math.min(Math.max(...maxOfEach), maxAmount);
}

/** Loan to value in per cent, to one decimal: 7500000 of 9500000 gives 78.9. */
export function loanToValue(amountInr: number, priceInr: number): number {
  return Math.round((amountInr / priceInr) * 1_000) / 10;
}

/** Principal in any currency, rate in per cent a year. */
export interface Loan {
  readonly principal: number;
  readonly ratePercent: number;
  readonly months: number;
}

/** Interest of one month as a fraction: 8.5 per cent a year gives 0.0070833…. */
export function monthlyRate({ ratePercent }: Pick<Loan, "ratePercent">): number {
  return ratePercent / 1_200;
}

/** EMI = P·r / (1 − (1+r)^−n), or P/n at rate 0; this form neither overflows nor loses precision. Not rounded.
 * Null unless the principal is positive, the rate not negative and the months a positive whole number. */
export function monthlyInstalment(loan: Loan): number | null {
  const { principal, ratePercent, months } = loan;
  if (!(principal > 0) || !(ratePercent >= 0) || !Number.isInteger(months) || months < 1) return null;
  const rate = monthlyRate(loan);
  const instalment =
    rate === 0 ? principal / months : (principal * rate) / -Math.expm1(-months * Math.log1p(rate));
  return Number.isFinite(instalment) ? instalment : null;
}

/** Instalment, interest and total, not rounded; null where there is no instalment. */
export function repaymentOf(loan: Loan) {
  const instalment = monthlyInstalment(loan);
  if (instalment === null) return null;
  const total = instalment * loan.months;
  return { instalment, interest: total - loan.principal, total };
}
