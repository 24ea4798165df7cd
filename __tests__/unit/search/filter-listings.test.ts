import { taxonomyOf } from "../../../src/content/listing-taxonomy";
import {
  emptyCriteria,
  filters,
  type SearchCriteria,
} from "../../../src/features/search/filters/filter-table";
import { createUnitChoice } from "../../../src/features/search/filters/unit-match";
import { CRORE, LAKH } from "../../../src/catalogue/money";
import { searchListings, sortListings } from "../../../src/features/search/engine/search-engine";
import type { CatalogueListing } from "../../../src/catalogue/catalogue-index";
import { aUnit } from "../../support/a-catalogue-entry";
import { catalogueListingsOf } from "../../support/catalogue-listings";

const listings = catalogueListingsOf(
  {
    ...{ title: "Flat", price: { inr: 9_000_000 }, bedroomNumbers: [2, 3], postedAt: "2026-10-03" },
    ...{ furnishing: "unfurnished", facing: ["east", "north"], pets: "welcome" },
    facilities: ["Clubhouse", "Gymnasium"],
  },
  {
    ...{ title: "Villa", kinds: ["villa"], price: { inr: 30_000_000 }, bedroomNumbers: [5] },
    ...{ furnishing: "semifurnished", facing: ["west"], pets: "no", postedAt: "2026-10-05" },
    construction: ["underConstruction"],
  },
  {
    ...{ title: "Site", kinds: ["plot"], price: null, bedroomNumbers: [], postedAt: "2026-10-04" },
    construction: ["newLaunch", "launched"],
  },
  {
    ...{ title: "Farm", kinds: ["farmLand"], price: { inr: 6_000_000 }, bedroomNumbers: [] },
    postedAt: "2026-10-01",
  },
  {
    ...{ title: "Let", isRental: true, price: { inr: 45_000 }, bedroomNumbers: [1], postedAt: "2026-10-02" },
    ...{ furnishing: "furnished", pets: "ask" },
  },
  {
    ...{ title: "Marina", city: "Dubai", price: { inr: 50_000_000 }, bedroomNumbers: [0] },
    ...{ kinds: ["apartment", "commercial"], postedAt: "2026-10-05" },
  },
);

const finds = (home: CatalogueListing, criteria: Partial<SearchCriteria>, city: string | null = null) =>
  searchListings([home], { ...emptyCriteria, ...criteria }, city).length > 0;
const titles = (criteria: Partial<SearchCriteria>, city?: string) =>
  listings.filter((home) => finds(home, criteria, city)).map(({ title }) => title);

test.each([
  [{}, ["Flat", "Villa", "Site", "Farm", "Let", "Marina"]],
  [{ priceMin: 9_000_000 }, ["Flat", "Villa", "Marina"]],
  [{ priceMax: 9_000_000 }, ["Flat", "Farm"]],
  [{ priceMax: 9_000_000, tab: "rent" as const }, ["Let"]],
  [{ priceMax: 40_000, tab: "rent" as const }, []],
  [{ priceMin: 6_000_000, priceMax: 9_000_000 }, ["Flat", "Farm"]],
])(
  "price in rupees %j; a null price is left out as soon as a bound is set, a rent without tab",
  (criteria, listed) => {
    expect(titles(criteria)).toEqual(listed);
  },
);

test.each([
  [[1] as const, ["Let"]],
  [[2] as const, ["Flat"]],
  [[1, 3] as const, ["Flat", "Let"]],
  [[4] as const, ["Villa"]],
])("BHK %j; 4 stands for four or more", (bhk, expected) => {
  expect(titles({ bhk })).toEqual(expected);
});

test("selected features must all be present", () => {
  expect(titles({ features: ["clubhouse", "gymnasium"] })).toEqual(["Flat"]);
  expect(titles({ features: ["clubhouse", "moat"] })).toEqual([]);
});

test.each<[Partial<SearchCriteria>, string[]]>([
  [{ furnishing: ["furnished"] }, ["Let"]],
  [{ furnishing: ["furnished", "unfurnished"] }, ["Flat", "Let"]],
  [{ facing: ["north", "west"] }, ["Flat", "Villa"]],
  [{ pets: ["welcome", "ask"] }, ["Flat", "Let"]],
  [{ pets: ["welcome"], furnishing: ["furnished"] }, []],
])("daily life %j; what is not known is left out", (criteria, expected) => {
  expect(titles(criteria)).toEqual(expected);
});

test.each([
  [["underConstruction"] as const, ["Villa"]],
  [["launched"] as const, ["Site"]],
  [["underConstruction", "newLaunch"] as const, ["Villa", "Site"]],
])("construction status %j", (construction, expected) => {
  expect(titles({ construction })).toEqual(expected);
});

test.each([
  ["apartment" as const, ["Flat", "Let", "Marina"]],
  ["villa" as const, ["Villa"]],
  ["town house" as const, ["Site"]],
  ["tower" as const, ["Farm"]],
  ["commercial" as const, ["Marina"]],
])("type %s: town house finds plots, tower finds farm land", (type, expected) => {
  expect(titles({ type })).toEqual(expected);
});

test.each([{ tag: "VILLAS" }, { type: "Villa" }, { propertyType: "Row house" }])(
  "the type filter finds a listing that only its %j names (requirements 5.4)",
  (named) => {
    const { kinds } = taxonomyOf({ categories: ["apartments"], ...named });
    const homes = catalogueListingsOf({ kinds });
    expect(homes.some((home) => finds(home, { type: "villa" }))).toBe(true);
    expect(homes.some((home) => finds(home, { type: "apartment" }))).toBe(false);
  },
);

