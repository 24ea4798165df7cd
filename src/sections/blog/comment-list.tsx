import { useMemo } from "react";
import { storageKeyPrefixes } from "../../config/storage-keys";
import { isRecord, textAt } from "../../lib/json-record";
import { localStore } from "../../lib/storage";
import { storedEntries } from "../../lib/stored-value";
import * as styles from "./stored-comments.module.css";

interface StoredComment {
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
 * docs/decisions/storage-and-privacy.md).
 */
function readStoredComments(postId: number): readonly StoredComment[] {
  return storedEntries(localStore.get(storageKeyPrefixes.comments + String(postId)))
    .map(commentFrom)
    .filter((comment) => comment !== null);
}

export interface CommentListProps {
  readonly heading: string;
  readonly postId: number;
}

/** The comments of a post that this browser holds, as text, never as markup; nothing where none can be read. */
export function CommentList({ heading, postId }: CommentListProps) {
  const comments = useMemo(() => readStoredComments(postId), [postId]);
  if (comments.length === 0) return null;
  return (
    <section className={styles.comments} aria-labelledby="comments">
      <h2 id="comments">{heading}</h2>
      <ul>
        {comments.map(({ name, text }, index) => (
          <li key={index} className={styles.comment}>
            {name !== "" && <strong>{name}</strong>}
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
