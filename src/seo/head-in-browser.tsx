import { useLazyPart } from "../ui/use-lazy-part";
import type { HeadTags } from "./head-tags";
import type { SeoProps } from "./seo-props";

/** Path of the page whose head is in the HTML that the browser loaded. */
let loadedPath: string | null = null;

/** The visitor has left that page; its head, too, is drawn from then on. */
let hasMovedOn = false;

/** What draws the head, once fetched: the next page draws its own in the moment in which the last one's goes. */
let Fetched: typeof HeadTags | null = null;

const loadHeadTags = () => import("./head-tags").then((module) => (Fetched = module.HeadTags));

/**
 * The head in the browser. The first page's tags came with its HTML, so what draws them (react-helmet, structured data)
 * is fetched only when the visitor moves on; without it the tab keeps the title before, the page itself is whole. With
 * the last page's head react-helmet takes away every tag, those of the HTML as well: whoever comes back to the first
 * page needs its head drawn. The build replaces this module by head-in-html.
 */
export function Head(props: SeoProps) {
  loadedPath ??= props.path;
  hasMovedOn ||= props.path !== loadedPath;
  const Arrived = useLazyPart(loadHeadTags, hasMovedOn && Fetched === null);
  const Drawn = hasMovedOn ? (Fetched ?? Arrived) : null;
  return Drawn === null ? null : <Drawn {...props} />;
}
