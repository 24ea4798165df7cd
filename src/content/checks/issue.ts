import type { ContentType } from "../content-types";
import { textAt } from "./values";

/** One fault of the content: where it is, what is wrong and what to write instead. */
export interface Issue {
  /** An error stops the build, a warning is worth a look. */
  readonly severity: "error" | "warning";
  /** File as an editor knows it, e.g. "data/listings/kaveri-terraces.json". */
  readonly file: string;
  /** Path inside the file, e.g. "units[2].price"; empty when the whole file is meant. */
  readonly field: string;
  /** "what is wrong; what to write". */
  readonly message: string;
}

/** One listing, one post, one entry of a list, or the one object of a file; not yet checked against its schema. */
export interface ContentEntry {
  readonly type: ContentType;
  /** "data/…", with forward slashes. */
  readonly file: string;
  /** Path of the entry in its file: empty, or its position in the list. */
  readonly at: FieldPath;
  readonly value: unknown;
}

export interface CheckedContent {
  readonly entries: readonly ContentEntry[];
  /** Names of the files in data/listings without their ending, readable or not. */
  readonly listingNames: ReadonlySet<string>;
  /** Names below data/images, with forward slashes. */
  readonly pictures: ReadonlySet<string>;
  readonly dataFolder: string;
  /** Day by which permits, rates and reviews are judged: "2026-11-20". */
  readonly today: string;
}

/** A check that needs no more than some of the content; it reports every issue that it finds and never throws. */
export type Check<Needed extends keyof CheckedContent = keyof CheckedContent> = (
  content: Pick<CheckedContent, Needed>,
) => readonly Issue[];

export type FieldPath = readonly (string | number)[];

/** Writes a path as editors read it: `projectDetails.units[2].price`. */
export function formatFieldPath(path: FieldPath): string {
  return path
    .map((step, index) => {
      if (typeof step === "number") return `[${step}]`;
      return index === 0 ? step : `.${step}`;
    })
    .join("");
}

/**
 * The one line of an issue (docs/decisions/content.md):
 * `data/listings/x.json › units[2].price — what is wrong; what to write`.
 */
export function formatIssue({ file, field, message }: Omit<Issue, "severity">): string {
  return field === "" ? `${file} — ${message}` : `${file} › ${field} — ${message}`;
}

/** An issue of one entry; `path` leads from the entry to the field. */
export function issueIn(
  entry: ContentEntry,
  severity: Issue["severity"],
  path: FieldPath,
  message: string,
): Issue {
  const key =
    entry.at.length > 0 && entry.type.key !== undefined ? textAt(entry.value, entry.type.key) : undefined;
  const field = formatFieldPath([...entry.at, ...path]);
  return { severity, file: entry.file, field: key === undefined ? field : `${field} (${key})`, message };
}

/** An error in the field of an entry to which `path` leads. */
export const errorIn = (entry: ContentEntry, path: FieldPath, message: string): Issue =>
  issueIn(entry, "error", path, message);

/** A warning about the field of an entry to which `path` leads. */
export const warningIn = (entry: ContentEntry, path: FieldPath, message: string): Issue =>
  issueIn(entry, "warning", path, message);

/** The entries of one type of content. */
export const entriesOf = (entries: readonly ContentEntry[], type: string): readonly ContentEntry[] =>
  entries.filter((entry) => entry.type.name === type);

/** The check of all listings that checks each by itself. */
export const checkListings =
  (check: (listing: ContentEntry) => readonly Issue[]): Check<"entries"> =>
  ({ entries }) =>
    entriesOf(entries, "Listing").flatMap(check);
