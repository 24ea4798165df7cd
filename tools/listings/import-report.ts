import type { ImportPlan } from "./plan-import";

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;

/** Longest text of a change that is shown whole, in characters. */
const shownLength = 80;

function shown(text: string): string {
  if (text === "") return "nothing";
  const line = text.replaceAll("\n", " ⏎ ");
  return `"${line.length > shownLength ? `${line.slice(0, shownLength - 1)}…` : line}"`;
}

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? "" : `${title}\n${lines.map((line) => `  ${line}\n`).join("")}\n`;

/** What an import would change, home by home and field by field, and everything that stands in its way. */
export function importReport(plan: ImportPlan): string {
  const { added, changed, unchanged, missing, faults, warnings, pictures } = plan;
  const changes = changed.flatMap(({ slug, changes: fields }) =>
    fields.map(
      ({ column, before, after }) => `${slug} › ${column}: ${shown(before)} becomes ${shown(after)}`,
    ),
  );
  return [
    section("New homes", added),
    section("Changes", changes),
    section(
      "Pictures",
      [...pictures].map(([name, source]) => `${source} becomes data/images/${name}`),
    ),
    section("Not in the spreadsheet; they stay as they are", missing),
    section("Worth a look", warnings),
    section("Faults: nothing is written until these are mended", faults),
    `${counted(added.length, "new home")}, ${changed.length} changed, ${unchanged} unchanged, ${missing.length} not in the spreadsheet, ${counted(faults.length, "fault")}.\n`,
  ].join("");
}
