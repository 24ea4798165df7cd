import { gzipSync } from "node:zlib";
import { parseIndex, serialiseIndex, type CatalogueListing } from "../../../src/catalogue/catalogue-index";
import { priceLabelOf } from "../../../src/content/offer";
import { generateListings } from "../../../tools/generate-listings";
import { indexContent } from "../../../tools/index-content";
import { aCatalogueEntry, type EntryParts } from "../../support/a-catalogue-entry";
import { aCatalogueListing, decoded, indexOf } from "../../support/catalogue-listings";

/** What the build says of a listing, and what the browser then has where that is not the same. */
type Case = readonly [built: EntryParts, loaded?: Partial<CatalogueListing>];

const cases: readonly Case[] = [
  [
    { title: "Café “Silver” Oak", slug: "cafe-silver-oak", projectName: "Silver Oak Phase II" },
    { path: "/property/cafe-silver-oak" },
  ],
  [{ registration: { kind: "none", numbers: [] }, otherCityNames: ["Bengaluru", "ಬೆಂಗಳೂರು"] }],
  [
    {
      offer: { ...priceLabelOf(""), says: null, price: null, priceInr: null, rate: null, area: null },
      size: null,
    },
  ],
  [{ bedrooms: null, bedroomNumbers: [], offer: { units: [], unitCurrency: null } }],
  [{ phone: null, possession: null }],
  [{ offer: { former: { on: "2026-09-01", label: "₹1.79 Cr" } }, deposit: "₹4,80,000", isRental: true }],
  [{ furnishing: "semifurnished", facing: ["north", "southeast"], pets: "ask" }],
  [{ tags: [], typeWords: [], kinds: [], construction: [], categories: [], descriptionWords: "" }],
  [{ position: { lat: 12.91234, lng: -77.5 } }],
  [{ cover: { alt: "A plan", focus: null, file: { publicURL: "/plan.svg", childImageSharp: null } } }],
  [{ facilities: ["Swimming pool"] }, { facilities: [{ label: "Swimming pool", slug: "swimming-pool" }] }],
];

test("listings come back in their order, each with its own values, and none as none", () => {
  const entries = cases.map(([built], at) => aCatalogueEntry({ listingId: at + 1, ...built }));
  const expected = cases.map(([built, loaded], at) => ({ listingId: at + 1, ...built, ...loaded }));
  expect(decoded(entries)).toMatchObject(expected);
  expect(decoded([])).toEqual([]);
});

test("a description is kept as its telling words, folded, each once", () => {
  const description = "A café, a Café and the villas by 9 villas of a villa.";
  const { descriptionWords } = aCatalogueListing({ description });
  expect(descriptionWords.split(" ").sort()).toEqual(["9", "cafe", "villa", "villas"]);
});

test.each([null, [], {}, "index", { version: 1 }, Object.assign({}, indexOf([]), { version: 99 })])(
  "what is no index of this version is refused: %j",
  (value) => {
    expect(() => parseIndex(value)).toThrow(/^This is no search index of version/);
  },
);

test.each([
  [24, 16_000],
  // 10,000, which the bench measures, are as large ten times over.
  [1_000, 219_000],
])("%i listings take at most %i bytes of gzip", (count, bar) => {
  const exteriors = ["exteriors/villa-01.jpg", "exteriors/villa-02.jpg"];
  const pictures = { exteriors, interiors: ["interiors/a.jpg"] };
  const entries = generateListings(count, pictures).map((listing) =>
    indexContent(listing, 23.9, () => "Render of a villa"),
  );
  expect(gzipSync(serialiseIndex(entries)).length).toBeLessThanOrEqual(bar);
});
