import { gzipSync } from "node:zlib";
import { catalogueColumns, type CatalogueListing } from "../../../src/catalogue/catalogue-columns";
import { decodeCatalogue } from "../../../src/catalogue/decode-catalogue";
import { encodeCatalogue } from "../../../src/catalogue/encode-catalogue";
import { priceLabelOf } from "../../../src/content/price-label";
import { generateListings } from "../../../tools/generate-listings";
import { indexContent } from "../../../tools/index-content";
import { aCatalogueEntry, type EntryParts } from "../../support/a-catalogue-entry";
import { aCatalogueListing, decoded } from "../../support/catalogue-listings";

const svg = { publicURL: "/plan.svg", childImageSharp: null };

/** What the build says of a listing, and what the browser then has where that is not the same. */
type Case = readonly [said: EntryParts, had?: Partial<CatalogueListing>];

const cases: Readonly<Record<string, readonly Case[]>> = {
  listingId: [[{ listingId: 20_000 }]],
  "title slug": [
    [{ title: "Café “Silver” Oak", slug: "cafe-silver-oak" }, { path: "/property/cafe-silver-oak" }],
    [{ title: "Silver Oak", slug: "the-silver-oak" }, { path: "/property/the-silver-oak" }],
  ],
  projectName: [[{ projectName: "Orchard Row Phase II" }], [{ projectName: null }]],
  registration: [
    [{ registration: { kind: "rera", numbers: ["PRM/1", "PRM/2"] } }],
    [{ registration: { kind: "dld", numbers: ["0000000123"] } }],
    [{ registration: { kind: "none", numbers: [] } }],
  ],
  postedAt: [[{ postedAt: "2025-01-31" }], [{ postedAt: "2024-02-29" }]],
  "location city": [[{ location: "Hebbal, Bangalore", city: "Bangalore" }]],
  otherCityNames: [[{ otherCityNames: ["Bengaluru", "ಬೆಂಗಳೂರು"] }], [{ otherCityNames: [] }]],
  otherPlaceNames: [[{ otherPlaceNames: ["व्हाइटफील्ड"] }], [{ otherPlaceNames: [] }]],
  developer: [[{ developer: "Northlight Projects" }], [{ developer: null }]],
  tags: [[{ tags: [{ label: "Villas", color: "#0B6138", textColor: "#FFFFFF" }] }], [{ tags: [] }]],
  typeWords: [[{ typeWords: ["Villa", "Row house"] }], [{ typeWords: [] }]],
  "priceLabel priceFigures price rate": [
    [
      {
        priceLabel: priceLabelOf("AED 2.1M onwards"),
        priceFigures: { min: 2_100_000, max: 2_100_000, currency: "AED", isRate: false },
        price: { inr: 50_190_000 },
        rate: { perSqft: 2_745, currency: "AED" },
      },
    ],
    [{ priceLabel: priceLabelOf(undefined), priceFigures: null, price: null, rate: null }],
  ],
  formerPrice: [[{ formerPrice: { on: "2026-09-01", amount: "₹1.79 Cr" } }], [{ formerPrice: null }]],
  "possession deposit": [
    [{ possession: "1 Dec 2026", deposit: "₹4,80,000" }],
    [{ possession: null, deposit: null }],
  ],
  "bedrooms bedroomNumbers": [
    [{ bedrooms: "1-3 BHK", bedroomNumbers: [1, 2, 3] }],
    [{ bedrooms: null, bedroomNumbers: [] }],
  ],
  "units unitCurrency": [
    [
      {
        unitCurrency: "AED",
        units: [
          { bedrooms: 0, priceInr: 46_740_000, priceMaxInr: 46_740_000, areaSqft: 765, areaMaxSqft: 765 },
          {
            bedrooms: 12,
            priceInr: 5_000 * 10 ** 7,
            priceMaxInr: 5_001 * 10 ** 7,
            areaSqft: 1,
            areaMaxSqft: 2,
          },
          { bedrooms: null, priceInr: null, priceMaxInr: null, areaSqft: 43_560, areaMaxSqft: 87_120 },
          { bedrooms: 3, priceInr: 85_001, priceMaxInr: 90_000, areaSqft: null, areaMaxSqft: null },
        ],
      },
    ],
    [{ unitCurrency: null, units: [] }],
  ],
  "size sizeArea": [
    [{ size: "1,845 – 2,760 sq ft", sizeArea: { minSqft: 1_845, maxSqft: 2_760, unit: "sqft" } }],
    [{ size: null, sizeArea: null }],
  ],
  phone: [[{ phone: "+919876543210" }], [{ phone: null }]],
  "furnishing facing pets": [
    [{ furnishing: "semifurnished", facing: ["north", "southeast"], pets: "ask" }],
    [{ furnishing: null, facing: [], pets: null }],
  ],
  kinds: [[{ kinds: ["plot", "villa"] }], [{ kinds: [] }]],
  construction: [[{ construction: ["launched"] }], [{ construction: [] }]],
  "categories isRental": [
    [{ categories: ["villas", "rental"], isRental: true }],
    [{ categories: [], isRental: false }],
  ],
  position: [[{ position: { lat: 12.91234, lng: -77.5 } }], [{ position: null }]],
  cover: [
    [{ cover: { ...aCatalogueEntry().cover, focus: "50% 20%" } }],
    [{ cover: { alt: "A plan", focus: null, file: svg } }],
  ],
  facilities: [
    [
      { facilities: ["Clubhouse", "Swimming pool", "Swings"] },
      {
        facilities: [
          { label: "Clubhouse", slug: "clubhouse" },
          { label: "Swimming pool", slug: "swimming-pool" },
          { label: "Swings", slug: "swings" },
        ],
      },
    ],
    [{ facilities: [] }],
  ],
  descriptionWords: [[{ descriptionWords: ["garden", "gardens", "lake"] }], [{ descriptionWords: [] }]],
};

