import { counted } from "../../src/lib/text";
import { maxLines, type ImportPlan } from "./plan-import";

/** Longest text of a change that is shown whole, in characters. */
const shownLength = 80;

function shown(text: string): string {
  if (text === "") return "nothing";
  const line = text.replaceAll("\n", " ⏎ ");
  return `"${line.length > shownLength ? `${line.slice(0, shownLength - 1)}…` : line}"`;
}

/** Lines of a list, of a long one the first. */
function cut(lines: readonly string[], max: number): readonly string[] {
  if (lines.length <= max) return lines;
  return [...lines.slice(0, max - 1), `… and ${lines.length - max + 1} more; --all tells all of them`];
}

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? "" : `${title}\n${lines.map((line) => `  ${line}\n`).join("")}`;

/** Names in one line, of many the first. */
function names(title: string, all: readonly string[], max: number): string {
  if (all.length === 0) return "";
  const more = all.length > max ? ` and ${all.length - max} more` : "";
  return `${title}: ${all.slice(0, max).join(", ")}${more}\n`;
}

/** Changes that an editor reads at a time, and homes that a line names. */
const maxChanges = 40;
const maxNames = 12;

/** All headers that are not known in one line, to be corrected and typed; of a long list their own lines are cut. */
const mapHint = (map: readonly string[]) =>
  `Rename these columns, or write which field each is behind its "=", and nothing there to leave a column out: ${map.map((pair) => `--map "${pair}"`).join(" ")}\n`;

/**
 * What stands in the way of an import, in ten lines at most; where nothing does, what it would change, home by home and
 * field by field. With `all` nothing is left out.
 */
export function importReport(plan: ImportPlan, { all = false } = {}): string {
  const { added, changed, unchanged, missing, issues, issueCount, map, warnings, pictures } = plan;
  const limit = (count: number) => (all ? Infinity : count);
  const summary = `${counted(added.length, "new home")}, ${changed.length} changed, ${unchanged} unchanged, ${missing.length} not in the spreadsheet, ${counted(issueCount, "issue")}.\n`;
  if (issues.length > 0)
    return (
      section("Issues: nothing is written until these are mended", cut(issues, limit(maxLines))) +
      (map.length > 0 ? mapHint(map) : "") +
      summary
    );
  const changes = changed.flatMap(({ slug, changes: fields }) =>
    fields.map(
      ({ column, before, after }) => `${slug} › ${column}: ${shown(before)} becomes ${shown(after)}`,
    ),
  );
  const taken = [...pictures].map(([name, source]) => `${source} becomes data/images/${name}`);
  return [
    names("New homes", added, limit(maxNames)),
    section("Changes", cut(changes, limit(maxChanges))),
    section("Pictures", cut(taken, limit(maxLines))),
    names("Not in the spreadsheet; they stay as they are", missing, limit(maxNames)),
    section("Worth a look", cut(warnings, limit(maxLines))),
    summary,
  ].join("");
}
