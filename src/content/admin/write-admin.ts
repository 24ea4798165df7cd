import { readFileSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { adminPage } from "./admin-page";
import { adminHeaders, type Header } from "../build-files/host-rules";
import { scriptHashes } from "../build-files/script-hashes";
import { backendOrigins, type AdminSettings } from "./admin-settings";
import { contentFolder } from "../content-folder";
import { cmsConfig } from "./cms-config";

export interface AdminFolders {
  /** The build. */
  readonly site: string;
  /** The folder of the content. */
  readonly data: string;
  /** The installed package @sveltia/cms. */
  readonly cms: string;
}

const projectFolders = (): AdminFolders => ({
  site: path.resolve("public"),
  data: contentFolder(process.env),
  cms: path.resolve("node_modules/@sveltia/cms"),
});

const packageSchema = z.object({ version: z.string() });
const isSourceMap = (file: string) => file.endsWith(".map");

/**
 * Writes /admin into the build, or removes what an earlier build left there when the admin is off. The CMS is copied
 * from its package, so that editors run no code of another host; its folder has its version in the name, because
 * browsers cache scripts for a year. Returns the headers of the page, none when the admin is off.
 */
export async function writeAdmin(
  settings: AdminSettings | undefined,
  origin: string,
  { site, data, cms }: AdminFolders = projectFolders(),
): Promise<Header[]> {
  const into = path.join(site, "admin");
  await rm(into, { recursive: true, force: true });
  if (settings === undefined) return [];
  const content: unknown = JSON.parse(await readFile(path.join(cms, "package.json"), "utf8"));
  const folder = `cms-${packageSchema.parse(content).version}`;
  await mkdir(into, { recursive: true });
  await cp(path.join(cms, "npm"), path.join(into, folder), {
    recursive: true,
    filter: (file) => !isSourceMap(file),
  });
  const html = adminPage(`/admin/${folder}/index.js`);
  const config = cmsConfig(settings, origin, (file) => readFileSync(path.join(data, file), "utf8"));
  await Promise.all([
    writeFile(path.join(into, "index.html"), html),
    writeFile(path.join(into, "config.json"), `${JSON.stringify(config, undefined, 2)}\n`),
  ]);
  return adminHeaders({ scriptHashes: scriptHashes(html), apiOrigins: backendOrigins[settings.backend] });
}
