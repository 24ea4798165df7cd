import { act } from "@testing-library/react";
import { aCatalogueEntry } from "../../support/a-catalogue-entry";
import { categoryPage } from "../../support/category-page-fixture";
import { visitList } from "../../support/list-visit";
import { serveIndex } from "../../support/serve-index";
import type { HomesMapProps } from "../../../src/features/search/map/homes-map";
import { chooseCity } from "../../../src/visitor/selected-city";

const maps: HomesMapProps[] = [];
jest.mock("../../../src/features/search/map/homes-map", () => ({
  loadCityMaps: () => Promise.resolve([]),
  HomesMap: (props: HomesMapProps) => {
    maps.push(props);
    return <div />;
  },
}));

const area = "12.9_77.5_13_77.6_12.9_77.7";
const listings = [
  aCatalogueEntry({ listingId: 1, title: "Within", position: { lat: 12.93, lng: 77.6 } }),
  aCatalogueEntry({ listingId: 2, title: "Beyond", position: { lat: 12.7, lng: 77.6 } }),
  aCatalogueEntry({ listingId: 3, title: "Nowhere" }),
];
serveIndex(listings);

const show = (query: string) => visitList(`/list${query}`, () => categoryPage("generic", { listings }));

const titlesOf = (homes: HomesMapProps["homes"] = []) => homes.map(({ title }) => title);

beforeEach(() => {
  maps.length = 0;
});

test("the map gets the homes of the area, and all that would be found without it", async () => {
  await show(`?view=map&area=${area}`);
  expect(titlesOf(maps.at(-1)?.homes)).toEqual(["Within"]);
  expect(titlesOf(maps.at(-1)?.withoutArea)).toEqual(["Within", "Beyond", "Nowhere"]);
});

test("a city chosen beside a list of all cities looks for and places no home again", async () => {
  await show(`?view=map&city=all&area=${area}`);
  const before = maps.at(-1);
  act(() => chooseCity("Mumbai"));
  const now = maps.at(-1);
  expect(now).not.toBe(before);
  expect([now?.homes, now?.withoutArea]).toEqual([before?.homes, before?.withoutArea]);
  expect(now?.homes).toBe(before?.homes);
});
