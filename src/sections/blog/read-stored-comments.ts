import { storageKeyPrefixes } from "../../config/storage-keys";
import { isRecord, textAt } from "../../lib/json-record";
import { localStore } from "../../lib/storage";
import { storedEntries } from "../../lib/stored-value";

export interface StoredComment {
  /** Empty when the comment has no name. */
  readonly name: string;
  readonly text: string;
}

/** Reads a comment under any of the keys that such lists use; null for anything without text. */
function commentFrom(value: unknown): StoredComment | null {
  if (typeof value === "string") return value.trim() === "" ? null : { name: "", text: value };
  if (!isRecord(value)) return null;
  const text = textAt(value, "text") || textAt(value, "comment") || textAt(value, "message");
  return text.trim() === "" ? null : { name: textAt(value, "name"), text };
}

/**
 * Comments stored under `comments_post_{id}`; anything else gives none (docs/requirements.md 3,
 * docs/decisions/c3-storage-may-fail.md).
 */
export function readStoredComments(postId: number): readonly StoredComment[] {
  return storedEntries(localStore.get(storageKeyPrefixes.comments + String(postId)))
    .map(commentFrom)
    .filter((comment) => comment !== null);
}
