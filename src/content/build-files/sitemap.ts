import { SitemapStream, streamToPromise, type SitemapItemLoose } from "sitemap";
import { metadataKeyOf } from "../../config/metadata-key";
import { routes } from "../../config/routes";
import { isInCategory } from "../../catalogue/category-members";
import type { BuildFilesContent } from "./query-build-files";

const latest = (days: readonly (string | null)[]) =>
  days
    .filter((day) => day !== null)
    .sort()
    .at(-1);

/** Day on which the content of a page last changed, from the data (never the build's time); undefined when unknown. */
function lastChanges(content: BuildFilesContent): Map<string, string> {
  const changes = new Map<string, string>();
  const note = (path: string, days: readonly (string | null)[]) => {
    const day = latest(days);
    if (day !== undefined) changes.set(path, day);
  };
  const days = (listings: BuildFilesContent["listings"]) =>
    listings.flatMap(({ postedAt, lastVerified }) => [postedAt, lastVerified]);
  for (const listing of content.listings) note(listing.path, days([listing]));
  for (const post of content.posts) note(post.path, [post.date, post.updated]);
  for (const { name } of content.cities) {
    note(routes.city(name), days(content.listings.filter(({ city }) => city === name)));
  }
  for (const category of content.categories) {
    note(category.path, days(content.listings.filter((listing) => isInCategory(listing, category))));
  }
  for (const path of [routes.home, routes.results, routes.properties]) note(path, days(content.listings));
  note(
    routes.blogs,
    content.posts.map(({ date }) => date),
  );
  return changes;
}

/**
 * sitemap.xml: every canonical page that may be indexed, with its pictures and its day of change; none of a home that
 * is no longer on offer (docs/decisions/b7-crawler-files.md).
 */
export async function sitemap(origin: string, content: BuildFilesContent): Promise<string> {
  const changes = lastChanges(content);
  const hidden = new Set(
    content.metadata.filter(({ robots }) => robots?.startsWith("noindex")).map(({ key }) => key),
  );
  const closed = new Set(content.closed.map(({ path }) => path));
  const pictures = new Map(content.listings.map(({ path, gallery }) => [path, gallery]));
  const items = content.pages
    .map(({ path }) => path)
    .filter((path) => !closed.has(path))
    .filter((path) => !/^\/(404(\.html)?|dev-404-page)$/.test(path) && !hidden.has(metadataKeyOf(path)))
    .sort()
    .map((path): SitemapItemLoose => {
      const img = (pictures.get(path) ?? []).flatMap(({ file }) => {
        const src = file.childImageSharp?.gatsbyImageData.images.fallback?.src;
        return src === undefined ? [] : [{ url: origin + src }];
      });
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
