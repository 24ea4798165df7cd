import { fillIn } from "../../lib/fill-in";
import { formatDate } from "../../lib/dates";
import { lazyPart, useLazyPart } from "../../ui/hooks";
import { describeLoan, EmiFigures, type LoanDefaults } from "./loan";
import { defaultLoan } from "../../catalogue/emi";
import * as styles from "./loan-calculator.module.css";

/** Chunk of the calculator's fields and chart. */
const emiForm = lazyPart(() => import("./emi-form"));

interface LoanCalculatorProps {
  /** Text of the worked example, with `{loan}` where the loan is described. */
  readonly example: string;
  readonly defaults: LoanDefaults;
  /** Initial amount of the loan, in rupees. */
  readonly amountInr: number;
  /** With the chart and the table of years below the figures. */
  readonly hasSchedule?: boolean;
  /** Whether the fields are to be loaded. */
  readonly isWanted: boolean;
}

/**
 * A loan as a worked example, which is all that visitors without JavaScript see, and which the fields replace once they are
 * wanted; below it the rate they start with, and of which day.
 */
export function LoanCalculator({ example, isWanted, ...form }: LoanCalculatorProps) {
  const { defaults, amountInr } = form;
  const part = useLazyPart(emiForm, isWanted);
  const loan = defaultLoan(defaults, amountInr);
  return (
    <>
      {part === null ? (
        <>
          <p>{fillIn(example, { loan: describeLoan(loan) })}</p>
          <EmiFigures loan={loan} />
        </>
      ) : (
        <part.EmiForm {...form} />
      )}
      <p className={styles.note}>
        {defaults.ratePercent}% as of {formatDate(defaults.asOf)}. {defaults.note}
      </p>
    </>
  );
}
