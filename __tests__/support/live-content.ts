/** The content that editors change, and its build, for the live suite. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentFolder } from "../../src/content/build-settings";
import { startSiteServer, type SiteServer } from "../../tools/serve/site-server";
import { publishedOrigin, type BuiltSite } from "./built-site";

/** Absolute path of the live content. */
export const liveContent = contentFolder({});

/** A JSON file of the live content, e.g. `site.json`. */
export function readLiveContent(file: string): unknown {
  return JSON.parse(readFileSync(path.join(liveContent, file), "utf8"));
}

/** The JSON files of a folder of the live content, as arguments of `readLiveContent`. */
export function liveContentFiles(folder: string): string[] {
  return readdirSync(path.join(liveContent, folder))
    .filter((name) => name.endsWith(".json"))
    .map((name) => `${folder}/${name}`);
}

const liveRoot = path.resolve("public");

/** The build of `npm run build`, served while the tests of a file run. Throws when there is no build. */
export function servedLiveSite(): BuiltSite {
  let server: SiteServer;
  beforeAll(async () => {
    server = await startSiteServer({ root: liveRoot, port: 0 });
  });
  afterAll(() => server.close());
  return { root: liveRoot, served: () => server.url, published: publishedOrigin(liveRoot) };
}
