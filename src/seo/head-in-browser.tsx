import { useEffect, useSyncExternalStore } from "react";
import { createObservable } from "../lib/observable";
import type { SeoProps } from "./seo-props";
import { lazyPart, useLazyPart } from "../ui/hooks";

const headTags = lazyPart(() => import("./head-tags"));

/** Path of the page whose head is in the HTML that the browser loaded; null until that page has hydrated. */
let loadedPath: string | null = null;

/** Whether the visitor has left that page for another. */
const hasMovedOn = createObservable(false);

function noteVisit(path: string): void {
  loadedPath ??= path;
  if (path !== loadedPath) hasMovedOn.set(true);
}

/**
 * The head in the browser. The first page's tags are in its HTML, so the code that renders them (react-helmet,
 * structured data) is loaded only when the visitor goes to another page; should that fail, the tab keeps its old title.
 * When a page's head is unmounted react-helmet removes every tag it knows, also those of the HTML: from then on the
 * first page needs its head rendered like any other. The build replaces this module by head-in-html.
 */
export function Head(props: SeoProps) {
  const { path } = props;
  useEffect(() => noteVisit(path), [path]);
  const isWanted = useSyncExternalStore(hasMovedOn.subscribe, hasMovedOn.get, hasMovedOn.get);
  const part = useLazyPart(headTags, isWanted);
  return part === null ? null : <part.HeadTags {...props} />;
}
