/** The calendar day of a moment in India: "2026-11-20". */
export function dayInIndia(moment: Date): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(moment);
}
