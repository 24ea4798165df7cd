import { graphql } from "gatsby";
import * as styles from "./registration-line.module.css";

interface RegistrationLineProps {
  readonly listing: Queries.RegistrationLineFragment;
  readonly className?: string;
}

/** Registration numbers of a listing as text on its card: RERA in India, the DLD permit in the Emirates
 * (docs/decisions/registration.md). */
export function RegistrationLine({ listing, className }: RegistrationLineProps) {
  const { kind, numbers } = listing.registration;
  if (numbers.length === 0) return null;
  return (
    <p className={className === undefined ? styles.line : `${styles.line} ${className}`}>
      <span className={styles.mark}>{registrationMark(kind)}</span>{" "}
      {numbers.map((number, index) => (
        <span key={number}>
          {number}
          {index < numbers.length - 1 && <br />}
        </span>
      ))}
    </p>
  );
}

export const registrationLineFragment = graphql`
  fragment RegistrationLine on Listing {
    registration {
      kind
      numbers
    }
  }
`;

/** Label of a listing's registration numbers: the mark of the register, by the kind of registration and not by the
 * listing's city (docs/decisions/registration.md). */
export function registrationMark(kind: string): "DLD permit" | "RERA" {
  return kind === "dld" ? "DLD permit" : "RERA";
}
