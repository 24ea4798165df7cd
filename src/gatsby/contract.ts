/** What the site relies on in private parts of Gatsby and webpack; a build stops where one no longer holds. */
interface Touch {
  readonly expected: string;
  readonly remedy: string;
  /** Measured, with its day (docs/decisions/code-structure.md). */
  readonly gain: string;
  /** Private names, which no file outside src/gatsby may mention. */
  readonly names: readonly string[];
}

const touches = {
  "CSS class names": {
    expected: "css-loader takes its pattern of class names from `localIdentName`",
    remedy: "find where Gatsby sets that pattern now, for shortenClassNames",
    gain: "2 to 5 kB of HTML, scripts and styles on a first visit (2026-11-22)",
    names: ["localIdentName"],
  },
  "styles per page": {
    expected: "`optimization.splitChunks.cacheGroups.styles` gathers all styles in one stylesheet",
    remedy: "see how Gatsby splits styles now, for optimizeBundles",
    gain: "21 to 26 kB of styles on a first visit (2026-11-22)",
    names: ["cacheGroups"],
  },
  "chunk files": {
    expected: "webpack.stats.json lists the files of each chunk in `assetsByChunkName`",
    remedy: "find where the build lists them now, for readChunkFiles",
    gain: "the template's code comes with the bundles, 250 to 450 ms earlier (2026-11-22)",
    names: ["webpack.stats.json", "assetsByChunkName", "component---", "componentChunkName"],
  },
  "page data": {
    expected: "the data of a page is /page-data/<path>/page-data.json, with its query's result",
    remedy: "see where Gatsby's loader fetches page data from now, for pageDataAddress",
    gain: "page data comes with the bundles, a round trip earlier (2026-11-24)",
    names: ["/page-data/", "page-data.json", "app-data.json"],
  },
  "page path script": {
    expected: "the script of key script-loader sets `window.pagePath` to the path of the page",
    remedy: "see how Gatsby tells the browser the path now: the policy needs one text for all pages",
    gain: "one Content-Security-Policy for the whole site (2026-11-22)",
    names: ["script-loader", "window.pagePath"],
  },
  "scripts slice": {
    expected: "the bundles of the site come as the slice _gatsby-scripts at the end of the body",
    remedy: "find where Gatsby puts the site's scripts now, for rewriteHtml",
    gain: "LCP 260 to 920 ms earlier (2026-11-22)",
    names: ["_gatsby-scripts"],
  },
  "style elements": {
    expected: "each stylesheet of the head names its file in `data-href`, app.<hash>.css the last of them",
    remedy: "see how Gatsby inlines styles now, for withOrderedStylesheets",
    gain: "components look as designed, as their stylesheets override those of the site (2026-11-26)",
    names: ["data-href"],
  },
  "picture helpers": {
    expected: "gatsby-plugin-image puts three parts of keys gatsby-image-style… into the head",
    remedy: "see what its picture component needs there now, for withoutPictureHelpers, or drop that",
    gain: "0.5 kB of HTML, and a policy that is not too long for Cloudflare (2026-11-26)",
    names: ["gatsby-image-style"],
  },
  "page element": {
    expected: "the HTML of a page stands in the element #gatsby-focus-wrapper",
    remedy: "see what Gatsby hydrates now, for hydrateInSlices",
    gain: "190 to 490 ms less blocking time (2026-11-22)",
    names: ["gatsby-focus-wrapper"],
  },
  "table of templates": {
    expected: "Gatsby's browser code sets `window.asyncRequires`",
    remedy: "find what loads the chunk of a template now, for retryTemplates",
    gain: "a page whose template fails once on a bad line still gets its scripts (2026-11-22)",
    names: ["asyncRequires"],
  },
} as const satisfies Record<string, Touch>;

export type TouchName = keyof typeof touches;

export const privateNames: readonly string[] = [
  ...Object.values(touches).flatMap(({ names }) => names),
  ".cache/caches",
  "_gatsby/",
  "___loader",
];

/** Stops the build with the name of the touch unless it holds. `found` is what is there instead, in a few words. */
export function mustHold(name: TouchName, holds: boolean, found = ""): asserts holds {
  if (holds) return;
  const { expected, remedy } = touches[name];
  throw new Error(
    `Gatsby has changed: "${name}" no longer holds. Expected: ${expected}${found && `; found ${found}`}. To do: ${remedy} (src/gatsby).`,
  );
}
