import { js2xml } from "xml-js";
import { z } from "zod";
import { currencies, pricePeriods } from "../../catalogue/money";
import type { BuildFilesContent } from "./query-build-files";

const folder = "/feeds";
const schemaPath = `${folder}/listings.schema.json`;
const trovitPath = `${folder}/trovit.xml`;

const listingsPath = (page: number) => `${folder}/listings${page === 1 ? "" : `-${page}`}.json`;

const perPage = 100;

const feedListing = z.strictObject({
  id: z.int().describe("Number of the listing, never reused."),
  url: z.url().describe("Its page."),
  title: z.string(),
  offer: z.enum(["sale", "rent"]),
  type: z.string().describe("As its page names it, e.g. Row house."),
  underOffer: z.boolean().describe("Whether somebody has made an offer for it."),
  price: z
    .strictObject({
      text: z.string().describe("As shown."),
      amount: z.number().describe("Lowest amount, in the currency's unit."),
      currency: z.enum(currencies),
      period: z.enum(pricePeriods).describe("What the amount pays for."),
    })
    .nullable()
    .describe("Null where it is told on request."),
  city: z.string(),
  locality: z.string(),
  region: z.string().nullable(),
  address: z.string().nullable(),
  coordinates: z.strictObject({ lat: z.number(), lng: z.number() }).nullable().describe("In degrees."),
  bedrooms: z.array(z.int()).describe("Numbers of bedrooms on offer; 0 for a studio."),
  areaSqft: z
    .strictObject({ min: z.number(), max: z.number() })
    .nullable()
    .describe("In square feet, as its editor wrote it."),
  possession: z.string().nullable(),
  registration: z.strictObject({
    kind: z.enum(["rera", "dld"]),
    numbers: z.array(z.string()).min(1),
    expires: z.iso.date().nullable().describe("Last day of a permit of Dubai."),
  }),
  facilities: z.array(z.string()),
  description: z.string(),
  pictures: z.array(z.strictObject({ url: z.url(), alt: z.string() })),
  postedAt: z.iso.date(),
  lastVerified: z.iso.date().nullable(),
});

/** `/feeds/listings.json` and its further pages. */
export const listingsFeed = z.strictObject({
  $schema: z.url(),
  publisher: z.string(),
  total: z.int().describe("Homes on all pages."),
  page: z.int(),
  pages: z.int(),
  previous: z.url().nullable(),
  next: z.url().nullable(),
  listings: z.array(feedListing),
});

type FeedContent = Pick<BuildFilesContent, "site" | "listings">;
type FeedHome = FeedContent["listings"][number];
type RegisteredHome = FeedHome & { readonly registration: { readonly kind: "rera" | "dld" } };

/** May be advertised elsewhere: it has a number, and one of Dubai has not run out on `day`. */
const isRegisteredOn =
  (day: string) =>
  (home: FeedHome): home is RegisteredHome => {
    const { kind, numbers, expires } = home.registration;
    if (numbers.length === 0) return false;
    return kind === "rera" || (kind === "dld" && expires !== null && expires >= day);
  };

/** The largest file that the build made of each. */
export function picturesOf({ gallery }: Pick<FeedHome, "gallery">, origin: string) {
  return gallery.flatMap(({ alt, file }) => {
    const src = file.childImageSharp?.gatsbyImageData.images.fallback?.src;
    return src === undefined ? [] : [{ url: new URL(src, origin).href, alt }];
  });
}

/** Fields of the same name are taken from the home. */
function feedListingOf(home: RegisteredHome, origin: string) {
  const { text, price, area } = home.offer;
  return feedListing.strip().parse({
    ...home,
    id: home.listingId,
    url: origin + home.path,
    offer: home.isRental ? "rent" : "sale",
    type: home.typeLabel,
    underOffer: home.isUnderOffer,
    price: price && { text, amount: price.min, currency: price.currency, period: price.period },
    region: home.cityFacts?.region ?? null,
    address: home.summary.address,
    bedrooms: home.bedroomNumbers,
    areaSqft: area && { min: area.minSqft, max: area.maxSqft },
    description: home.descriptionText,
    pictures: picturesOf(home, origin),
  });
}

