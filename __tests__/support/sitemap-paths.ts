import { readFileSync } from "node:fs";
import path from "node:path";

/** Paths of every page in the built sitemap. */
export function sitemapPaths(): string[] {
  const xml = readFileSync(path.resolve("public/sitemap.xml"), "utf8");
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap((match) => {
    const address = match[1] ?? "";
    return address.includes("/static/") ? [] : [new URL(address).pathname];
  });
}
