import { useEffect, useSyncExternalStore } from "react";
import { createObservable } from "../lib/observable";
import type { SeoProps } from "./seo-props";
import { lazyPart, useLazyPart } from "../ui/hooks";

const headTags = lazyPart(() => import("./head-tags"));

/** The page whose head came with the HTML; null until it has hydrated. */
let loadedPath: string | null = null;

const hasMovedOn = createObservable(false);

function noteVisit(path: string): void {
  loadedPath ??= path;
  if (path !== loadedPath) hasMovedOn.set(true);
}

/** The first page's tags are in its HTML, so react-helmet is loaded only when the visitor goes to another page; then the
 * first page too needs its head rendered, as react-helmet removes every tag of its own. The build renders head-tags itself. */
export function Seo(props: SeoProps) {
  const { path } = props;
  useEffect(() => noteVisit(path), [path]);
  const isNeeded = useSyncExternalStore(hasMovedOn.subscribe, hasMovedOn.get, hasMovedOn.get);
  const part = useLazyPart(headTags, isNeeded);
  return part === null ? null : <part.Seo {...props} />;
}
