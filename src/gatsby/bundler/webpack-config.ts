import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { contentFolder } from "../../content/content-folder";
import { isRecord } from "../../lib/json-record";
import { mustHold } from "../contract";
import { hashByFiles } from "./bundles-hash";
import { filesDigest } from "./files-digest";
import { unusedPartAliases } from "./unused-parts";

/** A configuration as Gatsby hands it over, to be changed in place. */
type Mutable = Record<string, unknown>;

const isMutable = (value: unknown): value is Mutable => isRecord(value);

/** Every object inside a webpack configuration, however deep Gatsby nests its rules. */
function* objectsIn(value: unknown): Generator<Mutable> {
  if (Array.isArray(value)) {
    for (const item of value) yield* objectsIn(item);
  } else if (isMutable(value)) {
    yield value;
    for (const part of ["rules", "oneOf", "use", "options", "modules"]) yield* objectsIn(value[part]);
  }
}

/** Class names of CSS Modules as a hash alone: they stand in the HTML, the inlined styles and the scripts of each page. */
function shortenClassNames({ module }: Mutable): void {
  const rules = isRecord(module) ? module.rules : undefined;
  const named = [...objectsIn(rules)].filter((part) => typeof part.localIdentName === "string");
  mustHold("CSS class names", named.length > 0, "no such pattern in the rules");
  for (const part of named) part.localIdentName = "[hash:base64:5]";
}

/**
 * Gatsby renders the HTML anew when the code that renders it has changed. That code knows no styles, but the HTML names
 * and holds them: without this salt it would keep the old ones after an edit to a style sheet alone.
 */
function renderAnewWithNewStyles({ output }: Mutable, folder: string): void {
  mustHold("HTML hash salt", isMutable(output), "no output");
  output.hashSalt = filesDigest(path.join(folder, "src"), ".css");
}

/** Whether Gatsby still gathers all styles in one sheet, which `leanBundles` switches off. */
function hasStylesGroup({ optimization }: Mutable): boolean {
  const splitChunks = isRecord(optimization) ? optimization.splitChunks : undefined;
  const groups = isRecord(splitChunks) ? splitChunks.cacheGroups : undefined;
  return isRecord(groups) && isRecord(groups.styles);
}

/** Where the head of a page is rendered: at once when HTML is built, in the browser only after the first page. */
const headInBrowser = path.resolve("src/seo/head-in-browser");
const headInHtml = path.resolve("src/seo/head-in-html");

function configuration({ getConfig }: CreateWebpackConfigArgs): Mutable {
  const config: unknown = Reflect.apply(getConfig, undefined, []);
  if (isMutable(config)) return config;
  throw new Error("Gatsby gave no configuration of webpack");
}

/**
 * Gatsby's onCreateWebpackConfig. Gatsby gathers all styles in one sheet and inlines it into every page; without that
 * cache group each page gets the styles of its own components alone. `folder` is that of the site.
 */
export function leanBundles(args: CreateWebpackConfigArgs, folder: string): void {
  const { stage, actions } = args;
  const config = configuration(args);
  if (stage === "build-javascript" || stage === "build-html") shortenClassNames(config);
  if (stage === "build-html") renderAnewWithNewStyles(config, folder);
  actions.replaceWebpackConfig(config);
  if (stage === "build-javascript") {
    mustHold("styles chunk", hasStylesGroup(config), "no such group");
    actions.setWebpackConfig({
      plugins: [hashByFiles],
      optimization: { splitChunks: { cacheGroups: { styles: false } } },
      resolve: { alias: unusedPartAliases(folder) },
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
