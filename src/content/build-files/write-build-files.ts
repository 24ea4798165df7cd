import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { siteOrigin } from "../../config/environment";
import { adminSettings } from "../admin/admin-settings";
import { writeAdmin } from "../admin/write-admin";
import { publicationDay } from "../life/publication";
import { siteRedirects } from "../redirects";
import { blogFeed } from "./blog-feed";
import { feedsForOthers } from "./feeds-for-others";
import { listingFeeds } from "./listing-feeds";
import { packedHostOf, packSite } from "./pack-site";
import { queryBuildFiles } from "./query-build-files";
import { robotsFile } from "./robots-file";
import { sitemap } from "./sitemap";
import { webManifest } from "./web-manifest";
import { writeHostFiles } from "./write-host-files";

/**
 * Gatsby's onPostBuild: the files beside the pages that crawlers, feed readers, phones and hosts read
 * (docs/decisions/b2-one-address.md, docs/decisions/b7-crawler-files.md), and the folder `hosts/<host>` when SITE_HOST
 * names one. `sheets` are the files of the style sheets that stand in pages.
 */
export async function writeBuildFiles(args: BuildArgs, sheets: readonly string[]): Promise<void> {
  const host = packedHostOf(process.env);
  const origin = siteOrigin(process.env);
  const admin = adminSettings(process.env);
  const content = await queryBuildFiles(args);
  const outside = feedsForOthers(origin, content, publicationDay(process.env));
  if (outside.size > 0) await mkdir(path.resolve("public/feeds"), { recursive: true });
  const write = (name: string, text: string) => writeFile(path.resolve("public", name), text);
  await Promise.all([
    write("sitemap.xml", await sitemap(origin, content)),
    write("robots.txt", robotsFile(origin, admin !== undefined)),
    write("rss.xml", blogFeed(origin, content)),
    ...[...listingFeeds(origin, content), ...outside].map(([at, text]) => write(at.slice(1), text)),
    write("manifest.webmanifest", webManifest(content.site)),
    writeAdmin(admin, origin).then((headers) => writeHostFiles(siteRedirects(content), headers, sheets)),
  ]);
  if (host !== undefined) {
    const into = path.resolve("hosts", host);
    const withSourceMaps = process.env.SOURCE_MAPS === "true";
    await packSite(host, {
      from: path.resolve("public"),
      hostFiles: path.resolve("hosts"),
      into,
      withSourceMaps,
    });
    args.reporter.info(`The site for ${host} is in ${path.relative(".", into)}`);
  }
}
