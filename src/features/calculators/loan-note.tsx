import { formatDate } from "../../lib/dates";
import type { LoanDefaults } from "./loan-defaults";
import * as styles from "./loan-note.module.css";

/** Says which rate the fields start with, and of which day. */
export function LoanNote({ defaults }: { readonly defaults: LoanDefaults }) {
  const { note, asOf, ratePercent } = defaults;
  return (
    <p className={styles.note}>
      {ratePercent}% as of {formatDate(asOf)}. {note}
    </p>
  );
}
