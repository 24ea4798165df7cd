import path from "node:path";
import type { BuildArgs } from "gatsby";
import { SitemapStream, streamToPromise, type SitemapItemLoose } from "sitemap";
import { siteOrigin } from "../config/environment";
import { adminSettings } from "./admin/cms-config";
import { writeAdmin } from "./admin/write-admin";
import { publicationDay } from "./build-settings";
import { siteRedirects } from "./redirects";
import { blogFeed, listingFeeds } from "./build-files/rss-feeds";
import { feedsForOthers, picturesOf } from "./build-files/feeds-for-others";
import { writePublicFiles } from "./build-files/public-files";
import { packedHostOf, packSite } from "./build-files/pack-site";
import { latestDay, queryBuildFiles, type BuildFilesContent } from "./build-files/query-build-files";
import { robotsFile, writeHostFiles } from "./build-files/write-host-files";
import { metadataKeyOf, routes } from "../config/routes";
import { isInCategory } from "../catalogue/category-members";

/** From the data, never the build's time. */
function lastChanges({ listings, posts, cities, categories }: BuildFilesContent) {
  const latestOf = (homes: BuildFilesContent["listings"]) =>
    latestDay(homes.flatMap(({ postedAt, lastVerified }) => [postedAt, lastVerified]));
  const inCategory = (category: BuildFilesContent["categories"][number]) =>
    listings.filter((listing) => isInCategory(listing, category));
  return new Map([
    ...listings.map((listing) => [listing.path, latestOf([listing])] as const),
    ...posts.map(({ path, date, updated }) => [path, latestDay([date, updated])] as const),
    ...cities.map(
      ({ name }) => [routes.city(name), latestOf(listings.filter(({ city }) => city === name))] as const,
    ),
    ...categories.map((category) => [category.path, latestOf(inCategory(category))] as const),
    ...[routes.home, routes.results, routes.properties].map((path) => [path, latestOf(listings)] as const),
    [routes.blogs, latestDay(posts.map(({ date }) => date))],
  ]);
}

/** Pages that may be indexed; none of a home no longer on offer (docs/decisions/metadata-and-feeds.md). */
async function sitemap(origin: string, content: BuildFilesContent): Promise<string> {
  const changes = lastChanges(content);
  const hidden = new Set(
    content.metadata.filter(({ robots }) => robots?.startsWith("noindex")).map(({ key }) => key),
  );
  const delisted = new Set(content.delisted.map(({ path }) => path));
  const pictures = new Map(content.listings.map((home) => [home.path, picturesOf(home, origin)]));
  const items = content.pages
    .map(({ path }) => path)
    .filter((path) => !delisted.has(path))
    .filter((path) => !/^\/(404(\.html)?|dev-404-page)$/.test(path) && !hidden.has(metadataKeyOf(path)))
    .sort()
    .map((path): SitemapItemLoose => {
      const img = (pictures.get(path) ?? []).map(({ url }) => ({ url }));
      return { url: path, lastmod: changes.get(path), img };
    });
  const stream = new SitemapStream({
    hostname: origin,
    lastmodDateOnly: true,
    xmlns: { news: false, video: false, xhtml: false, image: true },
  });
  for (const item of items) stream.write(item);
  stream.end();
  return (await streamToPromise(stream)).toString();
}

function webManifest({ name, description }: BuildFilesContent["site"]): string {
  return JSON.stringify({
    name,
    short_name: name,
    description,
    lang: "en-IN",
    start_url: "/",
    display: "browser",
    background_color: "#FFFFFF",
    theme_color: "#0A044E",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" },
    ],
  });
}

/** Gatsby's onPostBuild: files for crawlers, feed readers, phones and hosts; `stylesheets` are those inlined in pages. */
export async function writeBuildFiles(args: BuildArgs, stylesheets: readonly string[]): Promise<void> {
  const host = packedHostOf(process.env);
  const origin = siteOrigin(process.env);
  const admin = adminSettings(process.env);
  const content = await queryBuildFiles(args);
  const files = new Map([
    ["/sitemap.xml", await sitemap(origin, content)],
    ["/robots.txt", robotsFile(origin, admin !== undefined)],
    ["/rss.xml", blogFeed(origin, content)],
    ...listingFeeds(origin, content),
    ...feedsForOthers(origin, content, publicationDay(process.env)),
    ["/manifest.webmanifest", webManifest(content.site)],
  ]);
  await writePublicFiles(files);
  await writeHostFiles(siteRedirects(content), await writeAdmin(admin, origin), stylesheets);
  if (host !== undefined) {
    const into = path.resolve("hosts", host);
    await packSite(host, {
      from: path.resolve("public"),
      hostFiles: path.resolve("hosts"),
      into,
      withSourceMaps: process.env.SOURCE_MAPS === "true",
    });
    args.reporter.info(`The site for ${host} is in ${path.relative(".", into)}`);
  }
}
