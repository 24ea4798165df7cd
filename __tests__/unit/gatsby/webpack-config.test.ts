import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hashByFiles } from "../../../src/gatsby/bundler/bundles-hash";
import { leanBundles } from "../../../src/gatsby/bundler/webpack-config";
import { aSiteFolder, partytownPart, sliderEntry, sliderPart } from "../../support/gatsby-cache";

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Gatsby's configuration as far as it is used; `changed` replaces parts of it. */
function gatsbysConfig(changed: object = {}) {
  return {
    module: {
      rules: [{ oneOf: [{ use: [{ options: { modules: { localIdentName: "[name]--[local]" } } }] }] }],
    },
    output: { path: "public" },
    optimization: {
      minimizer: ["Gatsby's"],
      splitChunks: { cacheGroups: { styles: { name: "styles" }, shared: { name: "hash" } } },
    },
    ...changed,
  };
}

function lean(stage: string, changed: object = {}, folder = aSiteFolder()) {
  folders.push(folder);
  const config = gatsbysConfig(changed);
  const actions = { replaceWebpackConfig: jest.fn(), setWebpackConfig: jest.fn() };
  const plugins = { minifyJs: (options: object) => ({ js: options }), minifyCss: () => "css" };
  Reflect.apply(leanBundles, undefined, [{ stage, getConfig: () => config, actions, plugins }, folder]);
  expect(actions.replaceWebpackConfig).toHaveBeenCalledWith(config);
  return { config, added: actions.setWebpackConfig.mock.calls.flat(), folder };
}

test.each(["build-javascript", "build-html"])("class names are a hash alone in %s", (stage) => {
  const { config } = lean(stage);
  expect(config.module.rules[0]?.oneOf[0]?.use[0]?.options.modules.localIdentName).toBe("[hash:base64:5]");
});

test("the development server keeps its class names", () => {
  const { config } = lean("develop");
  expect(config.module).toEqual(gatsbysConfig().module);
});

test("the bundles have no sheet of all styles, a hash of their files, and nothing for unused parts", () => {
  const { added, folder } = lean("build-javascript");
  const cache = path.join(folder, ".cache");
  const bundler = path.join(folder, "src/gatsby/bundler");
  const slick = path.join(folder, "node_modules/react-slick/lib");
  expect(added).toEqual([
    {
      plugins: [hashByFiles],
      optimization: { splitChunks: { cacheGroups: { styles: false, shared: { name: false } } } },
      resolve: {
        alias: {
          "gatsby-script": false,
          [path.join(path.dirname(path.join(folder, partytownPart)), "utils/inject-partytown-snippet")]:
            false,
          [path.join(cache, "register-service-worker")]: false,
          [path.join(cache, "head/head-export-handler-for-browser")]: path.join(bundler, "no-head-handler"),
          "react-server-dom-webpack": path.join(bundler, "no-server-parts"),
          [path.join(slick, "arrows")]: false,
          [path.join(slick, "dots")]: false,
          "resize-observer-polyfill": path.join(bundler, "own-resize-observer"),
          "lodash.debounce": path.join(bundler, "debounce"),
          [path.join(slick, "slider")]: path.join(bundler, "bare-slider"),
        },
      },
    },
  ]);
});

test("the hashes in the names of scripts and sheets are short", () => {
  expect(lean("build-javascript").config.output).toMatchObject({ hashDigestLength: 8 });
});

test("scripts are minified for browsers that know arrow functions, styles as by Gatsby", () => {
  const terserOptions = { compress: { ecma: 2020, passes: 3 }, output: { ecma: 2020 } };
  expect(lean("build-javascript").config.optimization.minimizer).toEqual([{ js: { terserOptions } }, "css"]);
  expect(lean("develop").config.optimization.minimizer).toEqual(["Gatsby's"]);
});

test("Gatsby renders the HTML anew after an edit to a style sheet alone", () => {
  const folder = aSiteFolder();
  const salt = () => lean("build-html", {}, folder).config.output;
  const before = salt();
  expect(before).toEqual({ path: "public", hashSalt: expect.any(String) });
  expect(salt()).toEqual(before);
  writeFileSync(path.join(folder, "src", "one.css"), "a { color: blue }");
  expect(salt()).not.toEqual(before);
});

test.each(["build-html", "develop-html"])("the head of a page is rendered at once in %s", (stage) => {
  const alias = { [path.resolve("src/seo/head-in-browser")]: path.resolve("src/seo/head-in-html") };
  expect(lean(stage).added).toEqual([{ resolve: { alias: expect.objectContaining(alias) } }]);
});

describe("the build stops with the name of the fact that no longer holds", () => {
  test.each([
    ["CSS class names", "build-html", { module: { rules: [] } }],
    ["CSS class names", "build-javascript", { module: undefined }],
    ["groups of chunks", "build-javascript", { optimization: { splitChunks: { cacheGroups: {} } } }],
    [
      "minifiers",
      "build-javascript",
      { optimization: { ...gatsbysConfig().optimization, minimizer: undefined } },
    ],
    [
      "groups of chunks",
      "build-javascript",
      { optimization: { splitChunks: { cacheGroups: { styles: {}, shared: {} } } } },
    ],
    ["HTML hash salt", "build-html", { output: undefined }],
    ["bundle output", "build-javascript", { output: undefined }],
  ])("%s in %s", (name, stage, changed) => {
    expect(() => lean(stage, changed)).toThrow(`"${name}" no longer holds`);
  });

  test.each([
    ".cache/gatsby-browser-entry.js",
    ".cache/production-app.js",
    ".cache/loader.js",
    ".cache/page-renderer.js",
    partytownPart,
    sliderPart,
    sliderEntry,
  ])("unused parts, when %s imports something else", (importer) => {
    expect(() => lean("build-javascript", {}, aSiteFolder({ [importer]: "" }))).toThrow(
      `"unused parts" no longer holds`,
    );
  });
});
