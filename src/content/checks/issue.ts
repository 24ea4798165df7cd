import type { ContentType } from "../content-types";
import { textAt } from "./values";

export interface Issue {
  /** An error stops the build. */
  readonly severity: "error" | "warning";
  /** The path from the root: "data/listings/kaveri-terraces.json". */
  readonly file: string;
  /** "units[2].price"; empty when the whole file is meant. */
  readonly field: string;
  /** "what is wrong; what to write". */
  readonly message: string;
}

/** One file or one entry of a list; not yet checked against its schema. */
export interface ContentEntry {
  readonly type: ContentType;
  /** "data/…", with forward slashes. */
  readonly file: string;
  /** Empty, or its position in the list. */
  readonly at: FieldPath;
  readonly value: unknown;
}

interface CheckedContent {
  readonly entries: readonly ContentEntry[];
  /** Without ending, also of files that cannot be read. */
  readonly listingNames: ReadonlySet<string>;
  /** Below data/images, with forward slashes. */
  readonly pictures: ReadonlySet<string>;
  readonly dataFolder: string;
  /** "2026-11-20". */
  readonly today: string;
}

/** Reports every issue that it finds and never throws. */
export type Check<Needed extends keyof CheckedContent = keyof CheckedContent> = (
  content: Pick<CheckedContent, Needed>,
) => readonly Issue[];

export type FieldPath = readonly PropertyKey[];

/** As editors read it: `projectDetails.units[2].price`. */
export function formatFieldPath(path: FieldPath): string {
  const steps = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`));
  return steps.join("").replace(/^\./, "");
}

export interface ContentReport {
  readonly errors: readonly Issue[];
  readonly warnings: readonly Issue[];
}

export const reportOf = (issues: readonly Issue[]): ContentReport => ({
  errors: issues.filter(({ severity }) => severity === "error"),
  warnings: issues.filter(({ severity }) => severity === "warning"),
});

/** `data/listings/x.json › units[2].price — what is wrong; what to write` (docs/decisions/content.md). */
export function formatIssue({ file, field, message }: Omit<Issue, "severity">): string {
  return field === "" ? `${file} — ${message}` : `${file} › ${field} — ${message}`;
}

/** Of a file as a whole, or of a position in it that is no field of an entry. */
export const fileIssue = (severity: Issue["severity"], file: string, message: string, field = ""): Issue => ({
  severity,
  file,
  field,
  message,
});

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

export const errorIn = (entry: ContentEntry, path: FieldPath, message: string): Issue =>
  issueIn(entry, "error", path, message);

export const warningIn = (entry: ContentEntry, path: FieldPath, message: string): Issue =>
  issueIn(entry, "warning", path, message);

export const entriesOf = (entries: readonly ContentEntry[], type: string): readonly ContentEntry[] =>
  entries.filter((entry) => entry.type.name === type);

/** The text of a field of each entry of a type; those that lack it are left out. */
export const textsOf = (entries: readonly ContentEntry[], type: string, field: string): readonly string[] =>
  entriesOf(entries, type).flatMap(({ value }) => textAt(value, field) ?? []);

export const checkListings =
  (check: (listing: ContentEntry) => readonly Issue[]): Check<"entries"> =>
  ({ entries }) =>
    entriesOf(entries, "Listing").flatMap(check);
