import { choicesOf } from "../../../src/features/search/filters/list-table";
import { searchTable, type SearchCriteria } from "../../../src/features/search/filters/filter-table";
import { parseCatalogueSentence, readingInWords } from "../../../src/features/search/sentence/parse-sentence";
import { suggestReading } from "../../../src/features/search/hero/suggestion-part";
import { catalogueListingsOf } from "../../support/catalogue-listings";

const listings = catalogueListingsOf(
  { title: "Under the Neem", city: "Bangalore", developer: "Oriel Homes" },
  {
    ...{ title: "Marsa Creek", city: "Dubai", otherCityNames: ["दुबई"] },
    registration: { kind: "dld", numbers: ["7130548213"] },
  },
);
const rates = [
  { currency: "USD", inr: 85 },
  { currency: "AED", inr: 24 },
];
const sentence = "3 BHK under 1.5 crore in Whitefield";
const search = (parts: Partial<SearchCriteria>): SearchCriteria => ({ ...searchTable.empty, ...parts });
const read = (parts: Partial<SearchCriteria>) => parseCatalogueSentence(search(parts), listings, rates);

describe("a sentence becomes filters", () => {
  test.each<[string, Partial<SearchCriteria>, Partial<SearchCriteria>]>([
    [
      "what was typed goes before what was chosen; the rest of it is kept",
      { q: sentence, bhk: [2], type: "apartment", tab: "sale", city: "Bangalore" },
      { bhk: [3], priceMax: 15_000_000, q: "Whitefield", type: "apartment", tab: "sale", city: "Bangalore" },
    ],
    [
      "dirhams at the rate of data/site.json (decisions/prices-and-offers)",
      { q: "under AED 2M in Dubai" },
      { priceMax: 48_000_000, city: "Dubai" },
    ],
    [
      "a bound that contradicts the new one is dropped",
      { q: "flats under 80 lakh", priceMin: 10_000_000 },
      { type: "apartment", priceMax: 8_000_000, priceMin: null },
    ],
    [
      "a bound that does not is kept",
      { q: "flats under 80 lakh", priceMin: 5_000_000 },
      { type: "apartment", priceMax: 8_000_000, priceMin: 5_000_000 },
    ],
    [
      "the first card again, in the same order",
      { q: "3 BHK", page: 4, sort: "newest" },
      { bhk: [3], sort: "newest" },
    ],
  ])("%s", (_, typed, expected) => {
    expect(read(typed)).toEqual(search({ q: "", ...expected }));
  });

  test.each(["", "whitefeild", "under the neem", "lake with a pool", "%$#", "3"])(
    "words that say no more stay words: %s",
    (q) => {
      expect(read({ q })).toBeNull();
    },
  );
});

describe("filters in words", () => {
  const everything = search({
    ...{ type: "town house", bhk: [2, 4], priceMin: 5_000_000, priceMax: 25_000_000, tab: "rent" },
    ...{ construction: ["readyToMove"], features: ["jogging-track"], city: "Goa", q: "lake" },
  });

  test("each has its words and what takes it back", () => {
    const chips = choicesOf(searchTable, everything, () => "Jogging track");
    expect(chips.map(({ value, clearLabel }) => `${value}: ${clearLabel}`)).toEqual([
      "Plots: Clear type",
      "2 BHK: Clear 2 BHK",
      "4+ BHK: Clear 4+ BHK",
      "₹50 L to ₹2.50 Cr a month: Clear price",
      "Ready To Move: Clear Ready To Move",
      "Jogging track: Clear Jogging track",
      "to rent: Clear Rent",
    ]);
    const bare = chips.reduce(
      (left, { value, cleared }) => (value.endsWith("BHK") ? left : { ...left, ...cleared }),
      { ...everything },
    );
    expect(bare).toEqual(search({ bhk: [2, 4], city: "Goa", q: "lake" }));
    expect(chips[1]?.cleared).toEqual({ bhk: [4] });
  });

  test("a reading names what is new and the words that are left", () => {
    const before = search({ tab: "rent", city: "Goa", features: everything.features });
    const words = "Plots, 2 BHK, 4+ BHK, ₹50 L to ₹2.50 Cr a month, Ready To Move, “lake”";
    expect(readingInWords(everything, before, [])).toBe(words);
  });

  test("a reading names what is left of a choice that it narrows, and a facility as the catalogue does", () => {
    expect(readingInWords(search({ bhk: [2] }), search({ bhk: [2, 3] }), [])).toBe("2 BHK");
    const homes = catalogueListingsOf({ facilities: ["CCTV surveillance"] });
    const facility = search({ features: ["cctv-surveillance"] });
    expect(readingInWords(facility, search({}), homes)).toBe("CCTV surveillance");
  });
});

test("a finer type stays among the words, and is read once", () => {
  const homes = catalogueListingsOf({ typeWords: ["Apartment", "Duplex penthouse"] });
  const penthouses = search({ q: "penthouse", type: "apartment" });
  expect(parseCatalogueSentence(search({ q: "penthouse" }), homes, rates)).toEqual(penthouses);
  expect(parseCatalogueSentence(penthouses, homes, rates)).toBeNull();
});

test("the number of a registration: leads to the city of its home, and is not read as a price", () => {
  const q = "Permit 71305 48213";
  expect(read({ q, city: "Bangalore" })).toEqual(search({ q, city: "Dubai" }));
  // Where its home is listed already.
  for (const city of ["Dubai", null]) expect(read({ q: "7130548213", city })).toBeNull();
});

describe("the sentence as a suggestion", () => {
  test.each([
    ["villa in dubai", "Villa, in Dubai"],
    ["marsa creek dubai", "“marsa creek”, in Dubai"],
    ["agricultural land near Hosur", "Farm Land, “Hosur”"],
  ])("%s", (typed, label) => {
    expect(suggestReading(typed, listings, rates)).toMatchObject({ label, target: { kind: "sentence" } });
  });

  test.each(["villa", "dubai", "दुबई", "agricultural land", "Under the Neem", "wh"])(
    "no more than a name, a place or a type: %s",
    (typed) => {
      for (const tab of [null, "rent"] as const)
        expect(suggestReading(typed, listings, rates, tab)).toBeNull();
    },
  );
});
