/**
 * Every private fact of Gatsby or webpack on which the site depends and which a build can check. The build stops with
 * the name of the first one that no longer holds. What only a browser can check is in __tests__/e2e/wall.test.ts.
 */
interface Fact {
  /** What must be true. */
  readonly expected: string;
  /** What to do when it is not true. */
  readonly remedy: string;
  /** The private names in it, which no file outside src/gatsby may mention. */
  readonly names: readonly string[];
}

const facts = {
  "CSS class names": {
    expected: "css-loader takes its pattern of class names from `localIdentName`",
    remedy: "find where Gatsby sets that pattern now, for shortenClassNames",
    names: ["localIdentName"],
  },
  "groups of chunks": {
    expected:
      "of `optimization.splitChunks.cacheGroups`, `styles` gathers all styles in one sheet, and `shared` has names",
    remedy: "see how Gatsby splits bundles now, and drop or renew what leanBundles changes in these groups",
    names: ["cacheGroups"],
  },
  "bundle output": {
    expected: "webpack's `output` for the bundles is an object that takes a `hashDigestLength`",
    remedy: "see where the length of the hashes in file names is set now, for shortenHashes",
    names: ["hashDigestLength"],
  },
  minifiers: {
    expected:
      "of the bundles' configuration, `optimization.minimizer` lists what makes scripts and styles smaller",
    remedy: "see what minifies the bundles now, for minifyFurther, or drop that function",
    names: ["minimizer"],
  },
  "HTML hash salt": {
    expected: "webpack's `output` for the HTML is an object that takes a `hashSalt`",
    remedy: "find what makes Gatsby render HTML anew now: it must do so after an edit to a style sheet alone",
    names: ["hashSalt"],
  },
  "hash of the bundles": {
    expected: "Gatsby reads the hash of the build from `compilation.hash` after webpack's done hook",
    remedy: "find where app-data.json and the HTML get their hash from, for hashByFiles",
    names: ["compilation.hash", "___webpackCompilationHash", "webpackCompilationHash"],
  },
  "unused parts": {
    expected: "Gatsby's browser code or react-slick imports each module that `unusedParts` replaces",
    remedy: "take the module named out of `unusedParts`, or name its successor",
    names: [
      "gatsby-script",
      "partytown/",
      "register-service-worker",
      "head-export-handler",
      "react-server-dom-webpack",
    ],
  },
  "picture resolver": {
    expected:
      "the type ImageSharp has a field gatsbyImageData, whose resolver gets a node with parent and digest",
    remedy: "see which type and field resolve pictures now, for rememberPictures",
    names: ["originalResolver", "intermediateSchema"],
  },
  "picture jobs": {
    expected:
      "gatsby-plugin-sharp's gatsby-worker has a function IMAGE_PROCESSING, which gets the sizes of a picture as `operations`",
    remedy:
      "find what makes the sizes of a picture now, for keepMadePictures: those that are there need not be made",
    names: ["gatsby-plugin-sharp/gatsby-worker", "IMAGE_PROCESSING"],
  },
  "page path script": {
    expected: "the script of key script-loader sets `window.pagePath` to the path of the page",
    remedy:
      "see how Gatsby tells the browser the path now: its text must be the same on all pages, for the policy",
    names: ["script-loader", "window.pagePath"],
  },
  "scripts slice": {
    expected: "the bundles of the site come as the slice _gatsby-scripts at the end of the body",
    remedy: "find where Gatsby puts the site's scripts now, for startScriptsLater",
    names: ["_gatsby-scripts"],
  },
  "style elements": {
    expected: "each style element of the head names its file in `data-href`, among them app.<hash>.css",
    remedy: "see how Gatsby inlines styles now, for styleSheets",
    names: ["data-href"],
  },
  "picture helpers": {
    expected:
      "gatsby-plugin-image puts a style, a noscript and a script of keys gatsby-image-style… into the head",
    remedy:
      "see what its picture component needs in the head now, for withoutImageHelpers, or drop that function",
    names: ["gatsby-image-style"],
  },
  "page data": {
    expected:
      "the data of a page is /page-data/<path>/page-data.json, with the result of its query in `result.data`",
    remedy: "see where Gatsby's loader fetches page data from now, for pageDataAddress",
    names: ["/page-data/", "page-data.json", "app-data.json"],
  },
  "page element": {
    expected: "the HTML of a page stands in the element #gatsby-focus-wrapper",
    remedy: "see what Gatsby hydrates now, for hydrateInSlices",
    names: ["gatsby-focus-wrapper"],
  },
  "table of templates": {
    expected: "Gatsby's browser code sets `window.asyncRequires`",
    remedy: "find what loads the chunk of a template now, for retryTemplates",
    names: ["asyncRequires"],
  },
  "page loader": {
    expected: "Gatsby's browser code sets `window.___loader`",
    remedy: "find what loads a page into memory now, for loadPageAhead and loadOnIntent",
    names: ["___loader"],
  },
  "page navigation": {
    expected: "Gatsby's browser code sets `window.___navigate`, which its links and `navigate` call",
    remedy: "find what a link calls now, for navigateInTransition",
    names: ["___navigate"],
  },
  "scroll keys": {
    expected: "Gatsby's browser code stores scroll places under @@scroll|",
    remedy: "find its new key: the privacy policy names it and its button deletes it",
    names: ["@@scroll|"],
  },
  "first page key": {
    expected: 'Gatsby\'s router gives the first page of a visit the key "initial"',
    remedy: "see how the router marks it now, for hasHistory",
    names: ['key === "initial"', 'key !== "initial"', 'key: "initial"'],
  },
  "chunk files": {
    expected: "webpack.stats.json lists the files of each chunk in `assetsByChunkName`",
    remedy: "find where the build lists them now, for readChunkFiles",
    names: ["webpack.stats.json", "assetsByChunkName", "component---", "componentChunkName"],
  },
  "hashed names": {
    expected: "the name of every script and sheet ends with a hash of `hashDigits` figures",
    remedy: "see what the files are called now: hosts let browsers keep them for a year",
    names: [],
  },
  "Partytown's files": {
    expected: "Gatsby copies Partytown to public/~partytown",
    remedy: "drop removePartytown, or remove what Gatsby copies now",
    names: ["~partytown"],
  },
} as const satisfies Record<string, Fact>;

export type FactName = keyof typeof facts;

/** Names of private parts of Gatsby, webpack and React, which only src/gatsby may mention. */
export const privateNames: readonly string[] = [
  ...Object.values(facts).flatMap(({ names }) => names),
  ".cache/caches",
  "_gatsby/",
  "_valueTracker",
];

/** Stops the build with the name of the fact unless it holds. `found` says in a few words what is there instead. */
export function mustHold(name: FactName, holds: boolean, found = ""): asserts holds {
  if (holds) return;
  const { expected, remedy } = facts[name];
  throw new Error(
    `Gatsby has changed: "${name}" no longer holds. Expected: ${expected}${found && `; found ${found}`}. To do: ${remedy} (src/gatsby).`,
  );
}
