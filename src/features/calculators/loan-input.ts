import { formatInr } from "../../catalogue/money";
import { readRupees } from "../../catalogue/read-amount";
import type { Loan } from "../../catalogue/emi";
import type { LoanDefaults } from "./loan-defaults";

export type LoanField = "amount" | "rate" | "years";

/** The three fields as typed. */
export type LoanTexts = Readonly<Record<LoanField, string>>;

export type LoanLimits = Pick<LoanDefaults, "maxAmount" | "maxRatePercent" | "maxYears">;

export interface LoanReading {
  /** Rupees, per cent a year and years; null where the field is invalid. */
  readonly amount: number | null;
  readonly rate: number | null;
  readonly years: number | null;
  /** Error messages per field. */
  readonly messages: Readonly<Partial<Record<LoanField, string>>>;
  /** Null unless all three fields are valid. */
  readonly loan: Loan | null;
}

/** "8.5", "8,5", "8.5 %", "20 years"; null for anything else, negative numbers among it. */
function readDecimal(text: string): number | null {
  const digits = /^\s*(\d{1,6}(?:[.,]\d{1,6})?)\s*(?:%|years?|yrs?)?\s*$/i.exec(text)?.[1];
  return digits === undefined ? null : Number(digits.replace(",", "."));
}

const within = (value: number | null, min: number, max: number) =>
  value !== null && value >= min && value <= max ? value : null;

/** One month is 0.083 years, which people type as 0.08. */
const leastYears = 0.08;

/** Reads the three fields; one that is empty, unreadable or out of range has a message that says what is accepted. */
export function readLoan(texts: LoanTexts, limits: LoanLimits): LoanReading {
  const amount = within(readRupees(texts.amount, "sale", null), 1, limits.maxAmount);
  const rate = within(readDecimal(texts.rate), 0, limits.maxRatePercent);
  const years = within(readDecimal(texts.years), leastYears, limits.maxYears);
  const messages = {
    ...(amount === null && {
      amount: `Enter an amount in rupees, up to ${formatInr(limits.maxAmount)}.`,
    }),
    ...(rate === null && { rate: `Enter a rate from 0 to ${limits.maxRatePercent}%.` }),
    ...(years === null && { years: `Enter a term of up to ${limits.maxYears} years.` }),
  };
  const isComplete = amount !== null && rate !== null && years !== null;
  const loan = isComplete
    ? { principal: amount, ratePercent: rate, months: Math.max(1, Math.round(years * 12)) }
    : null;
  return { amount, rate, years, messages, loan };
}
