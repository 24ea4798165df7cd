import { countFacets } from "../../../src/features/search/engine/search-engine";
import { emptyCriteria } from "../../../src/features/search/filters/filter-table";
import { suggest, suggestionEntries } from "../../../src/features/search/engine/suggest";
import { catalogueListingsOf } from "../../support/catalogue-listings";

const listings = catalogueListingsOf(
  { title: "The Kaveri Terraces", location: "Whitefield, Bangalore", developer: "Banyan Line" },
  { title: "Tessel Whitefield Plots", location: "Hoskote Road, Bangalore", kinds: ["plot"] },
  { title: "Orchard Row", location: "Main Road, Whitefield, Bangalore", developer: "Banyan Line" },
  { title: "Whitewater", location: "Assagao, Goa", city: "Goa", developer: "Banyan Line", kinds: ["villa"] },
);
const entries = suggestionEntries(listings);
const labels = (typed: string, city: string | null = null) =>
  suggest(entries, typed, city).map(({ label, target }) => `${target.kind}: ${label}`);

test("projects, localities, developers and types; the start of a name before its middle before its place", () => {
  expect(labels("white")).toEqual([
    "project: Whitewater",
    "locality: Whitefield",
    "project: Tessel Whitefield Plots",
    "project: Orchard Row",
    "project: The Kaveri Terraces",
  ]);
  expect(labels("banyan")).toEqual(["developer: Banyan Line"]);
  expect(labels("villa")).toEqual(["type: Villa"]);
});

test("the match is told for bold type, in the label or in the place", () => {
  expect(suggest(entries, "WHITE").map((entry) => entry.match)).toEqual([
    { in: "label", start: 0, end: 5 },
    { in: "label", start: 0, end: 5 },
    { in: "label", start: 7, end: 12 },
    { in: "detail", start: 11, end: 16 },
    { in: "detail", start: 0, end: 5 },
  ]);
});

test("each leads somewhere, localities and developers say how many", () => {
  const locality = suggest(entries, "whitefield").find((entry) => entry.target.kind === "locality");
  expect(locality).toMatchObject({ detail: "Bangalore · 2 properties", target: { q: "Whitefield" } });
  expect(suggest(entries, "orchard")[0]?.target).toEqual({ kind: "project", slug: "orchard-row" });
  const [developer] = suggest(entries, "banyan");
  expect(developer).toMatchObject({ detail: "3 properties", target: { q: "Banyan Line" } });
  const type = suggest(entries, "plots").find((entry) => entry.target.kind === "type");
  expect(type).toMatchObject({ detail: "1 property", target: { type: "town house" } });
});

test.each(["", "w", "  ", "zzzz", "commercial"])("nothing is suggested for %p", (typed) => {
  expect(suggest(entries, typed)).toEqual([]);
});

test("a typing error is forgiven where nothing matches as typed, without bold", () => {
  const suggestions = suggest(entries, "whitefeild");
  expect(suggestions.map((entry) => entry.label)).toContain("Whitefield");
  expect(suggestions.every((entry) => entry.match === null)).toBe(true);
});

const named = suggestionEntries(
  catalogueListingsOf(
    {
      title: "Orchard Row",
      location: "Whitefield, Bangalore",
      otherCityNames: ["Bengaluru", "ಬೆಂಗಳೂರು"],
      otherPlaceNames: ["ವೈಟ್\u200cಫೀಲ್ಡ್", "व्हाइटफील्ड"],
    },
    { title: "Powai Court", city: "Mumbai", location: "Powai, Mumbai", otherCityNames: ["मुंबई"] },
    { title: "Mango Acres", kinds: ["farmLand"], location: "Hosur, Bangalore" },
    { title: "Ring Road One", kinds: ["commercial"], location: "Hosur, Bangalore" },
  ),
);
const suggested = (typed: string) =>
  suggest(named, typed, "Bangalore").map(({ label, target }) => `${target.kind}: ${label}`);

test.each([
  ["bengal", "city: Bangalore"],
  ["ಬೆಂಗಳೂರು", "city: Bangalore"],
  ["मुंबई", "city: Mumbai"],
  ["व्हाइट", "locality: Whitefield"],
  ["ವೈಟ್ಫೀಲ್ಡ್", "locality: Whitefield"],
  ["agricultural land", "type: Farm Land"],
  ["flats", "type: Apartment"],
])("%s suggests %s", (typed, expected) => {
  expect(suggested(typed)).toEqual([expected]);
});

const registered = suggestionEntries(
  catalogueListingsOf(
    { registration: { kind: "rera", numbers: ["PRM/KA/RERA/0000/000/PR/000000/000101"] } },
    { title: "Worli Terrace", city: "Mumbai", registration: { kind: "rera", numbers: ["P00000000022"] } },
  ),
);

test.each([
  ["RERA No. PRM/KA/RERA/0000/000/PR/000000/000101", "Listing 1"],
  ["P00000000022", "Worli Terrace"],
])("%s suggests %s, in whatever city it is", (typed, title) => {
  expect(suggest(registered, typed, "Bangalore").map(({ label }) => label)).toEqual([title]);
});

describe("feature counts", () => {
  const homes = catalogueListingsOf(
    { facilities: ["Clubhouse", "Swimming pool"] },
    { facilities: ["Clubhouse", "Swimming Pool"] },
    { facilities: ["Clubhouse", "Badminton court"] },
  );

  test("commonest first, then by name, spellings counted together", () => {
    const facets = countFacets(homes, emptyCriteria);
    expect(facets.map(({ slug, count }) => [slug, count])).toEqual([
      ["clubhouse", 3],
      ["swimming-pool", 2],
      ["badminton-court", 1],
    ]);
  });

  test("a chosen feature stays in the list with 0, so that it can be unticked", () => {
    const facets = countFacets(homes.slice(0, 1), { features: ["badminton-court", "moat"] }, homes);
    expect(facets.at(-1)).toEqual({ slug: "badminton-court", label: "Badminton court", count: 0 });
    expect(facets.map((facet) => facet.slug)).not.toContain("moat");
  });
});
