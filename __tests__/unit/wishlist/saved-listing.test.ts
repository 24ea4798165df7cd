import { parseSavedOrder, savedOrders, sortSaved } from "../../../src/features/wishlist/saved-listing";
import { anIndexListing } from "../../support/an-index-listing";

/** In the order of saving. */
const saved = [
  anIndexListing({ id: 1, title: "Two crore", priceInr: 20_000_000 }),
  anIndexListing({ id: 2, title: "Contact for Pricing", priceInr: null }),
  anIndexListing({ id: 3, title: "Eighty lakh", priceInr: 8_000_000 }),
  anIndexListing({ id: 4, title: "Eighty lakh too", priceInr: 8_000_000 }),
  anIndexListing({ id: 5, title: "Also unpriced", priceInr: null }),
];

describe("sort of the wishlist (specification 2.15)", () => {
  test("the dropdown's words", () => {
    expect(savedOrders.map(({ label }) => label)).toEqual([
      "Recently Saved",
      "Price: Low to High",
      "Price: High to Low",
    ]);
  });

  test.each([
    ["recent", [5, 4, 3, 2, 1]],
    ["price-asc", [4, 3, 1, 5, 2]],
    ["price-desc", [1, 4, 3, 5, 2]],
  ] as const)("%s: null prices last both ways (decision A6)", (order, ids) => {
    expect(sortSaved(saved, order).map(({ id }) => id)).toEqual(ids);
    expect(saved.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  });

  test.each([
    ["price-asc", "price-asc"],
    ["cheapest", "recent"],
    ["", "recent"],
  ])("the value %j means %s", (value, order) => {
    expect(parseSavedOrder(value)).toBe(order);
  });
});
