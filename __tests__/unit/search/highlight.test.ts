import {
  HIGHLIGHT_FLASH_MS,
  shouldClearHighlight,
  withHighlightFirst,
} from "../../../src/features/search/engine/sort-listings";
import { highlightScrollDelayMs, isHighlighted } from "../../../src/catalogue/homes-in-address";

const results = [
  { listingId: 3, slug: "orchard-row" },
  { listingId: 9, slug: "silver-oak" },
  { listingId: 39, slug: "fort-house" },
];

test("times of requirements 9", () => {
  expect([highlightScrollDelayMs, HIGHLIGHT_FLASH_MS]).toEqual([120, 1800]);
});

test.each([
  ["9", 9],
  ["silver-oak", 9],
  ["Silver-Oak", 9],
  ["39", 39],
  ["99", 3],
  [null, 3],
])("highlight %p stands first: %d", (highlight, first) => {
  const ordered = withHighlightFirst(results, highlight);
  expect(ordered[0]?.listingId).toBe(first);
  expect(ordered).toHaveLength(3);
});

test("the others keep their order", () => {
  expect(withHighlightFirst(results, "39").map((one) => one.listingId)).toEqual([39, 3, 9]);
  expect(isHighlighted({ listingId: 3, slug: "orchard-row" }, "39")).toBe(false);
});

describe("when the highlight leaves the address (requirements 4.2)", () => {
  test.each([
    ["nothing changed", { cityBefore: "Goa", city: "Goa", results }, false],
    ["the city filter changed", { cityBefore: "Goa", city: "Mumbai", results }, true],
    ["the city filter was cleared", { cityBefore: "Goa", city: null, results }, true],
    [
      "the listing is no longer among the results",
      { cityBefore: "Goa", city: "Goa", results: results.slice(0, 1) },
      true,
    ],
  ])("%s", (_, state, expected) => {
    expect(shouldClearHighlight({ highlight: "9", ...state })).toBe(expected);
  });

  test("without a highlight there is nothing to clear", () => {
    expect(shouldClearHighlight({ highlight: null, cityBefore: "Goa", city: null, results: [] })).toBe(false);
  });
});
