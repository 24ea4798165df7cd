import { figureIn, unitsOfComparison } from "../../../src/features/compare/compare-table";
import { homesOfAddress } from "../../../src/features/compare/comparison";
import { aComparedHome } from "../../support/a-compared-home";

const unchosen = { currency: null, area: null, land: null };

test.each([
  ["", [], 0],
  ["?homes=", [], 0],
  ["?homes=a-1,b-2", ["a-1", "b-2"], 0],
  ["?homes=a,%20b,,a", ["a", "b"], 0],
  ["?homes=%3Cb%3E,a", ["<b>", "a"], 0],
  ["?homes=a,b,c,d,e,f", ["a", "b", "c", "d"], 2],
])("the homes of the address: %p names %j and leaves out %i", (search, names, leftOut) => {
  expect(homesOfAddress(search)).toEqual({ names, leftOut });
});

describe("homes are compared in", () => {
  const inr = aComparedHome("here");
  const aed = aComparedHome("there", {}, { currency: "AED", areaUnit: "sqm" });
  const unpriced = aComparedHome("unpriced", {}, { currency: null, areaUnit: null });
  test("their own figures where those agree", () => {
    expect(unitsOfComparison([inr, unpriced], unchosen)).toEqual(unchosen);
  });
  test("rupees and square feet where theirs differ", () => {
    expect(unitsOfComparison([inr, aed], unchosen)).toEqual({ currency: "INR", area: "sqft", land: null });
  });
  test("what the visitor has chosen", () => {
    const chosen = { currency: "USD", area: "sqm", land: "acre" } as const;
    expect(unitsOfComparison([inr, aed], chosen)).toEqual(chosen);
  });
});

test.each([
  [{ currency: "USD", area: null, land: null } as const, "in dollars"],
  [{ currency: "USD", area: "sqm", land: null } as const, "in both"],
  [{ currency: null, area: "sqm", land: null } as const, "in metres"],
  [{ currency: "AED", area: null, land: null } as const, null],
  [{ currency: null, area: "sqm", land: "acre" } as const, "in acres"],
  [unchosen, null],
])("a figure for %j is %p", (units, text) => {
  const converted = [
    { unit: "USD", text: "in dollars" },
    { unit: "USD-sqm", text: "in both" },
    { unit: "sqm", text: "in metres" },
    { unit: "acre", text: "in acres" },
  ];
  expect(figureIn({ row: "price", text: "own", conversions: converted, href: null }, units)).toBe(text);
});
