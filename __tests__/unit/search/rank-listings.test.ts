import { emptyCriteria } from "../../../src/features/search/filters/filter-table";
import {
  forgivenErrors,
  rankListings,
  createTextIndex,
} from "../../../src/features/search/engine/rank-listings";
import { searchListings } from "../../../src/features/search/engine/search-engine";
import type { EntryParts } from "../../support/a-catalogue-entry";
import { catalogueListingsOf } from "../../support/catalogue-listings";

/** Listings that say nothing but their title and what a test gives them. */
function find(q: string, ...entries: readonly EntryParts[]) {
  const blank = {
    ...{ typeWords: [], tags: [], location: "Nowhere", city: "Goa" },
    ...{ bedrooms: null, bedroomNumbers: [], description: "" },
  };
  const listings = catalogueListingsOf(...entries.map((fields) => ({ ...blank, ...fields })));
  return rankListings(createTextIndex(listings), q).map((home) => home.title);
}

const badge = (label: string) => [{ label, color: "#000000", textColor: "#FFFFFF" }];

describe("relevance weights of requirements 5.4", () => {
  test("title 100, location 40, project name 12, description 10, tag or type 8", () => {
    const found = find(
      "palm",
      { title: "In the tag", tags: badge("Palm") },
      { title: "In the description", description: "A palm garden." },
      { title: "In the project name", projectName: "Palm" },
      { title: "In the location", location: "Palm Road" },
      { title: "Palm" },
    );
    const byWeight = ["In the location", "In the project name", "In the description", "In the tag"];
    expect(found).toEqual(["Palm", ...byWeight]);
  });

  /**
   * Each sum is found by both listings alike, so that the newer one comes first. Together they leave the weights no
   * choice but 100, 40, 12, 10 and 8, times a common factor.
   */
  test.each([
    [
      "description twice = project name and tag",
      "lake palm",
      { description: "lake palm" },
      { projectName: "Lake", tags: badge("Palm") },
    ],
    [
      "project name twice and description = tag three times and description",
      "lake palm grove",
      { projectName: "Lake Palm", description: "grove" },
      { tags: badge("Lake Palm Grove"), description: "grove" },
    ],
    [
      "location and tag = project name, tag and description twice, and tag",
      "lake palm",
      { location: "Lake", tags: badge("Palm") },
      { projectName: "Lake", tags: badge("Lake Palm"), description: "lake palm" },
    ],
    [
      "title, project name and tag = location three times",
      "lake palm grove",
      { title: "Lake", projectName: "Palm", tags: badge("Grove") },
      { location: "Lake Palm Grove" },
    ],
  ])("%s", (_, q, first, second) => {
    const [older, newer] = [{ postedAt: "2026-01-01" }, { postedAt: "2026-02-01" }];
    const order = (a: EntryParts, b: EntryParts) =>
      find(q, { title: "First", ...first, ...a }, { title: "Second", ...second, ...b });
    const names = ["title" in first ? first.title : "First", "Second"];
    expect(order(newer, older)).toEqual(names);
    expect(order(older, newer)).toEqual(names.toReversed());
  });

  test("the beginning of a title outweighs all other fields", () => {
    const rest = { location: "Palm", projectName: "Palm", description: "palm", tags: badge("Palm") };
    const found = find("palm", { title: "Light", ...rest, postedAt: "2026-11-01" }, { title: "Palmyra" });
    expect(found).toEqual(["Palmyra", "Light"]);
  });

  test("type words and bedrooms count like the tag", () => {
    expect(find("penthouse", { title: "A", typeWords: ["Penthouse"] })).toEqual(["A"]);
    expect(find("2 bhk", { title: "A", bedrooms: "1-3 BHK", bedroomNumbers: [1, 2, 3] })).toEqual(["A"]);
  });

  test("developer and city can be searched", () => {
    const byDeveloper = find("northlight", { title: "A", developer: "Northlight" }, { title: "B" });
    expect(byDeveloper).toEqual(["A"]);
    expect(find("mumbai", { title: "A", city: "Mumbai", location: "Worli" }, { title: "B" })).toEqual(["A"]);
  });
});

const whole = "PRM/KA/RERA/0000/000/PR/000000/000101";
const homes: readonly EntryParts[] = [
  { title: "Orchard Row", kinds: ["villa"], registration: { kind: "rera", numbers: ["P0206", whole] } },
  {
    ...{ title: "Lake Court", kinds: ["apartment"], otherCityNames: ["Bengaluru", "ಬೆಂಗಳೂರು"] },
    otherPlaceNames: ["व्हाइटफील्ड", "ವೈಟ್\u200cಫೀಲ್ಡ್"],
  },
];

test.each([
  [whole, ["Orchard Row"]],
  ["prm ka rera 0000 000 pr 000000 000101", ["Orchard Row"]],
  [`RERA No: ${whole}`, ["Orchard Row"]],
  ["PRM/KA/RERA/0000/000/PR/000000/000999", []],
  ["bengaluru", ["Lake Court"]],
  ["ಬೆಂಗಳೂರು", ["Lake Court"]],
  ["व्हाइटफील्ड", ["Lake Court"]],
  ["ವೈಟ್ಫೀಲ್ಡ್ court", ["Lake Court"]],
  ["not villa", ["Lake Court"]],
  ["no villas or apartments", []],
  ["orchard without flats", ["Orchard Row"]],
])("%s", (q, expected) => {
  expect(find(q, ...homes)).toEqual(expected);
});

