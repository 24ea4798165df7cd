/** What a validator that nobody here wrote found, and what of it stands nonetheless (docs/juries.md). */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { juriesFolder } from "../../tools/juries/juries-folder";
import { exceptions, type Jury } from "../juries/exceptions";

export interface Verdict {
  readonly rule: string;
  /** Page or file. */
  readonly where: string;
  /** What is wrong, with what it is wrong of. */
  readonly text: string;
}

const requireOfJuries = createRequire(path.resolve(juriesFolder, "package.json"));

/** Path of a file of a jury's package, e.g. `vnu-jar/build/dist/vnu.jar`. Throws before `npm run juries` was run once. */
export const juryFile = (name: string): string => requireOfJuries.resolve(name);

/** A jury's package; what it exports is for the caller to read. */
export const juryPackage = (name: string): unknown => requireOfJuries(name);

/** A jury's script, for a page. */
export const juryScript = (name: string): string => readFileSync(juryFile(name), "utf8");

const isMeant = (
  rule: string,
  text: string,
  { rule: meant, text: part = "" }: { rule: string; text?: string },
) => rule === meant && text.includes(part);

/** The verdicts that no exception names, a line each, each once with the number of its places. */
export function unexcused(jury: Jury, verdicts: readonly Verdict[]): string[] {
  const known = exceptions.filter((exception) => exception.jury === jury);
  const counts = new Map<string, number>();
  const lines = new Map<string, string>();
  for (const { rule, where, text } of verdicts) {
    if (known.some((exception) => isMeant(rule, text, exception))) continue;
    const key = `${rule}: ${text}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    lines.set(key, lines.get(key) ?? where);
  }
  return [...lines].map(([key, where]) => {
    const repeats = (counts.get(key) ?? 1) - 1;
    return repeats === 0 ? `${where} › ${key}` : `${where} and ${repeats} more › ${key}`;
  });
}

/** The exceptions of a jury that none of its verdicts needs any more; they go. */
export function unusedExceptions(jury: Jury, verdicts: readonly Verdict[]): string[] {
  return exceptions
    .filter(
      (exception) =>
        exception.jury === jury &&
        exception.isOfState !== true &&
        !verdicts.some(({ rule, text }) => isMeant(rule, text, exception)),
    )
    .map(({ rule, text = "" }) => `${rule} ${text}`.trim());
}
