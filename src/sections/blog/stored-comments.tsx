import { useMemo } from "react";
import { useHydrated } from "../../ui/use-hydrated";
import { readStoredComments } from "./read-stored-comments";
import * as styles from "./stored-comments.module.css";

interface StoredCommentsProps {
  readonly heading: string;
  readonly postId: number;
}

/**
 * Comments that this browser holds for a post (docs/requirements.md 2.13 and 3): shown as text, never as markup.
 * Nothing is rendered before the browser's storage has been read or when it holds none.
 */
export function StoredComments({ heading, postId }: StoredCommentsProps) {
  const isHydrated = useHydrated();
  const comments = useMemo(() => (isHydrated ? readStoredComments(postId) : []), [isHydrated, postId]);
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
