/** Every address of the site is built here; none ends in a slash (docs/decisions/addresses.md). */
export const routes = {
  home: "/",
  about: "/about",
  contact: "/contact",
  results: "/allproperties",
  /**
   * Alias of the results that the wishlist's Browse Properties names (docs/requirements.md 2.15,
   * docs/decisions/addresses.md).
   */
  browse: "/all-properties",
  properties: "/properties",
  dubai: "/dubai-properties",
  blogs: "/blogs",
  wishlist: "/wishlist",
  compare: "/compare",
  shortlist: "/shortlist",
  thankYou: "/thank-you",
  terms: "/termsandconditions",
  privacy: "/privacy-policy",
  mapCredits: "/map-credits",
  /** In a preview alone: what differs from the public site. */
  preview: "/preview",
  services: "/services",
  locations: "/locations",
  buy: "/buy",
  sell: "/sell",
  rent: "/rent",
  /** City landing page; the name stands url-encoded (docs/requirements.md 2.1). */
  city: (name: string) => `/city/${encodeURIComponent(name)}`,
  listing: (slug: string) => `/property/${slug}`,
  /** Blog article by its numeric id. */
  post: (id: number) => `/blog/${id}`,
  service: (slug: string) => `/services/${slug}`,
  landing: (slug: string) => `/${slug}`,
  /** Further pages of a list (docs/decisions/lists.md); page 1 is the list itself. */
  listPage: (path: string, page: number) => (page <= 1 ? path : `${path}/page/${page}`),
  wishlistHighlighting: (listingId: number) => `/wishlist?highlight=${listingId}`,
} as const;

/** Address of the feed of a city's or a category's homes, as RSS or as JSON Feed. */
export function listFeedPath(path: string, form: "rss" | "json"): string {
  return `${path}/${form === "rss" ? "rss.xml" : "feed.json"}`;
}

/** The homes of these slugs side by side. */
export function comparing(slugs: readonly string[]): string {
  return slugs.length === 0 ? routes.compare : `${routes.compare}?homes=${slugs.join(",")}`;
}

/** The last part of a path: the slug of a home's page. */
export function slugOf(path: string): string {
  return path.split("/").at(-1) ?? "";
}

/** Whether a path is that of a home's page. */
export function isListing(path: string): boolean {
  return path.startsWith(routes.listing(""));
}

/** Whether a path is that of an article. */
export function isPost(path: string): boolean {
  return path.startsWith("/blog/");
}

/** The list that a path is a page of: "/villas/page/2" gives "/villas"; any other path comes back as it is. */
export function listOf(path: string): string {
  return path.replace(/\/page\/\d+$/, "");
}

/** A list kept to the homes of one city; null keeps it to none. */
export function inCity(path: string, city: string | null): string {
  return city === null ? path : `${path}?city=${encodeURIComponent(city)}`;
}

/** All homes of a city with one of them on top, marked as the match (docs/requirements.md 2.6). */
export function amongHomesOf(city: string, listingId: number): string {
  return `${inCity(routes.results, city)}&highlight=${listingId}`;
}

/** Metadata keys whose spelling differs from the last segment of their path (docs/decisions/metadata-and-feeds.md). */
const aliases: Readonly<Record<string, string>> = {
  "mid-segment": "mid-segments",
  "home-loan": "home-loans",
};

const wholePaths: Readonly<Record<string, string>> = {
  "": "home",
  "/about": "about",
  "/contact": "contact",
  "/allproperties": "allproperties",
  "/properties": "properties",
  "/dubai-properties": "dubai-properties",
};

/**
 * Key of a page's entry in data/pages/metadata.json, for page creation, the check and the sitemap alike, derived from
 * its path (docs/requirements.md 2.2): trailing slashes are stripped, a few whole paths are named, any other path gives
 * its last segment in lower case. `/allproperties` keeps the entry of its own name, because no two pages may share a
 * title.
 */
export function metadataKeyOf(path: string): string {
  const bare = path.replace(/\/+$/, "");
  const named = wholePaths[bare];
  if (named !== undefined) return named;
  const last = bare.slice(bare.lastIndexOf("/") + 1).toLowerCase();
  return aliases[last] ?? last;
}