describe.each(catalogueColumns.map(({ name }) => name))("column %s", (name) => {
  test.each((cases[name] ?? []).map(([said, had = {}]) => ({ said, had })))(
    "gives the browser $said",
    ({ said, had }) => {
      const others = aCatalogueEntry({ listingId: 9, title: "Another", facilities: ["Gym"] });
      const [listing] = decoded([aCatalogueEntry(said), others]);
      expect(listing).toMatchObject({ ...said, ...had });
    },
  );

  const { columns, ...rest } = encodeCatalogue([aCatalogueEntry(), aCatalogueEntry({ listingId: 2 })]);
  const damaged: readonly (readonly [string, unknown])[] = [
    ["missing", undefined],
    ["of another form", "text"],
    ["too short", Array.isArray(columns[name]) ? [] : { ...columns[name], at: [], sets: [], parts: [[]] }],
    ["with values of another kind", [{}, {}]],
    [
      "pointing at nothing",
      {
        entries: [],
        at: [7, 7],
        sets: ["H", "H"],
        parts: [
          ["AE", "AE"],
          ["", ""],
          ["", ""],
        ],
      },
    ],
  ];
  test.each(damaged)("is refused by name when it is %s", (_, packed) => {
    expect(() => decodeCatalogue({ ...rest, columns: { ...columns, [name]: packed } })).toThrow(
      `Search index, column "${name}": `,
    );
  });
});

test("every column has its cases, and no case is of a column that is gone", () => {
  expect(Object.keys(cases).sort()).toEqual(catalogueColumns.map(({ name }) => name).sort());
});

test("listings come back in their order, each with its own values", () => {
  const entries = [1, 2, 3].map((listingId) => aCatalogueEntry({ listingId, title: `Home ${listingId}` }));
  expect(decoded(entries).map(({ listingId, title }) => [listingId, title])).toEqual([
    [1, "Home 1"],
    [2, "Home 2"],
    [3, "Home 3"],
  ]);
});

test("an empty catalogue is an empty list", () => {
  expect(decoded([])).toEqual([]);
});

test("a description is kept as its telling words, folded, each once", () => {
  const description = "A café, a Café and the villas by 9 villas of a villa.";
  expect(aCatalogueListing({ description }).descriptionWords).toEqual(["9", "cafe", "villa", "villas"]);
});

test.each([null, [], {}, "index", { version: 1 }, { ...encodeCatalogue([]), version: 99 }])(
  "what is no index of this version is refused: %j",
  (value) => {
    expect(() => decodeCatalogue(value)).toThrow(/^This is no search index of version/);
  },
);

test.each([
  [24, 15_000],
  [10_000, 1_200_000],
])("%i listings take at most %i bytes of gzip", (count, bar) => {
  const pictures = {
    exteriors: ["exteriors/villa-01.jpg", "exteriors/villa-02.jpg"],
    interiors: ["interiors/a.jpg"],
  };
  const entries = generateListings(count, pictures).map((one) =>
    indexContent(one, 23.9, () => "Render of a villa"),
  );
  expect(gzipSync(JSON.stringify(encodeCatalogue(entries))).length).toBeLessThanOrEqual(bar);
});
