import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { contentFolder } from "../../content/content-folder";
import { isRecord } from "../../lib/json-record";
import { mustHold } from "../contract";
import { hashByFiles } from "./bundles-hash";
import { hashDigits, statsFile } from "./file-names";
import { filesDigest } from "./files-digest";
import { unusedPartAliases } from "./unused-parts";

/** A configuration object of Gatsby's, to be changed in place. */
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

/**
 * Makes class names of CSS Modules a hash alone: they are in the HTML, the inlined styles and the scripts of each page.
 */
function shortenClassNames({ module }: Mutable): void {
  const rules = isRecord(module) ? module.rules : undefined;
  const named = [...objectsIn(rules)].filter((part) => typeof part.localIdentName === "string");
  mustHold("CSS class names", named.length > 0, "no such pattern in the rules");
  for (const part of named) part.localIdentName = "[hash:base64:5]";
}

/**
 * Gatsby renders the HTML again when the code that renders it has changed. That code has no styles in it, but the HTML
 * has: without this salt it would keep the old styles after an edit of a style sheet alone.
 */
function renderAnewWithNewStyles({ output }: Mutable, folder: string): void {
  mustHold("HTML hash salt", isMutable(output), "no output");
  output.hashSalt = filesDigest(path.join(folder, "src"), ".css");
}

/**
 * Hexadecimal digits of the hash in the names of scripts and sheets: enough to tell the versions of one file apart, and
 * webpack's runtime, which is in every page, holds one for each part that may be loaded.
 */
function shortenHashes({ output }: Mutable): void {
  mustHold("bundle output", isMutable(output), "no output");
  output.hashDigestLength = hashDigits;
}

/**
 * Smaller scripts than by Gatsby's own options, which are for browsers without arrow functions and for Safari 10:
 * 0.8 % of gzip.
 */
const terserOptions = { compress: { ecma: 2020, passes: 3 }, output: { ecma: 2020 } };

/** Gatsby's minifiers, with options of ours for scripts. */
function minifyFurther(
  { optimization }: Mutable,
  { minifyJs, minifyCss }: CreateWebpackConfigArgs["plugins"],
): void {
  mustHold("minifiers", isMutable(optimization) && Array.isArray(optimization.minimizer), "no such list");
  const minifiers: unknown[] = [
    Reflect.apply(minifyJs, undefined, [{ terserOptions }]),
    Reflect.apply(minifyCss, undefined, []),
  ];
  optimization.minimizer = minifiers;
}

/** Whether Gatsby still has the groups of modules that `leanBundles` changes. */
function hasChangedGroups({ optimization }: Mutable): boolean {
  const splitChunks = isRecord(optimization) ? optimization.splitChunks : undefined;
  const groups = isRecord(splitChunks) ? splitChunks.cacheGroups : undefined;
  return isRecord(groups) && isRecord(groups.styles) && isRecord(groups.shared) && "name" in groups.shared;
}

/** Renders the head in the browser, from the second page of a visit on; the build has head-in-html. */
const headInBrowser = path.resolve("src/seo/head-in-browser");
const headInHtml = path.resolve("src/seo/head-in-html");

function configuration({ getConfig }: CreateWebpackConfigArgs): Mutable {
  const config: unknown = Reflect.apply(getConfig, undefined, []);
  if (isMutable(config)) return config;
  throw new Error("Gatsby gave no configuration of webpack");
}

/**
 * Gatsby's onCreateWebpackConfig. Gatsby puts all styles into one sheet and inlines it into every page; without that
 * cache group each page gets the styles of its own components alone. It also names chunks of shared modules by the names
 * of those who share them, and all parts that are loaded on demand have the same, none: without its names two of them
 * share a chunk of what both need, and not one of what any two of them need. `folder` is that of the site.
 */
export function leanBundles(args: CreateWebpackConfigArgs, folder: string): void {
  const { stage, actions } = args;
  const config = configuration(args);
  if (stage === "build-javascript" || stage === "build-html") shortenClassNames(config);
  if (stage === "build-html") renderAnewWithNewStyles(config, folder);
  if (stage === "build-javascript") {
    mustHold("groups of chunks", hasChangedGroups(config), "no such groups");
    shortenHashes(config);
    minifyFurther(config, args.plugins);
  }
  actions.replaceWebpackConfig(config);
  if (stage === "build-javascript") {
    actions.setWebpackConfig({
      plugins: [hashByFiles],
      optimization: { splitChunks: { cacheGroups: { styles: false, shared: { name: false } } } },
      resolve: { alias: unusedPartAliases(folder) },
    });
  }
  if (stage === "build-html" || stage === "develop-html") {
    // gatsby-ssr imports the names of the cities and of the bundles as modules, so that the HTML is rendered again when they
    // change. The development server has no bundles.
    const content = contentFolder(process.env);
    const bundles = stage === "build-html" && path.join(folder, "public", statsFile);
    actions.setWebpackConfig({
      resolve: { alias: { [headInBrowser]: headInHtml, "site-content": content, "site-bundles": bundles } },
    });
  }
}
