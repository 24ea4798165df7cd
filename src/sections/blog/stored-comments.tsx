import { storageKeyPrefixes } from "../../config/storage-keys";
import { localStore } from "../../lib/storage";
import { useHydrated, lazyPart, useLazyPart } from "../../ui/hooks";
import type { CommentListProps } from "./comment-list";
// Styles of the list are in the page.
import "./stored-comments.module.css";

const commentList = lazyPart(() => import("./comment-list"));

/**
 * Comments that this browser holds for a post (docs/requirements.md 2.13 and 3). Nothing is rendered before the browser's
 * storage has been read or when it holds none; few hold any, so the list's code comes with them.
 */
export function StoredComments(props: CommentListProps) {
  const isHydrated = useHydrated();
  const isStored = isHydrated && localStore.get(storageKeyPrefixes.comments + String(props.postId)) !== null;
  const part = useLazyPart(commentList, isStored);
  return isStored && part !== null ? <part.CommentList {...props} /> : null;
}
