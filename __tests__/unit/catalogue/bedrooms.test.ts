import { bhkOptionOf, hasBedrooms } from "../../../src/catalogue/bedrooms";
import { parseBedrooms } from "../../../src/catalogue/parse-bedrooms";

describe("parseBedrooms", () => {
  test.each([
    ["2 BHK, 3 BHK", [2, 3]],
    ["2.5 BHK", [2]],
    ["Studio", [0]],
    ["Studio, 1 BHK", [0, 1]],
    ["1-3 BHK", [1, 2, 3]],
    ["2 BHK – 4 BHK", [2, 3, 4]],
    ["2 - 3.5 BHK", [2, 3]],
    ["3, 4 BHK", [3, 4]],
    ["3 and 4 bedrooms", [3, 4]],
    ["4+ BHK", [4]],
    ["3 BHK + study", [3]],
    ["4 BHK (5 baths)", [4]],
    ["Duplex 3 BHK", [3]],
    ["3 BHK, 2 BHK, 3 BHK", [2, 3]],
    ["Not applicable", []],
    ["", []],
  ])("%s", (text, counts) => {
    expect(parseBedrooms(text)).toEqual(counts);
  });

  test("a missing text and an absurd range give no runaway list", () => {
    expect(parseBedrooms(null)).toEqual([]);
    expect(parseBedrooms("1-9999 BHK").length).toBeLessThanOrEqual(20);
  });
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
