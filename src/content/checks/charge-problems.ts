import { readCharge } from "../cost-basis";
import { entryProblem, type ContentEntry } from "./content-entries";
import type { ContentProblem } from "./content-problem";
import { listAt, quoted, textAt } from "./values";

/** Charges that count towards the cost of a unit and whose amount cannot be read: it is too low then. */
export function unreadCharges(entry: ContentEntry): ContentProblem[] {
  return ["pricing", "additionalCharges"].flatMap((list) =>
    listAt(entry.value, "projectDetails", list).flatMap((row, at) => {
      const value = textAt(row, "value");
      if (textAt(row, "counts") === undefined || value === undefined || readCharge(value) !== null) return [];
      const message = `${quoted(value)} cannot be counted, so the cost of a unit leaves it out; write e.g. "5%", "₹2,50,000" or "₹150 / sq ft", or remove counts`;
      return [entryProblem(entry, ["projectDetails", list, at, "value"], message)];
    }),
  );
}
