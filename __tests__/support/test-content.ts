/** The content that the unit, component and browser suites run on, and the site that is built with it. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { testContentFolder, testSiteFolder } from "../../tools/run/test-addresses";

/** Absolute path of the tests' content. */
export const testContent = path.resolve(testContentFolder);

/** Absolute path of the folder that `npm run build:tests` builds in. */
export const testSite = path.resolve(testSiteFolder);

/** Absolute path of the built site that the browser suite visits. */
export const testSiteRoot = path.join(testSite, "public");

/** A JSON file of the tests' content, e.g. `listings/orchard-row.json`. */
export function readTestContent(file: string): unknown {
  return JSON.parse(readFileSync(path.join(testContent, file), "utf8"));
}

/** The JSON files of a folder of the tests' content, sorted, as arguments of `readTestContent`. */
export function testContentFiles(folder: string): string[] {
  return readdirSync(path.join(testContent, folder))
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => `${folder}/${name}`);
}
