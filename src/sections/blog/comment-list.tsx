import { useMemo } from "react";
import { storageKeyPrefixes } from "../../config/storage-keys";
import { isRecord, textAt } from "../../lib/json-record";
import { localStore } from "../../lib/storage";
import { storedEntries } from "../../lib/stored-value";
import * as styles from "./comment-list.module.css";

/** Accepts several keys; null for anything without text. */
function commentFrom(value: unknown) {
  if (typeof value === "string") return value.trim() === "" ? null : { name: "", text: value };
  if (!isRecord(value)) return null;
  const text = textAt(value, "text") || textAt(value, "comment") || textAt(value, "message");
  return text.trim() === "" ? null : { name: textAt(value, "name"), text };
}

/** Stored under `comments_post_{id}` (docs/requirements.md 3, docs/decisions/storage-and-privacy.md). */
function readStoredComments(postId: number) {
  return storedEntries(localStore.get(storageKeyPrefixes.comments + String(postId)))
    .map(commentFrom)
    .filter((comment) => comment !== null);
}

export interface CommentListProps {
  readonly heading: string;
  readonly postId: number;
}

/** Renders stored comments as text, never as markup. */
export function CommentList({ heading, postId }: CommentListProps) {
  const comments = useMemo(() => readStoredComments(postId), [postId]);
  if (comments.length === 0) return null;
  return (
    <section className={`measure mt-7 ${styles.comments}`} aria-labelledby="comments">
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
