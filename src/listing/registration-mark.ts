/** What stands before a listing's registration numbers: the mark of the regulator's register (decision E1). */
export function registrationMark(isDubai: boolean): "DLD permit" | "RERA" {
  return isDubai ? "DLD permit" : "RERA";
}
