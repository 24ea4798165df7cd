import { formatDate } from "../../lib/dates";
import type { LoanDefaults } from "./loan-defaults";
import * as styles from "./loan-note.module.css";

/** What the rate in the fields is, and of which day. */
export function LoanNote({ defaults }: { readonly defaults: LoanDefaults }) {
  const { note, asOf, ratePercent } = defaults;
  return (
    <p className={styles.note}>
      {ratePercent}% as of {formatDate(asOf)}. {note}
    </p>
  );
}
