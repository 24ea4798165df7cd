import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkEmittedFiles, removePartytown } from "../../../src/gatsby/emitted-site";

const hash = "01234567";
const chunk = "component---src-pages-about-tsx";
const files = { app: [`app-${hash}.js`, `app.${hash}.css`], [chunk]: [`${chunk}-${hash}.js`] };
const slice = "_gatsby/slices/_gatsby-scripts-1.html";
const code = 'window.asyncRequires=a,window.___loader=b;window.___navigate=c;key||"initial";c="@@scroll|"';

/** What a build writes, as far as the wall reads it. */
const emitted: Readonly<Record<string, string>> = {
  "webpack.stats.json": JSON.stringify({ assetsByChunkName: files }),
  [slice]: `<script>window.___webpackCompilationHash="${hash}";</script>`,
  [`app-${hash}.js`]: code,
  [`${chunk}-${hash}.js`]: "",
  "page-data/app-data.json": JSON.stringify({ webpackCompilationHash: hash }),
  "page-data/about/page-data.json": JSON.stringify({ componentChunkName: chunk, result: { data: {} } }),
  "about/index.html": `<div id="gatsby-focus-wrapper" tabindex="-1"><main></main></div>`,
  "~partytown/partytown.js": "",
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

const check = () => checkEmittedFiles(root, [{ path: "/about", componentChunkName: chunk }]);
const rewrite = (name: string, from: string, to: string) => {
  const file = path.join(root, name);
  const text = readFileSync(file, "utf8");
  expect(text).toContain(from);
  writeFileSync(file, text.replaceAll(from, to));
};

test("a build that is as the site leans on it passes", () => {
  expect(check).not.toThrow();
});

test.each([
  ["scripts slice", slice, ""],
  ["hash of the bundles", slice, "___webpackCompilationHash"],
  ["hash of the bundles", "page-data/app-data.json", hash],
  ["hash of the bundles", "page-data/app-data.json", ""],
  ["chunk files", "webpack.stats.json", "assetsByChunkName"],
  ["hashed names", "webpack.stats.json", `app-${hash}.js`],
  ["table of templates", `app-${hash}.js`, "asyncRequires"],
  ["page loader", `app-${hash}.js`, "___loader"],
  ["page navigation", `app-${hash}.js`, "___navigate"],
  ["scroll keys", `app-${hash}.js`, "@@scroll|"],
  ["first page key", `app-${hash}.js`, '"initial"'],
  ["page data", "page-data/about/page-data.json", ""],
  ["page data", "page-data/about/page-data.json", chunk],
  ["page data", "page-data/about/page-data.json", "result"],
  ["page element", "about/index.html", "gatsby-focus-wrapper"],
  ["page element", "about/index.html", "<main></main>"],
])("stops the build with %s when %s has another %s", (name, file, text) => {
  if (text === "") rmSync(path.join(root, file));
  else rewrite(file, text, text.startsWith("<") ? "" : "another");
  expect(check).toThrow(`"${name}" no longer holds`);
});

test("Partytown's files go, and the build stops when they are no longer where they were", async () => {
  await removePartytown(root);
  await expect(removePartytown(root)).rejects.toThrow(`"Partytown's files" no longer holds`);
});