test("Rent keeps what is to let, whatever its categories; Buy and Sale leave it out (requirements 2.5)", () => {
  expect(titles({ tab: "rent" })).toEqual(["Let"]);
  expect(titles({ tab: "buy" })).not.toContain("Let");
  expect(titles({ tab: "sale" })).toEqual(titles({ tab: "buy" }));
});

test("the city in force is matched trimmed and without regard to case", () => {
  expect(titles({}, " dubai ")).toEqual(["Marina"]);
  expect(titles({}, "Goa")).toEqual([]);
});

describe("bedrooms, price and size are those of one unit", () => {
  const unit = (bedrooms: number, crores: number, sqft: number) =>
    aUnit(bedrooms, Math.round(crores * CRORE), sqft);
  const [orchardRow, gachibowli, wholeRange] = catalogueListingsOf(
    {
      price: { inr: 1.35 * CRORE },
      bedroomNumbers: [2, 3],
      units: [unit(2, 1.35, 1245), unit(2, 1.52, 1380), unit(3, 1.9, 1720), unit(3, 2.1, 1890)],
    },
    {
      price: { inr: 0.98 * CRORE },
      bedroomNumbers: [2, 3],
      units: [unit(2, 0.98, 1210), unit(3, 1.34, 1640)],
      postedAt: "2025-01-01",
    },
    { units: [{ ...unit(3, 1.2, 1100), priceMaxInr: 2.4 * CRORE, areaMaxSqft: 1640 }] },
  );
  if (!orchardRow || !gachibowli || !wholeRange) throw new Error("three listings in, fewer out");

  test.each<[Partial<SearchCriteria>, boolean, boolean]>([
    [{ bhk: [3], priceMax: 1.5 * CRORE }, false, true],
    [{ priceMin: 1.5 * CRORE, priceMax: 2 * CRORE }, true, false],
    [{ bhk: [2], priceMin: 1.6 * CRORE }, false, false],
    [{ bhk: [3], sizeMax: 1700 }, false, true],
    [{ sizeMin: 1800 }, true, false],
    [{ priceMax: 1.4 * CRORE, sizeMin: 1300 }, false, true],
    [{ bhk: [2, 3], priceMax: 1.4 * CRORE, sizeMax: 1250 }, true, true],
  ])("%j finds Orchard Row: %p, Gachibowli Commons: %p", (criteria, orchard, commons) => {
    expect([finds(orchardRow, criteria), finds(gachibowli, criteria)]).toEqual([orchard, commons]);
  });

  test("a listing that names a range alone is found by what the range reaches", () => {
    expect(finds(wholeRange, { priceMin: 1.5 * CRORE, priceMax: 2 * CRORE, sizeMin: 1500 })).toBe(true);
    expect(finds(wholeRange, { priceMin: 2.5 * CRORE })).toBe(false);
    expect(finds(wholeRange, { sizeMax: 1000 })).toBe(false);
  });

  test("the order goes by the cheapest unit that answers", () => {
    const sorted = (criteria: Partial<SearchCriteria>) => {
      const choice = createUnitChoice<SearchCriteria>(filters, { ...emptyCriteria, ...criteria });
      return sortListings([orchardRow, gachibowli], "price-asc", choice);
    };
    expect(sorted({})).toEqual([gachibowli, orchardRow]);
    expect(sorted({ bhk: [2], sizeMin: 1300 })[0]).toBe(orchardRow);
    expect(sorted({ bhk: [3] })).toEqual([gachibowli, orchardRow]);
  });
});

describe("by price per square foot", () => {
  const homes = catalogueListingsOf(
    { title: "Unmeasured", units: [aUnit(2, 10 * LAKH, null)] },
    { title: "Let", isRental: true, units: [aUnit(2, LAKH, 1_000)] },
    { title: "Dear", units: [aUnit(2, 120 * LAKH, 1_000)] },
    { title: "Fair", units: [aUnit(2, 50 * LAKH, 1_000), aUnit(3, 150 * LAKH, 1_000)] },
    { title: "Large", units: [aUnit(2, 40 * LAKH, null), aUnit(3, 140 * LAKH, 2_000)] },
  );
  const titles = (unitOf: ReturnType<typeof createUnitChoice<SearchCriteria>> = null) =>
    sortListings(homes, "rate-asc", unitOf).map(({ title }) => title);

  test("the cheapest unit that has price and area counts; rents and homes without an area come last", () => {
    expect(titles()).toEqual(["Fair", "Large", "Dear", "Let", "Unmeasured"]);
  });
  test("of a search the unit that answers counts", () => {
    const threeRooms = createUnitChoice<SearchCriteria>(filters, { ...emptyCriteria, bhk: [3] });
    expect(titles(threeRooms).slice(0, 2)).toEqual(["Large", "Fair"]);
  });
});

test.each([
  ["relevance" as const, ["Flat", "Villa", "Site", "Farm", "Let", "Marina"]],
  ["newest" as const, ["Marina", "Villa", "Site", "Flat", "Let", "Farm"]],
  ["price-asc" as const, ["Farm", "Flat", "Villa", "Marina", "Let", "Site"]],
  ["price-desc" as const, ["Marina", "Villa", "Flat", "Farm", "Let", "Site"]],
])("sort: %s; rentals after homes for sale and null prices last, both ways", (order, expected) => {
  expect(sortListings(listings, order).map((listing) => listing.title)).toEqual(expected);
});
