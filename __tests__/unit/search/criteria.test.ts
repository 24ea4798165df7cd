import { listCity, toQueryString } from "../../../src/features/search/filters/address-query";
import {
  countFilters,
  parseCriteria,
  serialiseCriteria,
  emptyCriteria,
  searchTable,
  type SearchCriteria,
} from "../../../src/features/search/filters/filter-table";
import { paramsForLink } from "../../../src/features/search/filters/list-table";

const cities = ["Bangalore", "Mumbai", "Hyderabad", "Goa", "Dubai"];
const parse = (query: string) => parseCriteria(new URLSearchParams(query), cities);
const query = (criteria: Partial<SearchCriteria>) =>
  toQueryString(serialiseCriteria({ ...emptyCriteria, ...criteria }));

const everything: SearchCriteria = {
  ...emptyCriteria,
  ...{ q: "lake view", type: "town house", tab: "sale", bhk: [2, 4], city: "Goa", highlight: "12" },
  ...{ construction: ["underConstruction", "newLaunch"], priceMin: 5_000_000, priceMax: 25_000_000 },
  ...{ features: ["clubhouse", "swimming-pool"], sort: "price-asc", page: 3 },
};

test("all parameters of requirements 2.1, features, sort and page stand in a stable order and are read back", () => {
  expect(query(everything)).toBe(
    "?q=lake+view&type=town+house&tab=sale&construction=under-construction,new-launch&bhk=2,4" +
      "&priceMin=5000000&priceMax=25000000&city=Goa&highlight=12&features=clubhouse,swimming-pool&sort=price-asc&page=3",
  );
  expect(parse(query(everything))).toEqual(everything);
});

test("defaults are left out", () => {
  expect(query({ sort: "relevance", page: 1, q: "  " })).toBe("");
});

test("the order in which filters were chosen does not change the address", () => {
  const chosen = { bhk: [4, 2] as const, construction: ["newLaunch", "underConstruction"] as const };
  expect(query({ ...chosen, features: ["pool", "gym", "pool"] })).toBe(
    "?construction=under-construction,new-launch&bhk=2,4&features=gym,pool",
  );
});

test.each([
  ["type=castle&tab=sale", { tab: "sale" }],
  ["construction=ruin,ready-to-move", { construction: ["readyToMove"] }],
  ["bhk=0,2,nine,-1,7,3", { bhk: [2, 3] }],
  ["priceMin=cheap&priceMax=20000000", { priceMax: 20_000_000 }],
  ["priceMin=-5&priceMax=1e9", {}],
  ["city=Atlantis&q=sea", { q: "sea" }],
  ["highlight=<script>&bhk=2", { bhk: [2] }],
  ["sort=best&page=2", { page: 2 }],
  ["page=0", {}],
  ["q=%E0%A4%A&bhk=3", { bhk: [3], q: "\uFFFD%A" }],
])("unreadable values are ignored one by one: %s", (text, expected) => {
  expect(parse(text)).toEqual({ ...emptyCriteria, ...expected });
});

test.each([
  ["type=Farm+Land", { type: "tower" }],
  ["type=All", {}],
  ["tab=RENT", { tab: "rent" }],
  ["bhk=4%2B", { bhk: [4] }],
  ["bhk=2&bhk=3", { bhk: [2, 3] }],
  ["construction=Ready+To+Move,Off-Plan", { construction: ["underConstruction", "readyToMove"] }],
  ["priceMax=2,50,00,000", { priceMax: 25_000_000 }],
  ["priceMax=%E2%82%B925000000", { priceMax: 25_000_000 }],
  ["priceMax=0", {}],
  ["city=goa", { city: "Goa" }],
  ["city=all", { city: "all" }],
  ["features=Swimming+Pool", { features: ["swimming-pool"] }],
  ["highlight=orchard-row", { highlight: "orchard-row" }],
  ["q=++sea++", { q: "sea" }],
])("forgiving forms: %s", (text, expected) => {
  expect(parse(text)).toEqual({ ...emptyCriteria, ...expected });
});

test.each([
  ["1.5 Cr", 15_000_000],
  ["AED 2m", null],
])("price bound %p is %p rupees", (text, amount) => {
  expect(parse(`priceMax=${text}`).priceMax).toBe(amount);
});

test.each([
  [null, "Mumbai", "Mumbai"],
  ["Goa", "Mumbai", "Goa"],
  ["all", "Mumbai", null],
  [null, null, null],
])("address city %p and selected city %p list homes of %p (decisions/lists)", (city, selected, listed) => {
  expect(listCity({ city }, selected)).toBe(listed);
});

test.each([
  [{ q: "sea" }, null, "?q=sea&city=all"],
  [{ q: "sea" }, "Goa", "?q=sea&city=Goa"],
  [{ q: "sea", city: "Mumbai" }, "Goa", "?q=sea&city=Mumbai"],
  [{ q: "sea", city: "all" }, "Goa", "?q=sea&city=all"],
  [{ page: 2 }, null, "?city=all&page=2"],
  [{ city: "all" }, "Goa", "?city=all"],
  [{ city: "all" }, null, ""],
  [{ city: "Goa" }, null, "?city=Goa"],
  [{}, "Goa", "?city=Goa"],
  [{}, null, ""],
])("%j of a visitor whose city is %p is linked as %p", (criteria, chosen, link) => {
  expect(toQueryString(paramsForLink(searchTable, { ...emptyCriteria, ...criteria }, chosen))).toBe(link);
});

test("the filter count leaves words, city, sort and page out", () => {
  expect(countFilters(everything)).toBe(10);
  expect(countFilters({ ...emptyCriteria, q: "sea", city: "Goa", sort: "newest", page: 2 })).toBe(0);
});
