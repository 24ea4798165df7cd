import { formatInr } from "../../catalogue/money";
import { repaymentOf, type Loan } from "../../catalogue/emi";
import * as styles from "./emi-figures.module.css";

/** Instalment, interest and total of a loan in rupees; renders nothing when they cannot be calculated. */
export function EmiFigures({ loan }: { readonly loan: Loan }) {
  const repayment = repaymentOf(loan);
  if (repayment === null) return null;
  const figures = [
    { label: "Monthly instalment (EMI)", amountInr: repayment.instalment },
    { label: "Total interest", amountInr: repayment.interest },
    { label: "Total to repay", amountInr: repayment.total },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, amountInr }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{formatInr(amountInr)}</dd>
        </div>
      ))}
    </dl>
  );
}
