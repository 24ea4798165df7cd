import path from "node:path";
import { entriesOf, errorIn, formatFieldPath, type Check, type ContentEntry, type Issue } from "./issue";
import { quoted, textAt, valueAt } from "./values";

/** Duplicate keys, slugs and ids, and slugs that differ from the name of their file. */
export const checkDuplicates: Check<"entries"> = ({ entries }) => {
  const folderTypes = entries.filter(({ type }) => type.form === "folder");
  return [
    ...folderTypes.flatMap((entry) => fileNameIssue(entry, entries)),
    ...repeated(
      entries.filter(({ type }) => type.form !== "folder"),
      ({ type }) => type.key,
    ),
    ...repeated(folderTypes, () => "id"),
    ...repeated(entriesOf(entries, "Category"), () => "path"),
  ];
};

/**
 * A slug must be the name of its file, which makes slugs of a folder unique; renaming the file is not proposed where
 * another file has that name.
 */
function fileNameIssue(entry: ContentEntry, entries: readonly ContentEntry[]): Issue[] {
  const slug = textAt(entry.value, "slug");
  const name = nameOf(entry);
  if (slug === undefined || slug === name) return [];
  const owner = entries.find((other) => other.type === entry.type && nameOf(other) === slug);
  const message =
    owner === undefined
      ? `"${slug}" differs from the file name; write "${name}" or rename the file to ${slug}.json`
      : `"${slug}" is the name of ${owner.file}; write "${name}", the name of this file`;
  return [errorIn(entry, ["slug"], message)];
}

const nameOf = ({ file }: ContentEntry) => path.posix.basename(file, ".json");

function repeated(
  entries: readonly ContentEntry[],
  fieldOf: (entry: ContentEntry) => string | undefined,
): Issue[] {
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
    return [errorIn(entry, [field], `${quoted(value)} is already used by ${place}; ${remedy}`)];
  });
}

function freeId(entries: readonly ContentEntry[], { type }: ContentEntry): number {
  const ids = entries
    .filter((entry) => entry.type === type)
    .map(({ value }) => Number(valueAt(value, ["id"])))
    .filter(Number.isInteger);
  return Math.max(0, ...ids) + 1;
}
