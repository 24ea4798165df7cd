import { Feed } from "feed";
import { isInCategory } from "../../catalogue/category-members";
import { listFeedPath, routes } from "../../config/routes";
import { type BuildFilesContent, feedHtml, latestDay } from "./query-build-files";

const maxItems = 50;

type FeedContent = Pick<BuildFilesContent, "site" | "listings" | "cities" | "categories">;
type FeedListing = FeedContent["listings"][number];

/** "₹1.85 Cr onwards. 3 BHK, 1,845 sq ft. Whitefield, Bangalore." */
function descriptionOf({ offer, bedrooms, size, location }: FeedListing): string {
  const facts = [bedrooms, size].filter((fact) => fact !== null).join(", ");
  return [offer.text, facts, location].filter((part) => part !== "").join(". ") + ".";
}

const siteFeed = ({ name, description }: FeedContent["site"], origin: string) => ({
  description,
  language: "en-IN",
  favicon: `${origin}/favicon.svg`,
  image: `${origin}/logo.png`,
  copyright: name,
});

function feedOf(
  site: FeedContent["site"],
  origin: string,
  list: { readonly title: string; readonly path: string; readonly listings: readonly FeedListing[] },
): readonly (readonly [path: string, text: string])[] {
  const [rss, json] = [listFeedPath(list.path, "rss"), listFeedPath(list.path, "json")];
  const newest = list.listings.slice(0, maxItems);
  const feed = new Feed({
    ...siteFeed(site, origin),
    title: `${list.title} | ${site.name}`,
    id: origin + list.path,
    link: origin + list.path,
    feedLinks: { rss: origin + rss, json: origin + json },
    updated: newest[0] === undefined ? undefined : new Date(newest[0].postedAt),
  });
  for (const listing of newest) {
    feed.addItem({
      title: `${listing.title}, ${listing.offer.text}`,
      id: origin + listing.path,
      link: origin + listing.path,
      description: descriptionOf(listing),
      date: new Date(listing.postedAt),
    });
  }
  return [
    [rss, feed.rss2()],
    [json, feed.json1()],
  ];
}

/** RSS and JSON feeds of each city and category by path, newest first (docs/decisions/saved-and-compared.md). */
export function listingFeeds(origin: string, content: FeedContent): ReadonlyMap<string, string> {
  const { site, listings, cities, categories } = content;
  const ofCities = cities.map(({ name }) => ({
    title: `Homes in ${name}`,
    path: routes.city(name),
    listings: listings.filter(({ city }) => city === name),
  }));
  const ofCategories = categories.map((category) => ({
    title: category.label,
    path: category.path,
    listings: listings.filter((listing) => isInCategory(listing, category)),
  }));
  return new Map([...ofCities, ...ofCategories].flatMap((list) => feedOf(site, origin, list)));
}

/** rss.xml of the blog, newest first, with the whole articles; addresses inside them are absolute. */
export function blogFeed(origin: string, { site, posts }: BuildFilesContent): string {
  // An older article may have been changed last.
  const latest = latestDay(posts.flatMap(({ date, updated }) => [date, updated]));
  const feed = new Feed({
    ...siteFeed(site, origin),
    title: site.name,
    id: `${origin}/`,
    link: `${origin}${routes.blogs}`,
    feedLinks: { rss: `${origin}/rss.xml` },
    updated: latest === undefined ? undefined : new Date(latest),
  });
  for (const post of posts) {
    feed.addItem({
      title: post.title,
      id: origin + post.path,
      link: origin + post.path,
      description: post.excerpt,
      content: feedHtml(origin, post),
      date: new Date(post.date),
      // RSS's own author must be an e-mail address.
      extensions: [{ name: "dc:creator", objects: { _text: post.author ?? site.name } }],
      category: [{ name: post.category }],
    });
  }
  return feed.rss2();
}
