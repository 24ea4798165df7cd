import { formatDate } from "../../lib/dates";
import * as styles from "./post-meta.module.css";

/** Badge of an article; the style sheet shows it in capitals, the text stays as written (docs/requirements.md 2.13). */
export function PostCategory({ category }: { readonly category: string }) {
  return <span className={styles.category}>{category}</span>;
}

/** Day of publication, e.g. "4 Nov 2026". `date` is an ISO day. */
export function PostDate({ date }: { readonly date: string }) {
  return (
    <time className={styles.date} dateTime={date}>
      {formatDate(date)}
    </time>
  );
}
