import { monthlyInstalment, monthlyRate, type Loan } from "../../catalogue/emi";

/** Principal and interest paid in one year, in the currency of the loan; the last year may be shorter. */
export interface LoanYear {
  /** From 1. */
  readonly year: number;
  /** Part of the instalments that repays the loan. */
  readonly principal: number;
  readonly interest: number;
  /** Owed at the end of the year. */
  readonly balance: number;
}

/** The balance after `paid` instalments, in closed form, so that rounding errors do not add up. */
function balanceAfter(loan: Loan, paid: number): number {
  const { principal, months } = loan;
  if (paid >= months) return 0;
  const growth = Math.log1p(monthlyRate(loan));
  const repaid = growth === 0 ? paid / months : Math.expm1(paid * growth) / Math.expm1(months * growth);
  return principal * (1 - repaid);
}

/** The loan year by year; empty where it has no instalment. Principal and interest of all years add up to the total. */
export function yearlySchedule(loan: Loan): readonly LoanYear[] {
  const instalment = monthlyInstalment(loan);
  if (instalment === null) return [];
  return Array.from({ length: Math.ceil(loan.months / 12) }, (_, at) => {
    const from = at * 12;
    const to = Math.min(from + 12, loan.months);
    const balance = balanceAfter(loan, to);
    const principal = balanceAfter(loan, from) - balance;
    // Without interest rounding would leave a negative one, which a bar of the chart cannot be high.
    const interest = Math.max(0, instalment * (to - from) - principal);
    return { year: at + 1, principal, interest, balance };
  });
}
