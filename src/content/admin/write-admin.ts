import { readdirSync, readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { isRecord, parseJson } from "../../lib/json-record";
import { adminHeaders, type Header } from "../build-files/host-rules";
import { contentFolder } from "../content-folder";
import { contentTypes } from "../content-types";
import { adminPage } from "./admin-page";
import { backendOrigins, type AdminSettings } from "./admin-settings";
import { bundleDesk } from "./bundle-desk";
import { cmsConfig, formatName } from "./cms-config";
import type { DeskSettings } from "./desk/desk-settings";
import { formatRule } from "./format-rule";

export interface AdminFolders {
  /** The build. */
  readonly site: string;
  /** The folder of the content. */
  readonly data: string;
}

const projectFolders = (): AdminFolders => ({
  site: path.resolve("public"),
  data: contentFolder(process.env),
});

const contentOf = (file: string) => parseJson(readFileSync(file, "utf8"));
const listOf = (file: string): readonly unknown[] => z.array(z.unknown()).parse(contentOf(file));

/** What the script of /admin must know of the content in a folder. */
function deskSettings(data: string): DeskSettings {
  const folder = path.join(data, "listings");
  const listings = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => contentOf(path.join(folder, name)))
    .filter(isRecord);
  return {
    rules: Object.fromEntries(contentTypes.map((type) => [formatName(type), formatRule(type)])),
    pictureFolder: "/data/images/",
    cities: listOf(path.join(data, "cities.json")),
    categories: listOf(path.join(data, "categories.json")),
    published: Object.fromEntries(
      listings.map(({ id, price, priceHistory, state, publishFrom }) => [
        String(id),
        { price, priceHistory, state, publishFrom },
      ]),
    ),
  };
}

/**
 * Writes /admin into the build, or removes what an earlier build left there when the admin is off. The CMS is part of
 * its script, so that editors run no code of another host. Returns the headers of the page, none when the admin is off.
 */
export async function writeAdmin(
  settings: AdminSettings | undefined,
  origin: string,
  { site, data }: AdminFolders = projectFolders(),
): Promise<Header[]> {
  const into = path.join(site, "admin");
  await rm(into, { recursive: true, force: true });
  if (settings === undefined) return [];
  await mkdir(into, { recursive: true });
  const script = await bundleDesk(into);
  const config = cmsConfig(settings, origin, (file) => readFileSync(path.join(data, file), "utf8"));
  const json = (name: string, content: unknown) =>
    writeFile(path.join(into, name), `${JSON.stringify(content, undefined, 2)}\n`);
  await Promise.all([
    writeFile(path.join(into, "index.html"), adminPage(`/admin/${script}`)),
    json("config.json", config),
    json("desk.json", deskSettings(data)),
  ]);
  return adminHeaders({ apiOrigins: backendOrigins[settings.backend] });
}
