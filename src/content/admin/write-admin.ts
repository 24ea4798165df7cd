import { readFileSync } from "node:fs";
import { mkdir, rm, writeFile, cp } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { build } from "esbuild";
import { isRecord, parseJson } from "../../lib/json-record";
import { adminHeaders, type Header } from "../build-files/host-rules";
import { contentNames } from "../checks/read-content-folder";
import { contentFolder } from "../build-settings";
import { contentTypes } from "../content-types";
import { backendOrigins, type AdminSettings, cmsConfig, formatName } from "./cms-config";
import type { CmsSettings } from "./cms/load-cms";
import { formatRule } from "./cms-field";

/** Parts of the CMS that no content field needs: code boxes and maps. */
const unused = ["@shikijs/*", "leaflet", "leaflet/*", "terra-draw", "terra-draw-leaflet-adapter"];

/** The build that is meant to be bundled; its pictures, fonts and WebAssembly stand in `assets` beside the script. */
const cms = path.resolve("node_modules/@sveltia/cms/npm");

/** Returns the name of the first module, which changes with its text. */
async function bundleCms(folder: string): Promise<string> {
  const { metafile } = await build({
    entryPoints: { cms: path.resolve("src/content/admin/cms/main.ts") },
    outdir: folder,
    entryNames: "[name]-[hash]",
    chunkNames: "chunks/[name]-[hash]",
    metafile: true,
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    logLevel: "silent",
    external: unused,
  });
  await cp(path.join(cms, "assets"), path.join(folder, "assets"), {
    recursive: true,
    filter: (file) => !file.endsWith(".map"),
  });
  const first = Object.keys(metafile.outputs).find(
    (file) => path.resolve(file, "..") === path.resolve(folder),
  );
  if (first === undefined) throw new Error("esbuild gave no script for /admin");
  return path.basename(first);
}

function adminPage(script: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Content</title>
<link rel="cms-config-url" type="application/json" href="/admin/config.json">
</head>
<body>
<noscript>Editing needs JavaScript.</noscript>
<script type="module" src="${script}"></script>
</body>
</html>
`;
}

const contentOf = (file: string) => parseJson(readFileSync(file, "utf8"));
const listOf = (file: string): readonly unknown[] => z.array(z.unknown()).parse(contentOf(file));

function cmsSettings(data: string): CmsSettings {
  const listings = contentNames(data, "listings")
    .map((name) => contentOf(path.join(data, name)))
    .filter(isRecord);
  return {
    rules: Object.fromEntries(contentTypes.map((type) => [formatName(type), formatRule(type)])),
    pictureFolder: "/data/images/",
    cities: listOf(path.join(data, "cities.json")),
    categories: listOf(path.join(data, "categories.json")),
    published: Object.fromEntries(
      listings.map(({ id, slug, price, priceHistory, state, publishFrom }) => [
        String(id),
        { slug, price, priceHistory, state, publishFrom },
      ]),
    ),
  };
}

/** Writes /admin or removes an old one; returns its headers. The CMS is bundled: no code of another host runs there. */
export async function writeAdmin(
  settings: AdminSettings | undefined,
  origin: string,
  { site, data } = { site: path.resolve("public"), data: contentFolder(process.env) },
): Promise<Header[]> {
  const into = path.join(site, "admin");
  await rm(into, { recursive: true, force: true });
  if (settings === undefined) return [];
  await mkdir(into, { recursive: true });
  const script = await bundleCms(into);
  const config = cmsConfig(settings, origin, (file) => readFileSync(path.join(data, file), "utf8"));
  const json = (name: string, content: unknown) =>
    writeFile(path.join(into, name), `${JSON.stringify(content, undefined, 2)}\n`);
  await Promise.all([
    writeFile(path.join(into, "index.html"), adminPage(`/admin/${script}`)),
    json("config.json", config),
    json("cms.json", cmsSettings(data)),
  ]);
  return adminHeaders(backendOrigins[settings.backend]);
}
