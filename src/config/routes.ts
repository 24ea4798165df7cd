/** Every address of the site is built here; none ends in a slash (docs/decisions/addresses.md). */
export const routes = {
  home: "/",
  about: "/about",
  contact: "/contact",
  results: "/allproperties",
  /** Alias of the results that the wishlist's Browse Properties names (docs/requirements.md 2.15). */
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
  preview: "/preview",
  services: "/services",
  locations: "/locations",
  buy: "/buy",
  sell: "/sell",
  rent: "/rent",
  city: (name: string) => `/city/${encodeURIComponent(name)}`,
  listing: (slug: string) => `/property/${slug}`,
  post: (id: number) => `/blog/${id}`,
  service: (slug: string) => `/services/${slug}`,
  landing: (slug: string) => `/${slug}`,
  /** Page 1 is the list itself (docs/decisions/lists.md). */
  listPage: (path: string, page: number) => (page <= 1 ? path : `${path}/page/${page}`),
  wishlistHighlighting: (listingId: number) => `/wishlist?highlight=${listingId}`,
} as const;

export const dubaiCity = "Dubai";

export const homeCrumb = { label: "Home", to: routes.home } as const;

export function listFeedPath(path: string, form: "rss" | "json"): string {
  return `${path}/${form === "rss" ? "rss.xml" : "feed.json"}`;
}

export function comparing(slugs: readonly string[]): string {
  return slugs.length === 0 ? routes.compare : `${routes.compare}?homes=${slugs.join(",")}`;
}

/** The last part of a path: the slug of a home's page. */
export function slugOf(path: string): string {
  return path.split("/").at(-1) ?? "";
}

export function isListing(path: string): boolean {
  return path.startsWith(routes.listing(""));
}

export function isPost(path: string): boolean {
  return path.startsWith("/blog/");
}

/** The list that a path is a page of: "/villas/page/2" gives "/villas"; any other path comes back as it is. */
export function listOf(path: string): string {
  return path.replace(/\/page\/\d+$/, "");
}

/** A list filtered by city; null adds no filter. */
export function inCity(path: string, city: string | null): string {
  return city === null ? path : `${path}?city=${encodeURIComponent(city)}`;
}

/** All homes of a city with one of them on top, marked as the match (docs/requirements.md 2.6). */
export function amongHomesOf(city: string, listingId: number): string {
  return `${inCity(routes.results, city)}&highlight=${listingId}`;
}

/** Metadata keys spelt differently from the last segment of their path (docs/decisions/metadata-and-feeds.md). */
const aliases: Readonly<Record<string, string>> = {
  "": "home",
  "mid-segment": "mid-segments",
  "home-loan": "home-loans",
};

/** Key in data/pages/metadata.json: the last segment in small letters (docs/requirements.md 2.2). */
export function metadataKeyOf(path: string): string {
  const last = slugOf(path.replace(/\/+$/, "")).toLowerCase();
  return aliases[last] ?? last;
}
