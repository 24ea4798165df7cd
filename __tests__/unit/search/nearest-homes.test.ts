import {
  filters,
  emptyCriteria,
  type SearchCriteria,
} from "../../../src/features/search/filters/filter-table";
import { nearestHomes } from "../../../src/features/search/nearest/nearest-homes";
import { suggestedHomes } from "../../../src/features/search/nearest/suggested-homes";
import { fold } from "../../../src/lib/text";
import { aUnit } from "../../support/a-catalogue-entry";
import { catalogueListingsOf } from "../../support/catalogue-listings";

const unit = (bedrooms: number, priceInr: number) => ({ ...aUnit(null, priceInr, 1200), bedrooms });
const home = (
  title: string,
  place: string,
  at: readonly [number, number] | null,
  units: ReturnType<typeof unit>[],
) => ({
  ...{ title, location: `${place}, Bangalore`, units },
  bedrooms: units.map(({ bedrooms }) => `${bedrooms} BHK`).join(", "),
  bedroomNumbers: units.flatMap(({ bedrooms }) => bedrooms ?? []),
  position: at === null ? null : { lat: at[0], lng: at[1] },
});

const homes = catalogueListingsOf(
  home("Kaveri", "Whitefield", [12.97, 77.75], [unit(3, 16_200_000)]),
  home("Mahogany", "Marathahalli", [12.956, 77.72], [unit(3, 14_000_000)]),
  home("Oak", "Yelahanka", [13.1, 77.58], [unit(3, 13_000_000), unit(2, 9_000_000)]),
  home("Pine", "Whitefield", [12.98, 77.75], [unit(2, 12_000_000)]),
  { ...home("Sea", "Calangute", null, [unit(3, 12_000_000)]), city: "Goa", location: "Calangute, Goa" },
  { ...home("Let", "Whitefield", [12.97, 77.75], [unit(3, 60_000)]), isRental: true },
);

function nearest(search: Partial<SearchCriteria>) {
  const criteria = { ...emptyCriteria, ...search };
  return nearestHomes<SearchCriteria>({
    homes,
    filters,
    criteria,
    nameOf: String,
    city: criteria.city,
    q: criteria.q,
    answersWords: ({ title, location }) => fold(`${title} ${location}`).includes(fold(criteria.q)),
  }).map((suggestion) => [suggestion.home.title, suggestion.reason]);
}

test("three bedrooms under 1.5 crore in Whitefield: what costs a little more there, and what is near", () => {
  expect(nearest({ q: "Whitefield", bhk: [3], priceMax: 15_000_000, city: "Bangalore" })).toEqual([
    ["Mahogany", "3.8 km away, in Marathahalli, Bangalore"],
    ["Kaveri", "₹12 L above your budget"],
    ["Oak", "23 km away, in Yelahanka, Bangalore"],
  ]);
});

test.each<[string, Partial<SearchCriteria>, readonly [string, string]]>([
  ["a price above the budget", { bhk: [2], priceMax: 8_500_000 }, ["Oak", "₹5 L above your budget"]],
  ["a price below it", { bhk: [2], priceMin: 12_500_000 }, ["Pine", "₹5 L below your budget"]],
  ["a smaller size", { bhk: [3], sizeMin: 1500, city: "Bangalore" }, ["Kaveri", "300 sq ft smaller"]],
  ["a larger size", { bhk: [3], sizeMax: 1000, city: "Bangalore" }, ["Kaveri", "200 sq ft larger"]],
  ["other bedrooms", { q: "Pine", bhk: [4] }, ["Pine", "2 BHK"]],
  ["another city", { q: "Calangute", bhk: [3], city: "Mumbai" }, ["Sea", "In Calangute, Goa"]],
  ["a sale where a rent is asked for", { q: "Mahogany", tab: "rent" }, ["Mahogany", "For sale"]],
  ["a filter without words of its own", { q: "Kaveri", pets: ["welcome"] }, ["Kaveri", "Not “pets welcome”"]],
])("%s is told with the home", (_, search, [title, reason]) => {
  const suggestion = nearest(search).find(([name]) => name === title);
  expect(suggestion?.[1]?.toLowerCase()).toBe(reason.toLowerCase());
});

test("an area drawn on the map: how far the home lies from it", () => {
  const area = [
    { lat: 12.98, lng: 77.76 },
    { lat: 12.99, lng: 77.77 },
    { lat: 12.98, lng: 77.78 },
  ];
  expect(nearest({ area, bhk: [2] })[0]).toEqual(["Pine", "1.1 km away"]);
});

test("a rent is not measured against a price", () => {
  expect(nearest({ q: "Whitefield", priceMax: 5_000_000 })).toContainEqual(["Let", "To rent"]);
});

test("a sale where a rent up to a price is asked for is one difference, said once", () => {
  const search = { q: "Mahogany", tab: "rent", priceMax: 50_000 } as const;
  expect(nearest(search)).toEqual([["Mahogany", "For sale"]]);
  expect(nearest({ ...search, bhk: [2] })).toContainEqual(["Mahogany", "For sale; 3 BHK"]);
});

test("words that name no place and nothing else bring no homes", () => {
  expect(nearest({ q: "xyzzy" })).toEqual([]);
  expect(nearest({ q: "xyzzy", city: "Bangalore" })).toEqual([]);
});

test("a home that answers none of the wishes, or leaves three, is not near", () => {
  expect(nearest({ bhk: [4] })).toEqual([]);
  expect(nearest({ q: "Goa", bhk: [4], priceMax: 1_000_000, sizeMin: 9000, city: "Goa" })).toEqual([]);
});

describe("an address of a home that is not listed", () => {
  const suggested = (slug: string, among = homes) =>
    suggestedHomes(slug, among).map(({ home: { title }, reason }) => [title, reason]);

  test.each([
    ["mahogny", [["Mahogany", "Its name is alike"]]],
    ["villa-in-yelahanka", [["Oak", "Also in Yelahanka, Bangalore"]]],
    ["no-such-thing", []],
  ])("/property/%s offers those of a like name, else those of its place", (slug, suggestions) => {
    expect(suggested(slug)).toEqual(suggestions);
  });

  const homesOfKinds = catalogueListingsOf(
    { title: "Both", kinds: ["apartment", "villa"] },
    { title: "Field", kinds: ["farmLand"] },
    { title: "Ground", kinds: ["villa", "plot"] },
  );

  test.each([
    ["sunny-apartments", ["Both"], "Also Apartment"],
    ["sunny-villa", ["Both", "Ground"], "Also Villa"],
    ["sunny-farmland", ["Field"], "Also Farm Land"],
    ["sunny-plots", ["Ground"], "Also Plots"],
  ])("/property/%s names the kind asked for as the type filter does", (slug, titles, reason) => {
    expect(suggested(slug, homesOfKinds)).toEqual(titles.map((title) => [title, reason]));
  });
});
