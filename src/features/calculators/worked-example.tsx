import { fillIn } from "../../lib/fill-in";
import type { Loan } from "./emi";
import { EmiFigures } from "./emi-figures";
import { describeLoan } from "./loan-defaults";

interface WorkedExampleProps {
  /** With `{loan}` where the loan is described. */
  readonly text: string;
  readonly loan: Loan;
}

/** The calculator before its fields are there, and without JavaScript: one loan worked out. */
export function WorkedExample({ text, loan }: WorkedExampleProps) {
  return (
    <>
      <p>{fillIn(text, { loan: describeLoan(loan) })}</p>
      <EmiFigures loan={loan} />
    </>
  );
}
