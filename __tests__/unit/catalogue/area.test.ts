import { parseArea } from "../../../src/catalogue/area";

test.each<[number, number, ...string[]]>([
  [1_200, 1_200, "30x40", "30 × 40 ft", "30 x 40 (1,200 sq ft)"],
  [1_845, 1_845, "1845 sqft"],
  [1_850, 1_850, "3 BHK: 1,850 sq ft"],
  [2_400, 2_400, "G+1, 2,400 sq ft"],
  [1_640, 1_640, "Tower 2 – 3: 1,640 sq ft"],
  [87_120, 87_120, "2 Acres"],
  [5_445, 5_445, "5 Guntas"],
  [4_356, 4_356, "10 cents"],
  [1_800, 1_800, "200 sq yd"],
  [1_184, 1_184, "110 sq m"],
  [107_639, 107_639, "1 hectare"],
  [1_200, 1_850, "1,200 - 1,850 sq.ft", "1,200 to 1,850 sq ft", "1200 upto 1850 sqft", "1200 − 1850 sqft"],
  [1_200, 1_850, "1,200 / 1,850 sq ft", "1,200, 1,450 & 1,850 sq ft", "1200 ft - 1850 sq ft"],
  [1_845, 2_760, "1,845, 2,060 sq ft and 2,760 sq ft"],
  [1_200, 2_400, "30x40, 40x60"],
  [65_340, 87_120, "1.5 - 2 acres"],
  [1_200, 43_560, "1,200 sq ft to 1 acre"],
])("an area from %d to %d sq ft is read from %s", (minSqft, maxSqft, ...texts) => {
  for (const text of texts) expect(parseArea(text)).toEqual({ minSqft, maxSqft });
});

test.each(["", undefined, "On request", "1200", "3 BHK", "0 sq ft"])("%p names no area", (text) => {
  expect(parseArea(text)).toBeNull();
});
