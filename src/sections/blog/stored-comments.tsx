import { storageKeyPrefixes } from "../../config/storage-keys";
import { localStore } from "../../lib/storage";
import { useHydrated, lazyPart, useLazyPart } from "../../ui/hooks";
import type { CommentListProps } from "./comment-list";
import "./stored-comments.module.css";

const commentList = lazyPart(() => import("./comment-list"));

/** Loads the list only where this browser stores comments (docs/requirements.md 2.13 and 3). */
export function StoredComments(props: CommentListProps) {
  const isHydrated = useHydrated();
  const isStored = isHydrated && localStore.get(storageKeyPrefixes.comments + String(props.postId)) !== null;
  const part = useLazyPart(commentList, isStored);
  return isStored && part !== null ? <part.CommentList {...props} /> : null;
}
