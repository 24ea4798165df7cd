/**
 * Label of a listing's registration numbers: the mark of the register, by the kind of registration and not by the
 * listing's city (docs/decisions/e1-registration-block.md).
 */
export function registrationMark(kind: string): "DLD permit" | "RERA" {
  return kind === "dld" ? "DLD permit" : "RERA";
}
