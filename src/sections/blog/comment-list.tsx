import { useMemo } from "react";
import { readStoredComments } from "./read-stored-comments";
import * as styles from "./stored-comments.module.css";

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
