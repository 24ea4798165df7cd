import { entryProblem, type ContentEntry } from "./content-entries";
import type { ContentProblem } from "./content-problem";
import { listAt, textAt, valueAt } from "./values";

/** `papers` that name no paper: their section would be empty. */
export function papersWithoutPaper(entry: ContentEntry): ContentProblem[] {
  if (valueAt(entry.value, ["papers"]) === undefined) return [];
  const named = ["title", "khata", "plan", "certificate"].some(
    (paper) => textAt(entry.value, "papers", paper) !== undefined,
  );
  if (named || listAt(entry.value, "papers", "banks").length > 0) return [];
  const message = "names no paper; write title, khata, plan, certificate or banks, or leave papers out";
  return [entryProblem(entry, ["papers"], message)];
}
