import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkEmittedFiles } from "../../../src/gatsby/emitted-site";

const data = "page-data/index/page-data.json";

const emitted: Readonly<Record<string, string>> = {
  "webpack.stats.json": JSON.stringify({ assetsByChunkName: { app: ["app-0123.js", "app.0123.css"] } }),
  "app-0123.js": "window.asyncRequires=a;",
  [data]: JSON.stringify({ componentChunkName: "component---src-pages-index-tsx", result: { data: {} } }),
  "index.html": `<div id="gatsby-focus-wrapper" tabindex="-1"><main></main></div>`,
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "emitted-site-"));
  for (const [name, text] of Object.entries(emitted)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("a build that is as the site leans on it passes", () => {
  expect(() => checkEmittedFiles(root)).not.toThrow();
});

test.each([
  ["chunk files", "webpack.stats.json", "assetsByChunkName"],
  ["table of templates", "app-0123.js", "asyncRequires"],
  ["page data", data, "componentChunkName"],
  ["page data", data, "result"],
  ["page element", "index.html", "gatsby-focus-wrapper"],
  ["page element", "index.html", "<main></main>"],
])("stops the build with %s when %s is without %s", (name, file, text) => {
  const before = readFileSync(path.join(root, file), "utf8");
  expect(before).toContain(text);
  writeFileSync(path.join(root, file), before.replaceAll(text, text.startsWith("<") ? "" : "another"));
  expect(() => checkEmittedFiles(root)).toThrow(`"${name}" no longer holds`);
});