function listingsFeeds(
  origin: string,
  publisher: string,
  homes: readonly RegisteredHome[],
): [string, string][] {
  const pages = Math.max(1, Math.ceil(homes.length / perPage));
  const addressOf = (page: number) => (page < 1 || page > pages ? null : origin + listingsPath(page));
  const files = Array.from({ length: pages }, (_, index): [string, string] => {
    const page = index + 1;
    const feed: z.infer<typeof listingsFeed> = {
      $schema: origin + schemaPath,
      publisher,
      total: homes.length,
      page,
      pages,
      previous: addressOf(page - 1),
      next: addressOf(page + 1),
      listings: homes.slice(index * perPage, page * perPage).map((home) => feedListingOf(home, origin)),
    };
    return [listingsPath(page), JSON.stringify(feed)];
  });
  return [...files, [schemaPath, JSON.stringify(z.toJSONSchema(listingsFeed), null, 2)]];
}

/** Trovit's limits, in characters. */
const [maxTextLength, maxTypeLength] = [255, 100];

const dayMonthYear = (day: string) => day.split("-").reverse().join("/");

const textField = (text: string, maxLength = maxTextLength) => ({ _text: text.slice(0, maxLength) });

function trovitAd(home: RegisteredHome, origin: string, agency: string): Record<string, unknown> {
  const { registration, bedroomNumbers, summary, cityFacts, kind } = home;
  const { priceInr, area } = home.offer;
  const purpose = home.isRental ? "rent" : "sale";
  const address = summary.address ?? home.location;
  return {
    id: textField(String(home.listingId)),
    url: textField(origin + home.path),
    title: textField(home.title),
    type: textField(kind === "commercial" ? `Office for ${purpose}` : `For ${purpose}`),
    // An advertisement must name the registration wherever it is shown.
    content: { _text: `${home.descriptionText}\n\nRERA ${registration.numbers.join(", ")}` },
    date: textField(dayMonthYear(home.postedAt)),
    city: textField(home.city),
    ...(priceInr !== null && {
      price: {
        ...(home.isRental && { _attributes: { period: "monthly" } }),
        _text: String(Math.round(priceInr)),
      },
    }),
    agency: textField(agency),
    property_type: textField(home.typeLabel, maxTypeLength),
    ...(area !== null && {
      floor_area: { _attributes: { unit: "feet" }, _text: String(Math.round(area.minSqft)) },
    }),
    ...(bedroomNumbers.length > 0 && { rooms: textField(String(Math.min(...bedroomNumbers))) }),
    address: textField(address),
    city_area: textField(home.locality),
    ...(cityFacts && { region: textField(cityFacts.region) }),
    pictures: {
      picture: picturesOf(home, origin).map(({ url, alt }) => ({
        picture_url: textField(url),
        picture_title: textField(alt),
      })),
    },
  };
}

/** Trovit prices name no currency, so it gets only homes priced in rupees. */
function trovitFeed(origin: string, agency: string, homes: readonly RegisteredHome[]): [string, string][] {
  const ads = homes
    .filter(({ offer }) => offer.price === null || offer.price.currency === "INR")
    .map((home) => trovitAd(home, origin, agency));
  // The format has no feed without an advertisement.
  if (ads.length === 0) return [];
  const document = {
    _declaration: { _attributes: { version: "1.0", encoding: "UTF-8" } },
    trovit: { ad: ads },
  };
  return [[trovitPath, js2xml(document, { compact: true, spaces: 1 })]];
}

/** By path; only homes whose registration is valid on `day` (docs/decisions/metadata-and-feeds.md). */
export function feedsForOthers(origin: string, { site, listings }: FeedContent, day: string) {
  const homes = listings.filter(isRegisteredOn(day));
  const { name } = site;
  const on = site.feedsForOthers ?? [];
  return new Map([
    ...(on.includes("listings") ? listingsFeeds(origin, name, homes) : []),
    ...(on.includes("trovit") ? trovitFeed(origin, name, homes) : []),
  ]);
}