describe("words", () => {
  const listings = [
    { title: "Kaveri Terraces", location: "Whitefield, Bangalore" },
    { title: "Terrace House", location: "Powai, Mumbai" },
  ];

  test.each([
    ["kaveri whitefield", ["Kaveri Terraces"]],
    ["whitefield kaveri", ["Kaveri Terraces"]],
    ["KAVERI", ["Kaveri Terraces"]],
    ["  kaveri ,  terraces ", ["Kaveri Terraces"]],
    ["kávèri", ["Kaveri Terraces"]],
    ["kaveri in whitefield", ["Kaveri Terraces"]],
    ["white", ["Kaveri Terraces"]],
    ["field", ["Kaveri Terraces"]],
    ["ie", []],
    ["kaveri powai", []],
    ["terrace", ["Terrace House", "Kaveri Terraces"]],
    ["zzz", []],
  ])("%p finds %j", (q, expected) => {
    expect(find(q, ...listings)).toEqual(expected);
  });

  test("accents of the listing do not matter either", () => {
    expect(find("cafe", { title: "Café Row" })).toEqual(["Café Row"]);
  });

  test("a whole word counts more than a beginning, a beginning more than a part", () => {
    const found = find("field", { title: "Whitefield" }, { title: "Fieldstone" }, { title: "Field" });
    expect(found).toEqual(["Field", "Fieldstone", "Whitefield"]);
  });

  test("a number matches whole", () => {
    expect(find("3", { title: "Plot 30" }, { title: "Block 3" })).toEqual(["Block 3"]);
  });

  test.each(["", "   ", "!?"])("without words (%p) everything comes, newest first", (q) => {
    const found = find(q, { title: "Old", postedAt: "2026-01-01" }, { title: "New", postedAt: "2026-11-01" });
    expect(found).toEqual(["New", "Old"]);
  });

  test("equal relevance: a title typed in full, then the newest", () => {
    const found = find(
      "palm grove",
      { title: "Grove Palm", postedAt: "2026-03-01" },
      { title: "Palm Grove Court", postedAt: "2026-02-01" },
      { title: "Palm Grove", postedAt: "2026-01-01" },
    );
    expect(found).toEqual(["Palm Grove", "Grove Palm", "Palm Grove Court"]);
  });
});

describe("small typing errors are forgiven", () => {
  const listings = [
    { title: "Kaveri Terraces", location: "Whitefield, Bangalore" },
    { title: "Hill Court", location: "Koramangala, Bangalore" },
  ];

  test.each([
    ["whitefeild", ["Kaveri Terraces"]],
    ["whitefild", ["Kaveri Terraces"]],
    ["whitefieldd", ["Kaveri Terraces"]],
    ["whitefei", ["Kaveri Terraces"]],
    ["vhitefield", ["Kaveri Terraces"]],
    ["koramangla", ["Hill Court"]],
    ["kormangla", ["Hill Court"]],
    ["kavery terrases", ["Kaveri Terraces"]],
    ["hil", ["Hill Court"]],
    ["hxl", []],
    ["whxtxfxxld", []],
  ])("%s finds %j", (q, expected) => {
    expect(find(q, ...listings)).toEqual(expected);
  });

  test("exact matches always come first, whatever their weight", () => {
    const found = find(
      "whitefeild",
      { title: "Whitefield Heights", location: "Whitefield" },
      { title: "Another", description: "On the road once spelt Whitefeild." },
    );
    expect(found).toEqual(["Another", "Whitefield Heights"]);
  });

  test("a word that only a description has is meant too", () => {
    const inDescription = { title: "By the shore", description: "A wide verandah." };
    expect(find("vernadah", inDescription)).toEqual(["By the shore"]);
    expect(find("vernadah", inDescription, { title: "Verandah House" })).toHaveLength(2);
  });

  test("fewer mended words come before more", () => {
    const found = find(
      "garden whitefeild",
      { title: "Gardan Whitefield" },
      { title: "B", description: "garden", location: "Whitefield" },
    );
    expect(found).toEqual(["B", "Gardan Whitefield"]);
  });

  test("a short word that the catalogue knows is taken at its word", () => {
    expect(find("lake", { title: "Lake House" }, { title: "Lane House" })).toEqual(["Lake House"]);
  });

  test.each<[number, boolean, ...string[]]>([
    [0, false, "lak", "1234567890"],
    [1, false, "lake"],
    [2, false, "whitefield"],
    [0, true, "lake"],
    [1, true, "garden", "whitefield"],
  ])("%i errors are forgiven (in a word that is known: %p): %s", (errors, isKnown, ...texts) => {
    for (const typed of texts) expect([typed, forgivenErrors(typed, isKnown)]).toEqual([typed, errors]);
  });
});

describe("searchListings", () => {
  const index = createTextIndex(
    catalogueListingsOf(
      { title: "Lake One", price: { inr: 30_000_000 } },
      { title: "Lake Two", price: { inr: 10_000_000 }, city: "Goa", location: "Assagao, Goa" },
      { title: "By the shore", price: { inr: 20_000_000 }, description: "A lake." },
    ),
  );
  const titles = (criteria: object, city: string | null = null) =>
    searchListings(index, { ...emptyCriteria, ...criteria }, city).map((home) => home.title);

  test("filters, ranks and sorts", () => {
    expect(titles({ q: "lake" })).toEqual(["Lake Two", "Lake One", "By the shore"]);
    expect(titles({ q: "lake", sort: "price-asc" })).toEqual(["Lake Two", "By the shore", "Lake One"]);
    expect(titles({ q: "lake", priceMax: 20_000_000 })).toEqual(["Lake Two", "By the shore"]);
  });

  test("a highlighted match is moved to the top whatever the sort", () => {
    const found = titles({ q: "lake", sort: "price-asc", highlight: "1" });
    expect(found).toEqual(["Lake One", "Lake Two", "By the shore"]);
  });
});
