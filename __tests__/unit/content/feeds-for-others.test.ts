import { xml2js } from "xml-js";
import { feedsForOthers, listingsFeed } from "../../../src/content/build-files/feeds-for-others";
import { isRecord, textAt } from "../../../src/lib/json-record";

type Content = Parameters<typeof feedsForOthers>[1];
type Home = Content["listings"][number];

const origin = "https://www.example.com";
const day = "2026-11-23";

const home = (id: number, fields: Partial<Home> = {}): Home => ({
  listingId: id,
  path: `/property/home-${id}`,
  formerSlugs: [],
  title: `Home ${id} & garden`,
  isRental: false,
  isUnderOffer: false,
  kind: "apartment",
  typeLabel: "Apartment",
  location: "Hebbal, Bangalore",
  locality: "Hebbal",
  city: "Bangalore",
  cityFacts: { region: "Karnataka" },
  offer: {
    text: "₹1.35 Cr onwards",
    price: { min: 13_500_000, currency: "INR", period: "total" },
    priceInr: 13_500_000,
    area: { minSqft: 1245, maxSqft: 1890 },
  },
  coordinates: { lat: 13.03, lng: 77.59 },
  bedrooms: "2 BHK, 3 BHK",
  bedroomNumbers: [2, 3],
  size: "1,245 – 1,890 sq ft",
  possession: "Ready to Move",
  registration: { kind: "rera", numbers: ["PRM/KA/RERA/0000/000/PR/000000/000103"], expires: null },
  facilities: ["Gymnasium"],
  descriptionText: 'Brick, and <b>not</b> "glass".',
  summary: { address: "31 Orchard Road" },
  categories: ["apartments"],
  postedAt: "2026-07-14",
  lastVerified: "2026-11-11",
  gallery: [],
  ...fields,
});

const content = (listings: readonly Home[], on: readonly ("listings" | "trovit")[] | null): Content => ({
  site: { name: "Aurelia Estates", description: "An agency.", feedsForOthers: on },
  listings,
});

const dubai = (expires: string | null): Partial<Home> => ({
  city: "Dubai",
  offer: { ...home(0).offer, price: { min: 2_100_000, currency: "AED", period: "total" } },
  registration: { kind: "dld", numbers: ["0000000123"], expires },
});

const listingsIn = (files: ReadonlyMap<string, string>, path = "/feeds/listings.json") =>
  listingsFeed.parse(JSON.parse(files.get(path) ?? "null"));

test("nothing is written unless site.json turns it on", () => {
  expect(feedsForOthers(origin, content([home(1)], null), day).size).toBe(0);
  expect([...feedsForOthers(origin, content([home(1)], ["listings"]), day).keys()]).toEqual([
    "/feeds/listings.json",
    "/feeds/listings.schema.json",
  ]);
  expect([...feedsForOthers(origin, content([home(1)], ["trovit"]), day).keys()]).toEqual([
    "/feeds/trovit.xml",
  ]);
});

test.each<[string, Partial<Home>, boolean]>([
  ["with a RERA number", {}, true],
  ["that needs no registration", { registration: { kind: "exempt", numbers: [], expires: null } }, false],
  ["without a registration", { registration: { kind: "none", numbers: [], expires: null } }, false],
  ["with a permit of Dubai", dubai("2026-11-23"), true],
  ["whose permit ran out yesterday", dubai("2026-11-22"), false],
])("a home %s", (_, fields, isIn) => {
  const { listings } = listingsIn(feedsForOthers(origin, content([home(1, fields)], ["listings"]), day));
  expect(listings.map(({ id }) => id)).toEqual(isIn ? [1] : []);
});

test("the listings are paged by a hundred, each page with its neighbours, and the form is published beside", () => {
  const homes = Array.from({ length: 201 }, (_, at) => home(at + 1));
  const files = feedsForOthers(origin, content(homes, ["listings"]), day);
  const [first, second, third] = ["", "-2", "-3"].map((page) =>
    listingsIn(files, `/feeds/listings${page}.json`),
  );
  expect(first).toMatchObject({
    total: 201,
    page: 1,
    pages: 3,
    previous: null,
    next: `${origin}/feeds/listings-2.json`,
  });
  expect(second).toMatchObject({
    previous: `${origin}/feeds/listings.json`,
    next: `${origin}/feeds/listings-3.json`,
  });
  expect(third).toMatchObject({ next: null });
  expect([first, second, third].map((page) => page?.listings.length)).toEqual([100, 100, 1]);
  expect(first?.$schema).toBe(`${origin}/feeds/listings.schema.json`);
  expect(JSON.parse(files.get("/feeds/listings.schema.json") ?? "{}")).toHaveProperty("properties.listings");
});

describe("the Trovit feed", () => {
  const adOf = (fields: Partial<Home> = {}) => {
    const xml =
      feedsForOthers(origin, content([home(1, fields)], ["trovit"]), day).get("/feeds/trovit.xml") ?? "";
    const read: unknown = xml2js(xml, { compact: true });
    const ad: unknown = isRecord(read) && isRecord(read.trovit) ? read.trovit.ad : {};
    if (!isRecord(ad)) throw new Error("no advertisement");
    return Object.fromEntries(
      Object.entries(ad).map(([name, value]) => [name, isRecord(value) ? textAt(value, "_text") : ""]),
    );
  };

  test("has what its format demands, in its forms", () => {
    expect(adOf()).toMatchObject({
      id: "1",
      url: "https://www.example.com/property/home-1",
      title: "Home 1 & garden",
      type: "For sale",
      date: "14/07/2026",
      price: "13500000",
      floor_area: "1245",
      rooms: "2",
      city: "Bangalore",
      region: "Karnataka",
    });
  });

  test("names the registration and keeps markup as letters", () => {
    expect(adOf().content).toBe(
      'Brick, and <b>not</b> "glass".\n\nRERA PRM/KA/RERA/0000/000/PR/000000/000103',
    );
  });

  test.each<[string, Partial<Home>, string]>([
    ["a home to let", { isRental: true }, "For rent"],
    ["an office", { kind: "commercial" }, "Office for sale"],
    ["an office to let", { kind: "commercial", isRental: true }, "Office for rent"],
  ])("%s has its type", (_, fields, type) => {
    expect(adOf(fields).type).toBe(type);
  });

  test("homes priced in dirhams are not in it, for it names no currency, and without a home there is no file", () => {
    const files = feedsForOthers(origin, content([home(1, dubai("2099-01-01"))], ["trovit"]), day);
    expect(files.size).toBe(0);
  });
});
