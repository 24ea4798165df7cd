import { emptyCriteria } from "../../../src/features/search/filters/filter-table";
import { searchEngine } from "../../../src/features/search/engine/search-engine";
import type { CatalogueListing } from "../../../src/catalogue/catalogue-index";
import { catalogueListingsOf } from "../../support/catalogue-listings";

test("the words of the catalogue are read by the first search for words, once", () => {
  const read = jest.fn((): readonly string[] => ["garden"]);
  const listings = catalogueListingsOf({ title: "Old", postedAt: "2026-01-01" }, { title: "New" }).map(
    (listing): CatalogueListing => ({
      ...listing,
      get descriptionWords() {
        return read();
      },
    }),
  );
  const titles = (criteria: object) =>
    searchEngine.search(listings, { ...emptyCriteria, ...criteria }, null).map(({ title }) => title);

  expect(titles({})).toEqual(["New", "Old"]);
  expect(titles({ q: " ?! ", bhk: [3], sort: "price-asc" })).toEqual(["New", "Old"]);
  expect(read).not.toHaveBeenCalled();
  expect(titles({ q: "garden" })).toEqual(["New", "Old"]);
  expect(titles({ q: "old garden" })).toEqual(["Old"]);
  expect(read).toHaveBeenCalledTimes(2);
});
