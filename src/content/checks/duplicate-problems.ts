import path from "node:path";
import { entryProblem, type ContentEntry } from "./content-entries";
import type { ContentProblem } from "./content-problem";
import { formatFieldPath } from "./content-problem";
import { quoted, textAt, valueAt } from "./values";

/** Keys, slugs and ids that stand twice, and slugs that differ from the name of their file. */
export function duplicateProblems(entries: readonly ContentEntry[]): ContentProblem[] {
  const folderTypes = entries.filter(({ type }) => type.form === "folder");
  return [
    ...entries.flatMap(fileNameProblem),
    ...repeated(entries, ({ type }) => type.key),
    ...repeated(folderTypes, () => "id"),
    ...repeated(
      entries.filter(({ type }) => type.name === "Category"),
      () => "path",
    ),
  ];
}

function fileNameProblem(entry: ContentEntry): ContentProblem[] {
  if (entry.type.form !== "folder") return [];
  const slug = textAt(entry.value, "slug");
  const name = path.posix.basename(entry.file, ".json");
  if (slug === undefined || slug === name) return [];
  const message = `"${slug}" differs from the file name; write "${name}" or rename the file to ${slug}.json`;
  return [entryProblem(entry, ["slug"], message)];
}

function repeated(
  entries: readonly ContentEntry[],
  fieldOf: (entry: ContentEntry) => string | undefined,
): ContentProblem[] {
  const first = new Map<string, ContentEntry>();
  return entries.flatMap((entry) => {
    const field = fieldOf(entry);
    const value = field === undefined ? undefined : valueAt(entry.value, [field]);
    if (field === undefined || (typeof value !== "string" && typeof value !== "number")) return [];
    const name = `${entry.type.name} ${field} ${typeof value === "string" ? value.trim().toLowerCase() : value}`;
    const other = first.get(name);
    if (other === undefined) {
      first.set(name, entry);
      return [];
    }
    const place = other.file === entry.file ? `entry ${formatFieldPath(other.at)}` : other.file;
    const remedy =
      typeof value === "number"
        ? `write a number of its own, e.g. ${freeId(entries, entry)}`
        : "write a name of its own or remove one of the two";
    return [entryProblem(entry, [field], `${quoted(value)} is already used by ${place}; ${remedy}`)];
  });
}

function freeId(entries: readonly ContentEntry[], { type }: ContentEntry): number {
  const ids = entries
    .filter((entry) => entry.type === type)
    .map(({ value }) => Number(valueAt(value, ["id"])))
    .filter(Number.isInteger);
  return Math.max(0, ...ids) + 1;
}
