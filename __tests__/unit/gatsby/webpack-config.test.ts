import { existsSync } from "node:fs";
import path from "node:path";
import { optimizeBundles } from "../../../src/gatsby/bundler/webpack-config";

const folder = path.resolve(".");

/** Gatsby's configuration as far as it is used; `changed` replaces parts of it. */
const gatsbysConfig = (changed: object = {}) => ({
  module: {
    rules: [{ oneOf: [{ use: [{ options: { modules: { localIdentName: "[name]--[local]" } } }] }] }],
  },
  optimization: { splitChunks: { cacheGroups: { styles: { name: "styles" } } } },
  ...changed,
});

function optimized(stage: string, changed: object = {}) {
  const config = gatsbysConfig(changed);
  const actions = { replaceWebpackConfig: jest.fn(), setWebpackConfig: jest.fn() };
  const plugins = { define: (values: object) => ({ values }) };
  Reflect.apply(optimizeBundles, undefined, [{ stage, getConfig: () => config, actions, plugins }, folder]);
  return {
    config,
    replaced: actions.replaceWebpackConfig.mock.calls.flat(),
    // After the rule for inline scripts.
    added: actions.setWebpackConfig.mock.calls.flat().slice(1),
  };
}

test("the bundles have no sheet of all styles and no names for shared chunks", () => {
  const splitChunks = { cacheGroups: { styles: false, shared: { name: false } } };
  const [added] = optimized("build-javascript").added;
  expect(added).toMatchObject({ optimization: { splitChunks } });
});

test("the bundles know that they run in a browser, and have short names", () => {
  const { added, replaced } = optimized("build-javascript", { output: { path: "public" } });
  expect(added).toMatchObject([{ plugins: [{ values: { "typeof window": '"object"' } }] }]);
  expect(replaced).toMatchObject([{ output: { path: "public", hashDigestLength: 8 } }]);
});

test.each(["build-html", "develop-html"])("the head of a page is rendered at once in %s", (stage) => {
  const alias = { [path.resolve("src/seo/seo")]: path.resolve("src/seo/seo-in-html") };
  expect(optimized(stage).added).toEqual([{ resolve: { alias: expect.objectContaining(alias) } }]);
  // webpack says nothing of an alias of a module that is not there.
  expect(
    Object.entries(alias)
      .flat()
      .map((module) => existsSync(`${module}.tsx`)),
  ).toEqual([true, true]);
});

test.each([
  ["CSS class names", "build-html", { module: { rules: [] } }],
  ["CSS class names", "build-javascript", { module: undefined }],
  ["styles per page", "build-javascript", { optimization: { splitChunks: { cacheGroups: {} } } }],
  ["styles per page", "build-javascript", { optimization: undefined }],
])("the build stops with %s in %s when it no longer holds", (name, stage, changed) => {
  expect(() => optimized(stage, changed)).toThrow(`"${name}" no longer holds`);
});
