import { fillIn } from "../../lib/fill-in";
import type { Loan } from "../../catalogue/emi";
import { EmiFigures } from "./emi-figures";
import { describeLoan } from "./loan-defaults";

interface WorkedExampleProps {
  /** With `{loan}` where the loan is described. */
  readonly text: string;
  readonly loan: Loan;
}

/** Shown before the calculator is loaded, and without JavaScript: the figures of one loan. */
export function WorkedExample({ text, loan }: WorkedExampleProps) {
  return (
    <>
      <p>{fillIn(text, { loan: describeLoan(loan) })}</p>
      <EmiFigures loan={loan} />
    </>
  );
}
