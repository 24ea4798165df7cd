import { readdirSync } from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { contentFolder } from "../../content/build-settings";
import { isRecord, valueAt } from "../../lib/json-record";
import { mustHold } from "../contract";
import { statsFile } from "../emitted-files";

type Part = Record<string, unknown>;

const isPart = (value: unknown): value is Part => isRecord(value);

function* objectsIn(value: unknown): Generator<Part> {
  if (Array.isArray(value)) {
    for (const item of value) yield* objectsIn(item);
  } else if (isPart(value)) {
    yield value;
    for (const part of ["rules", "oneOf", "use", "options", "modules"]) yield* objectsIn(value[part]);
  }
}

/** css-loader's options can only be changed in place. */
function shortenClassNames({ module }: Part): void {
  const named = [...objectsIn(module)].filter((part) => typeof part.localIdentName === "string");
  mustHold("CSS class names", named.length > 0, "no such pattern in the rules");
  for (const part of named) part.localIdentName = "[hash:base64:5]";
}

/** In place too: Gatsby's `setWebpackConfig` drops an output. */
function shortenScripts(config: Part): void {
  const output = isRecord(config.output) ? config.output : {};
  const environment = { arrowFunction: true };
  config.output = { ...output, environment, hashDigestLength: 8 };
}

/** As webpack names folders; the file beside those in `src` is written by each build. */
const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? path.join(folder, entry.name, "/") : [],
  );

/** What templates share, cut without regard to parts loaded late: each chunk more is 0.5 to 1 kB of gzip. */
const templates = { type: /^javascript/, chunks: /^component---/, minChunks: 2, priority: 15 };
/** No `styles` group: pages get their own styles alone. No names: parts loaded late share chunks of what both need. */
const splitChunks = { cacheGroups: { styles: false, shared: { name: false }, templates } };

/** Chromium compiles the functions of a file while it loads, in place of each on the main thread when it is called. */
const compileHint = {
  banner: "//# allFunctionsCalledOnLoad",
  raw: true,
  test: /\.js$/,
  /** After minifying (400), which drops comments, and before source maps (500). */
  stage: 450,
} as const;

const inlineScripts = {
  resourceQuery: /^\?script$/,
  enforce: "pre",
  use: path.resolve("src/gatsby/bundler/inline-script.mjs"),
} as const;

const stylesGroup = ["optimization", "splitChunks", "cacheGroups", "styles"];

/** Gatsby's onCreateWebpackConfig; `folder` is that of the site. */
export function optimizeBundles(
  { stage, actions, getConfig, plugins }: CreateWebpackConfigArgs,
  folder: string,
): void {
  const config: unknown = getConfig.call(undefined);
  if (!isPart(config)) throw new Error("Gatsby gave no configuration of webpack");
  if (stage === "build-javascript" || stage === "build-html") {
    shortenClassNames(config);
    if (stage === "build-javascript") shortenScripts(config);
    actions.replaceWebpackConfig(config);
  }
  actions.setWebpackConfig({ module: { rules: [inlineScripts] } });
  if (stage === "build-javascript") {
    mustHold("styles per page", isRecord(valueAt(config, stylesGroup)), "no such group");
    // What only the HTML needs stays out of the scripts.
    const define: unknown = plugins.define.call(undefined, { "typeof window": '"object"' });
    // A change of the code ends the cache, where modules know an export by its name of the build before.
    const code = foldersIn(path.join(folder, "src"));
    const cache = { type: "filesystem", buildDependencies: { code } } as const;
    const optimization = { splitChunks, mangleExports: "size" } as const;
    const hint: unknown = plugins.banner.call(undefined, compileHint);
    actions.setWebpackConfig({ cache, optimization, plugins: [define, hint] });
  }
  if (stage === "build-html" || stage === "develop-html") {
    const alias = {
      [path.join(folder, "src/seo/seo")]: path.join(folder, "src/seo/head-tags"),
      // gatsby-ssr imports both, so that Gatsby renders the HTML again when they change; develop has no bundles.
      "site-content": contentFolder(process.env),
      "site-bundles": stage === "build-html" && path.join(folder, "public", statsFile),
    };
    actions.setWebpackConfig({ resolve: { alias } });
  }
}
