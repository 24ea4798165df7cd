import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { contentFolder } from "../../content/content-folder";
import { hashByFiles } from "./bundles-hash";
import { filesDigest } from "./files-digest";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Every object inside a webpack configuration, however deep Gatsby nests its rules. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) {
    for (const item of value) yield* objectsIn(item);
  } else if (isRecord(value)) {
    yield value;
    for (const part of ["rules", "oneOf", "use", "options", "modules"]) yield* objectsIn(value[part]);
  }
}

/** Class names of CSS Modules cut to a hash: they stand in the HTML, the inlined styles and the scripts of each page. */
function shortenClassNames(rules: unknown): void {
  let found = false;
  for (const part of objectsIn(rules)) {
    if (typeof part.localIdentName !== "string") continue;
    part.localIdentName = "[hash:base64:5]";
    found = true;
  }
  if (!found)
    throw new Error("webpack-config: Gatsby no longer sets `localIdentName`; see how it names classes now");
}

/** Class names never repeat, so the order of two modules' styles has no meaning and is no reason to warn. */
function ignoreStyleOrder(plugins: unknown): void {
  if (!Array.isArray(plugins)) return;
  for (const plugin of plugins.filter(isRecord)) {
    if (plugin.constructor.name === "MiniCssExtractPlugin" && isRecord(plugin.options))
      plugin.options.ignoreOrder = true;
  }
}

/**
 * Parts of Gatsby's browser code that this site never uses: its script component, workers for third parties' scripts, a
 * service worker, and its own way to draw heads. Together they are 5 kB gzip on every page.
 */
const unused = {
  "gatsby-script": false,
  "@builder.io/partytown/integration": false,
  [path.resolve(".cache/register-service-worker")]: false,
  [path.resolve(".cache/head/head-export-handler-for-browser")]: path.resolve(
    "src/gatsby/bundler/no-head-handler",
  ),
};

/** Where the head of a page is drawn: at once when HTML is built, in the browser only after the first page. */
const headInBrowser = path.resolve("src/seo/head-in-browser");
const headInHtml = path.resolve("src/seo/head-in-html");

/**
 * Gatsby draws the HTML anew when the code that draws it has changed. That code knows no styles, but the HTML names and
 * holds them: without this salt it would keep the old ones after an edit to a style sheet alone.
 */
function drawAnewWithNewStyles(output: unknown): void {
  if (!isRecord(output)) throw new Error("webpack-config: Gatsby gave no `output` to salt");
  output.hashSalt = filesDigest("src", ".css");
}

function configuration({ getConfig }: CreateWebpackConfigArgs): Record<string, unknown> {
  const config: unknown = Reflect.apply(getConfig, undefined, []);
  if (isRecord(config)) return config;
  throw new Error("webpack-config: Gatsby gave no configuration");
}

/**
 * Gatsby's onCreateWebpackConfig. Gatsby gathers all styles in one sheet and inlines it into every page; without that
 * cache group each page gets the styles of its own components alone. `npm run size` fails when one of these ends.
 */
export function leanBundles(args: CreateWebpackConfigArgs): void {
  const { stage, actions } = args;
  const config = configuration(args);
  ignoreStyleOrder(config.plugins);
  if (stage === "build-javascript" || stage === "build-html") {
    shortenClassNames(isRecord(config.module) ? config.module.rules : undefined);
  }
  if (stage === "build-html") drawAnewWithNewStyles(config.output);
  actions.replaceWebpackConfig(config);
  if (stage === "build-javascript") {
    actions.setWebpackConfig({
      plugins: [hashByFiles],
      optimization: { splitChunks: { cacheGroups: { styles: false } } },
      resolve: { alias: unused },
    });
  }
  if (stage === "build-html" || stage === "develop-html") {
    // gatsby-ssr reads the names of the cities as a module, so that the HTML is made anew when they change.
    const content = contentFolder(process.env);
    actions.setWebpackConfig({
      resolve: { alias: { [headInBrowser]: headInHtml, "site-content": content } },
    });
  }
}
