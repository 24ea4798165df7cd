import type { Loan } from "./emi";
import { EmiFigures } from "./emi-figures";
import { describeLoan } from "./loan-defaults";

/** The calculator before its fields are there, and without JavaScript: one loan worked out. */
export function WorkedExample({ loan }: { readonly loan: Loan }) {
  return (
    <>
      <p>For example, {describeLoan(loan)}:</p>
      <EmiFigures loan={loan} />
    </>
  );
}
