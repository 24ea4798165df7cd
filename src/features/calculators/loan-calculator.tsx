import { interpolate } from "../../lib/interpolate";
import { formatDate } from "../../lib/dates";
import { lazyPart, useLazyPart } from "../../ui/hooks";
import type { EmiFormProps } from "./emi-form";
import { describeLoan, EmiFigures } from "./loan";
import { defaultLoan } from "../../catalogue/emi";
import * as styles from "./loan.module.css";

const emiForm = lazyPart(() => import("./emi-form"));

interface LoanCalculatorProps extends EmiFormProps {
  /** With `{loan}` where the loan is described. */
  readonly example: string;
  readonly isNeeded: boolean;
}

/** A worked example, all that there is without JavaScript, which the fields replace once wanted. */
export function LoanCalculator({ example, isNeeded, ...form }: LoanCalculatorProps) {
  const { defaults, amountInr } = form;
  const part = useLazyPart(emiForm, isNeeded);
  const loan = defaultLoan(defaults, amountInr);
  return (
    <>
      {part === null ? (
        <>
          <p>{interpolate(example, { loan: describeLoan(loan) })}</p>
          <EmiFigures loan={loan} />
        </>
      ) : (
        <part.EmiForm {...form} />
      )}
      <p className={`note ${styles.note}`}>
        {defaults.ratePercent}% as of {formatDate(defaults.asOf)}. {defaults.note}
      </p>
    </>
  );
}
