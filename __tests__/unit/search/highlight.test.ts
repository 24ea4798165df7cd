import { highlightScrollDelayMs } from "../../../src/catalogue/homes-in-address";
import {
  HIGHLIGHT_FLASH_MS,
  shouldClearHighlight,
  withHighlightFirst,
} from "../../../src/features/search/engine/sort-listings";

const results = [
  { listingId: 3, slug: "orchard-row" },
  { listingId: 9, slug: "silver-oak" },
  { listingId: 39, slug: "fort-house" },
];

test("times of requirements 9", () => {
  expect([highlightScrollDelayMs, HIGHLIGHT_FLASH_MS]).toEqual([120, 1800]);
});

test.each([
  ["9", [9, 3, 39]],
  ["Silver-Oak", [9, 3, 39]],
  ["39", [39, 3, 9]],
  ["99", [3, 9, 39]],
  ["", [3, 9, 39]],
  [null, [3, 9, 39]],
])("highlight %p puts its home first, by id or slug, and keeps the others in order: %j", (highlight, ids) => {
  expect(withHighlightFirst(results, highlight).map(({ listingId }) => listingId)).toEqual(ids);
});

test.each([
  ["nothing changed", { city: "Goa", results }, false],
  ["the city filter changed", { city: "Mumbai", results }, true],
  ["the city filter was cleared", { city: null, results }, true],
  ["its home is no longer among the results", { city: "Goa", results: results.slice(0, 1) }, true],
  ["there is none", { highlight: null, city: null, results: [] }, false],
])("the highlight leaves the address (requirements 4.2) where %s: %p", (_, state, expected) => {
  expect(shouldClearHighlight({ highlight: "9", cityBefore: "Goa", ...state })).toBe(expected);
});
