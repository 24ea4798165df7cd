/**
 * A home that is said to stand in one field and to be unfinished in another would be found by both filters, and asks for
 * a registration or for none (docs/decisions/a7-one-spelling.md, docs/decisions/e2-registration-check.md).
 */
import { parseConstruction } from "../../catalogue/taxonomy";
import { entryProblem, type ContentEntry } from "./content-entries";
import { formatFieldPath, type ContentProblem, type FieldPath } from "./content-problem";
import type { Finding } from "./finding";
import { listAt, quoted, textAt } from "./values";

type Progress = "standing" | "unfinished";

interface Said {
  readonly path: FieldPath;
  readonly text: string;
  readonly progress: Progress;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** A project stays "Launched" from its first day until long after it stands. */
function progressOf(text: string): Progress | null {
  const status = parseConstruction(text);
  if (status === null || status === "launched") return null;
  return status === "readyToMove" ? "standing" : "unfinished";
}

/** What each field of a listing says of its progress; the stage speaks first. */
function statements(entry: ContentEntry): Said[] {
  const categories = listAt(entry.value, "categories").map((_, index): FieldPath => ["categories", index]);
  const fields: FieldPath[] = [
    ["stage"],
    ["constructionStatus"],
    ["status"],
    ["summary", "stage"],
    ...categories,
    ["possession"],
  ];
  return fields.flatMap((path) => {
    const text = textAt(entry.value, ...path);
    if (text === undefined) return [];
    const progress = path[0] === "possession" && /^immediate/i.test(text) ? "standing" : progressOf(text);
    return progress === null ? [] : [{ path, text, progress }];
  });
}

/** Each field that contradicts the first one that tells the stage. */
export function stageContradictions(entry: ContentEntry): ContentProblem[] {
  const [first, ...others] = statements(entry);
  if (first === undefined) return [];
  return others
    .filter(({ progress }) => progress !== first.progress)
    .map(({ path, text }) =>
      entryProblem(
        entry,
        path,
        `${quoted(text)} contradicts ${formatFieldPath(first.path)} ${quoted(first.text)}; a home stands or does not yet: make them agree`,
      ),
    );
}

/** A month of possession ("Mar 2028") that is over while the home is still unfinished; `today` is "2026-11-20". */
export function overduePossession(entry: ContentEntry, today: string): Finding[] {
  const [first] = statements(entry);
  const text = textAt(entry.value, "possession");
  const [, month = "", year] = /\b([a-z]{3})[a-z]*\.?,? (\d{4})\b/i.exec(text ?? "") ?? [];
  const number = months.indexOf(month.toLowerCase()) + 1;
  if (first?.progress !== "unfinished" || year === undefined || number === 0) return [];
  if (`${year}-${String(number).padStart(2, "0")}` >= today.slice(0, 7)) return [];
  const message = `${quoted(text)} is over though ${formatFieldPath(first.path)} is ${quoted(first.text)}; write the new date, or that the home is ready`;
  return [{ severity: "warning", problem: entryProblem(entry, ["possession"], message) }];
}
