import { Fragment } from "react";
import * as styles from "./registration-plate.module.css";

interface RegistrationPlateProps {
  readonly number: string;
  /** "RERA" in India, "DLD permit" in Dubai. */
  readonly mark?: string;
  readonly small?: boolean;
}

/** Breaks after slashes, not within a group of digits. */
function breakable(number: string) {
  return number.split(/(?<=\/)/).map((part, at, { length }) => (
    <Fragment key={at}>
      {part}
      {at < length - 1 && <wbr />}
    </Fragment>
  ));
}

export function RegistrationPlate({ number, mark = "RERA", small = false }: RegistrationPlateProps) {
  return (
    <span className={small ? `${styles.plate} ${styles.small}` : styles.plate}>
      <span className={styles.mark}>{mark}</span>
      <span className={styles.number}>{breakable(number)}</span>
    </span>
  );
}
