import type { ContentType } from "../content-types";
import { formatFieldPath, type ContentProblem, type FieldPath } from "./content-problem";
import { textAt } from "./values";

/** One listing, one post, one entry of a list, or the one object of a file; not yet checked against its schema. */
export interface ContentEntry {
  readonly type: ContentType;
  /** "data/…", with forward slashes. */
  readonly file: string;
  /** Path of the entry in its file: empty, or its position in the list. */
  readonly at: FieldPath;
  readonly value: unknown;
}

/** A problem of one entry; `below` leads from the entry to the field. */
export function entryProblem(entry: ContentEntry, below: FieldPath, message: string): ContentProblem {
  const key =
    entry.at.length > 0 && entry.type.key !== undefined ? textAt(entry.value, entry.type.key) : undefined;
  const field = formatFieldPath([...entry.at, ...below]);
  return { file: entry.file, field: key === undefined ? field : `${field} (${key})`, message };
}
