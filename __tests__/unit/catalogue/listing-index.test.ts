import { gzipSync } from "node:zlib";
import { decodeListingIndex, encodeListingIndex, isListingIndex } from "../../../src/catalogue/listing-index";
import { packNumbers, packSet, unpackNumbers, unpackSet } from "../../../src/lib/packed-numbers";
import { indexContent } from "../../../tools/index-content";
import { generateListings } from "../../../tools/generated-listings";
import { anIndexListing } from "../../support/an-index-listing";

const viaJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test.each([[[]], [[0]], [[31, 32, 1023, 1024]], [[20_776, 100_001, 2 ** 30]]])(
  "numbers %j survive packing",
  (numbers) => {
    expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
  },
);

test("a set comes back ascending and without duplicates", () => {
  expect(unpackSet(packSet([40, 3, 3, 0, 900]))).toEqual([0, 3, 40, 900]);
});

describe("the search index", () => {
  const full = anIndexListing({
    projectName: "Orchard Row Phase II",
    developer: "Northlight Projects",
    construction: ["newLaunch", "launched"],
    facilities: ["Clubhouse", "Swimming pool"],
    description: "Homes around a garden.",
  });
  const bare = anIndexListing({
    id: 20_000,
    slug: "silver-oak",
    title: "Café “Silver” Oak",
    tags: [],
    typeWords: [],
    priceLabel: "Contact for price",
    priceInr: null,
    possession: null,
    bedroomsLabel: null,
    bedrooms: [],
    size: null,
    phone: null,
    registrations: [],
    kinds: [],
    construction: [],
    categories: [],
    facilities: [],
    postedAt: "2025-01-31",
    description: "",
  });

  test("gives back every field of every listing, in order", () => {
    const encoded = viaJson(encodeListingIndex([full, bare]));
    if (!isListingIndex(encoded)) throw new Error("not an index");
    const { description: _, facilities, ...same } = full;
    const { description: __, facilities: ___, ...sameBare } = bare;
    expect(decodeListingIndex(encoded)).toEqual([
      {
        ...same,
        facilities: facilities.map((label) => ({ label, slug: label.toLowerCase().replace(" ", "-") })),
        descriptionWords: ["around", "garden", "homes"],
      },
      { ...sameBare, facilities: [], descriptionWords: [] },
    ]);
  });

  test("keeps the telling words of a description, folded, each once", () => {
    const [listing] = decodeListingIndex(
      encodeListingIndex([
        anIndexListing({ description: "A café, a Café and the villas by 9 villas of a villa." }),
      ]),
    );
    expect(listing?.descriptionWords).toEqual(["9", "cafe", "villa", "villas"]);
  });

  test("is empty for an empty catalogue", () => {
    expect(decodeListingIndex(encodeListingIndex([]))).toEqual([]);
  });

  test.each([null, [], {}, "index", { version: 2 }, { ...encodeListingIndex([]), version: 99 }])(
    "something else is told apart: %j",
    (value) => {
      expect(isListingIndex(value)).toBe(false);
    },
  );

  test("a damaged index is refused rather than shown wrong", () => {
    const encoded = encodeListingIndex([full]);
    const damaged = { ...encoded, places: { ...encoded.places, at: [7] } };
    expect(() => decodeListingIndex(damaged)).toThrow(RangeError);
  });

  test.each([
    [24, 15_000],
    [10_000, 1_200_000],
  ])("%i listings take at most %i bytes of gzip", (count, bar) => {
    const pictures = {
      exteriors: ["exteriors/villa-01.jpg", "exteriors/villa-02.jpg"],
      interiors: ["interiors/a.jpg"],
    };
    const listings = generateListings(count, pictures).map((one) =>
      indexContent(one, 23.9, () => "Render of a villa"),
    );
    expect(gzipSync(JSON.stringify(encodeListingIndex(listings))).length).toBeLessThanOrEqual(bar);
  });
});
