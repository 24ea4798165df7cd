import { useLazyPart } from "../ui/use-lazy-part";
import type { SeoProps } from "./seo-props";

/** Path of the page whose head is in the HTML that the browser loaded. */
let loadedPath: string | null = null;

const loadHeadTags = () => import("./head-tags").then(({ HeadTags }) => HeadTags);

/**
 * The head in the browser. The first page's tags came with its HTML, so what draws them (react-helmet, structured data)
 * is fetched only when the visitor moves on; without it the tab keeps the title before, the page itself is whole. The
 * build replaces this module by head-in-html.
 */
export function Head(props: SeoProps) {
  loadedPath ??= props.path;
  const Drawn = useLazyPart(loadHeadTags, props.path !== loadedPath);
  return Drawn === null ? null : <Drawn {...props} />;
}
