import {
  convertedAreas,
  convertedPrices,
  convertedRates,
  formatArea,
  formatOwnRate,
} from "../../../src/catalogue/display-units";

const area = (minSqft: number, maxSqft = minSqft) => ({ minSqft, maxSqft });

test.each([
  // 1 acre = 43,560 sq ft = 40 guntha; 1 sq yd = 9 sq ft; 1 sq ft = 0.09290304 m².
  [area(43_560), "acre", "1 acre"],
  [area(43_560), "gunta", "40 guntha"],
  [area(43_560), "sqyd", "4,840 sq yd"],
  [area(43_560), "sqm", "4,047 m²"],
  [area(1_089), "gunta", "1 guntha"],
  [area(1_200), "sqyd", "133 sq yd"],
  [area(1_110, 1_640), "sqm", "103 – 152 m²"],
  [area(87_120, 217_800), "acre", "2 – 5 acres"],
  [area(12_000), "acre", "0.275 acres"],
  [area(500), "sqm", "46.5 m²"],
  [area(1_110, 1_111), "sqm", "103 m²"],
] as const)("%j in %s is %s", (sqft, unit, text) => {
  expect(formatArea(sqft, unit)).toBe(text);
});

test("an area stands in every unit but its own beside its words, land in acres and guntha too", () => {
  expect(convertedAreas(area(1_000), "sqft", false)).toEqual({ sqm: "≈ 92.9 m²", sqyd: "≈ 111 sq yd" });
  expect(convertedAreas(area(43_560), "acre", true)).toEqual({
    ...{ sqft: "≈ 43,560 sq ft", sqm: "≈ 4,047 m²", sqyd: "≈ 4,840 sq yd", gunta: "≈ 40 guntha" },
  });
});

describe("a price beside its own words", () => {
  const rates = [
    { currency: "AED", inr: 23.9 },
    { currency: "USD", inr: 88 },
  ];
  test.each([
    ["INR", 18_500_000, 18_500_000, { AED: "≈ AED 774K", USD: "≈ $210K" }],
    ["INR", 12_000_000, 24_000_000, { AED: "≈ AED 502K – AED 1M", USD: "≈ $136K – $273K" }],
    ["AED", 3_250_000, 3_250_000, { INR: "≈ ₹7.77 Cr", USD: "≈ $883K" }],
    ["INR", 500_000_000, 500_000_000, { AED: "≈ AED 20.9M", USD: "≈ $5.68M" }],
  ] as const)("%s %i to %i is %j", (currency, min, max, texts) => {
    expect(convertedPrices({ min, max, currency }, rates)).toEqual(texts);
  });
  test("follows the rate of another day, and is in no currency of which there is none", () => {
    const dearer = [{ currency: "USD", inr: 92.5 }];
    const price = { min: 18_500_000, max: 18_500_000, currency: "INR" } as const;
    expect(convertedPrices(price, dearer)).toEqual({ USD: "≈ $200K" });
  });
});

describe("a price for the area", () => {
  const rates = [
    { currency: "AED", inr: 24 },
    { currency: "USD", inr: 88 },
  ];
  test("in its listing's currency is whole and by the square foot", () => {
    expect(formatOwnRate({ perSqft: 10_027.1, currency: "INR" })).toBe("₹10,027 / sq ft");
    expect(formatOwnRate({ perSqft: 2_745, currency: "AED" })).toBe("AED 2,745 / sq ft");
  });
  test("is given in every other currency, every other unit, and both at once", () => {
    // 1 m² = 10.7639 sq ft; 1 sq yd = 9 sq ft.
    expect(convertedRates({ perSqft: 8_800, currency: "INR" }, rates)).toEqual({
      ...{ sqm: "≈ ₹94,722 / m²", sqyd: "≈ ₹79,200 / sq yd" },
      ...{ AED: "≈ AED 367 / sq ft", "AED-sqm": "≈ AED 3,947 / m²", "AED-sqyd": "≈ AED 3,300 / sq yd" },
      ...{ USD: "≈ $100 / sq ft", "USD-sqm": "≈ $1,076 / m²", "USD-sqyd": "≈ $900 / sq yd" },
    });
  });
  test("in a currency of which no rate of exchange is known is given in other units alone", () => {
    expect(Object.keys(convertedRates({ perSqft: 8_800, currency: "INR" }, []))).toEqual(["sqm", "sqyd"]);
  });
});
