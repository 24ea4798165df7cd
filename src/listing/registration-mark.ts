/**
 * What stands before a listing's registration numbers: the mark of the regulator's register
 * (docs/decisions/e1-registration-block.md).
 */
export function registrationMark(isDubai: boolean): "DLD permit" | "RERA" {
  return isDubai ? "DLD permit" : "RERA";
}
