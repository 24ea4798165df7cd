import * as styles from "./rera-plate.module.css";

interface ReraPlateProps {
  readonly number: string;
  /** "RERA" in India, "DLD permit" in Dubai. */
  readonly mark?: string;
  readonly small?: boolean;
}

/** The mark of trust: a gold cell and the registration number. It breaks anywhere and is never cut. */
export function ReraPlate({ number, mark = "RERA", small = false }: ReraPlateProps) {
  return (
    <span className={small ? `${styles.plate} ${styles.small}` : styles.plate}>
      <span className={styles.mark}>{mark}</span>
      <span className={styles.number}>{number}</span>
    </span>
  );
}
