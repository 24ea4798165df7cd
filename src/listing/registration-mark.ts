/**
 * What stands before a listing's registration numbers: the mark of the register they are in, by what the listing has
 * and not by the name of its city (docs/decisions/e1-registration-block.md).
 */
export function registrationMark(kind: string): "DLD permit" | "RERA" {
  return kind === "dld" ? "DLD permit" : "RERA";
}
