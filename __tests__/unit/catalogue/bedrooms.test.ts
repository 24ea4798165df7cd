import { bhkOptionOf, hasBedrooms } from "../../../src/catalogue/bedrooms";
import { parseBedrooms } from "../../../src/catalogue/listing-words";

test.each([
  [[0], ["Studio"]],
  [[0, 1], ["Studio, 1 BHK"]],
  [[2], ["2.5 BHK"]],
  [[3], ["3 BHK + study", "Duplex 3 BHK"]],
  [[4], ["4+ BHK", "4 BHK (5 baths)"]],
  [
    [2, 3],
    ["2 BHK, 3 BHK", "2 - 3.5 BHK", "3 BHK, 2 BHK, 3 BHK"],
  ],
  [
    [3, 4],
    ["3, 4 BHK", "3 and 4 bedrooms"],
  ],
  [[1, 2, 3], ["1-3 BHK"]],
  [[2, 3, 4], ["2 BHK – 4 BHK"]],
  [[], ["Not applicable", "", null]],
])("bedrooms %j are read from %j", (counts, texts) => {
  for (const text of texts) expect(parseBedrooms(text)).toEqual(counts);
});

test("an absurd range gives no runaway list", () => {
  expect(parseBedrooms("1-9999 BHK").length).toBeLessThanOrEqual(20);
});

test.each([
  [0, null],
  [1, 1],
  [3, 3],
  [4, 4],
  [6, 4],
])("%d bedrooms fall under option %p", (bedrooms, option) => {
  expect(bhkOptionOf(bedrooms)).toBe(option);
});

test.each([
  [[2, 3], [3] as const, true],
  [[2, 3], [1, 4] as const, false],
  [[5], [4] as const, true],
  [[0], [1] as const, false],
  [[], [1] as const, false],
  [[], [] as const, true],
])("a home with %j and the choice %j: %p", (bedrooms, chosen, expected) => {
  expect(hasBedrooms(bedrooms, chosen)).toBe(expected);
});
