import { execFileSync } from "node:child_process";
import path from "node:path";
import { routes } from "../../config/routes";
import { isSlug } from "../../lib/text";
import { adminPath } from "../build-files/host-rules";
import { entriesOf, errorIn, formatFieldPath, type Check, type ContentEntry, type Issue } from "./issue";
import { aliasesOf } from "./markup";
import { fixedPages } from "./metadata";
import { quoted, repeatsOf, textAt } from "./values";
import { valueAt } from "../../lib/json-record";

/** Duplicate keys, slugs, ids and addresses, and slugs that differ from the name of their file. */
export const checkDuplicates: Check<"entries" | "dataFolder"> = ({ entries, dataFolder }) => {
  const inFolders = entries.filter(({ type }) => type.form === "folder");
  const folderTypes = [...new Set(inFolders.map(({ type }) => type.name))];
  return [
    ...inFolders.flatMap((entry) => fileNameIssue(entry, entries)),
    ...repeated(
      entries.filter(({ type }) => type.form !== "folder"),
      ({ type }) => type.key,
    ),
    ...folderTypes.flatMap((type) => repeatedIds(entriesOf(entries, type), dataFolder)),
    ...sharedAddresses(entries),
  ];
};

/** A page at the address of another, or of an alias, would take its place. */
function sharedAddresses(entries: readonly ContentEntry[]): Issue[] {
  const aliases = new Map(aliasesOf(entries).map(({ from, to }) => [from, to]));
  const owners = new Map(
    [...fixedPages, routes.preview, adminPath].map((address) => [address, "another page of the site"]),
  );
  // The later of two is reported: what editors can change most easily.
  const pages = ["LegalPage", "Category", "LandingPage"].flatMap((type) => entriesOf(entries, type));
  return pages.flatMap((entry) => {
    const field = entry.type.name === "Category" ? "path" : "slug";
    const text = textAt(entry.value, field);
    if (text === undefined) return [];
    const address = field === "path" ? text : routes.landing(text);
    const alias = aliases.get(address);
    const owner = alias === undefined ? owners.get(address.toLowerCase()) : `an alias of ${alias}`;
    if (owner === undefined) owners.set(address.toLowerCase(), `a page of ${entry.file}`);
    // A slug that stands twice in one list has an issue of its own.
    if (owner === undefined || (field === "slug" && owner.endsWith(entry.file))) return [];
    return [errorIn(entry, [field], `${quoted(address)} is ${owner}; write an address of its own`)];
  });
}

/** Renaming the file is not proposed where another file has that name. */
function fileNameIssue(entry: ContentEntry, entries: readonly ContentEntry[]): Issue[] {
  const slug = textAt(entry.value, "slug");
  const name = nameOf(entry);
  if (slug === undefined || slug === name) return [];
  const owner = entries.find((candidate) => candidate.type === entry.type && nameOf(candidate) === slug);
  const orSlug = isSlug(name) ? `, or, where it was never published, write "${name}"` : "";
  const message =
    owner === undefined
      ? `"${slug}" differs from the file name; rename the file to ${slug}.json${orSlug}`
      : `"${slug}" is the name of ${owner.file}; write ${isSlug(name) ? `"${name}", the name of this file` : "one of its own, and name this file so"}`;
  return [errorIn(entry, ["slug"], message)];
}

const nameOf = ({ file }: ContentEntry) => path.posix.basename(file, ".json");

function repeated(entries: readonly ContentEntry[], fieldOf: (entry: ContentEntry) => string | undefined) {
  const named = entries.flatMap((entry) => {
    const field = fieldOf(entry) ?? "";
    const value = valueAt(entry.value, [field]);
    return typeof value === "string" || typeof value === "number" ? [{ entry, field, value }] : [];
  });
  const nameOf = ({ entry, value }: (typeof named)[number]) =>
    `${entry.type.name} ${String(value).trim().toLowerCase()}`;
  return repeatsOf(named, nameOf).map(({ item: { entry, field, value }, earlier: { entry: owner } }) => {
    const where = owner.file === entry.file ? `entry ${formatFieldPath(owner.at)}` : owner.file;
    const remedy = "write a name of its own or remove one of the two";
    return errorIn(entry, [field], `${quoted(value)} is already used by ${where}; ${remedy}`);
  });
}

/** Of one type. The oldest file keeps the id; where git does not show which that is, the editor decides. */
function repeatedIds(entries: readonly ContentEntry[], dataFolder: string): Issue[] {
  const idOf = ({ value }: ContentEntry) => valueAt(value, ["id"]);
  const ids = entries.map(idOf).filter((id) => typeof id === "number");
  const shared = new Set(repeatsOf(ids, String).map(({ item }) => item));
  let maxId = Math.max(0, ...ids.filter(Number.isInteger));
  return [...shared].flatMap((id) => {
    const [oldest, ...newer] = entries
      .filter((entry) => idOf(entry) === id)
      .map((entry) => ({ entry, addedAt: addedAt(entry, dataFolder) }))
      .sort((a, b) => (a.addedAt === b.addedAt ? 0 : a.addedAt - b.addedAt));
    return newer.map(({ entry, addedAt: at }) => {
      maxId += 1;
      const used = `${id} is already used by ${oldest?.entry.file ?? ""}`;
      const remedy =
        oldest !== undefined && oldest.addedAt < at
          ? `which is older and keeps it; write a number of its own, e.g. ${maxId}`
          : `and one that is published keeps it; give the new one a number of its own, e.g. ${maxId}`;
      return errorIn(entry, ["id"], `${used}, ${remedy}`);
    });
  });
}

/** Seconds since 1970; Infinity where the file is not in git, or git is missing. */
function addedAt(entry: ContentEntry, dataFolder: string): number {
  const file = path.join(dataFolder, path.posix.relative("data", entry.file));
  try {
    const logArguments = ["log", "--diff-filter=A", "--format=%ct", "--", path.basename(file)];
    const shown = execFileSync("git", logArguments, {
      cwd: path.dirname(file),
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return Number(shown.trim().split("\n").at(-1) || Infinity);
  } catch {
    return Infinity;
  }
}
