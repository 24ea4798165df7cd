import { Fragment } from "react";
import * as styles from "./rera-plate.module.css";

interface ReraPlateProps {
  readonly number: string;
  /** "RERA" in India, "DLD permit" in Dubai. */
  readonly mark?: string;
  readonly small?: boolean;
}

/** The number, which may break after each slash, so that a narrow plate does not divide a group of digits. */
function breakable(number: string) {
  return number.split(/(?<=\/)/).map((part, at, { length }) => (
    <Fragment key={at}>
      {part}
      {at < length - 1 && <wbr />}
    </Fragment>
  ));
}

/** A gold label and the registration number, which breaks anywhere if it must and is never shortened. */
export function ReraPlate({ number, mark = "RERA", small = false }: ReraPlateProps) {
  return (
    <span className={small ? `${styles.plate} ${styles.small}` : styles.plate}>
      <span className={styles.mark}>{mark}</span>
      <span className={styles.number}>{breakable(number)}</span>
    </span>
  );
}
