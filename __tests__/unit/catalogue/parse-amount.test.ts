import {
  parseAmount,
  parseRupees,
  formatRupeesInWords,
  withoutBound,
  type Bound,
} from "../../../src/catalogue/parse-amount";

describe("an amount is read as people type it", () => {
  test.each<["INR" | "AED", number, ...string[]]>([
    ["INR", 15_000_000, "1.5cr", "1.5 Cr", "1.5 crore"],
    ["INR", 20_000_000, "2 Crores"],
    ["INR", 8_000_000, "80 lakh", "80L", "80 lakhs"],
    ["INR", 7_500_000, "75 lac"],
    ["INR", 12_000_000, "1,20,00,000", "12,000,000", "1 20 00 000", "1 cr 20 lakh", "1 crore 20"],
    ["INR", 8_500_000, "₹85 lakh", "Rs. 85 lakh", "Rs85L", "85 lakh rupees"],
    ["INR", 8_500_000, "INR 8500000", "8500000", "₹ 85,00,000/-"],
    ["INR", 50_000, "50k"],
    ["INR", 45_000, "45 thousand"],
    ["INR", 2_500_000, "2.5m"],
    ["INR", 150_000, "1 lakh 50,000"],
    ["INR", 5_000_000, ".5 cr"],
    ["INR", 18_550_000, "  1.855cr  "],
    ["INR", 0, "0"],
    ["AED", 2_000_000, "AED 2m", "AED2M", "2m aed", "2 million dirhams"],
    ["AED", 90_000, "Dhs 90,000"],
  ])("%s %i is what is meant by %s", (currency, amount, ...texts) => {
    for (const text of texts) expect(parseAmount(text)).toMatchObject({ amount, currency });
  });

  test("what is no amount, however long, is not read; one on its way is", () => {
    const wrong = ["", " ", "cheap", "-5", "50-60 L", "1e9", "1,5 cr", "1.2.3 cr", "3 BHK", "20 lakh 1 cr"];
    const nearAmounts = ["80 lakh or so", "$ 500000", "99999999999999999999", `${"1,".repeat(50_000)}x`];
    expect([...wrong, ...nearAmounts].filter((text) => parseAmount(text) !== null)).toEqual([]);
    const onItsWay = ["8", "80", "80 ", "80 l", "80 la", "80 lak", "80 lakh"];
    expect(onItsWay.filter((text) => parseAmount(text) === null)).toEqual([]);
  });
});

describe("a figure alone means what prices are counted in", () => {
  test.each<[number, ...string[]]>([
    [5_000_000, "50", "₹50"],
    [8_000_000, "80"],
    [10_000_000, "1"],
    [15_000_000, "1.5"],
    [97_500_000, "9.75"],
    [1_000_000, "10"],
    [7_250_000, "72.5"],
    [99_900_000, "999"],
    [1_000, "1000"],
    [8_500_000, "85,00,000"],
  ])("%i rupees for a home is what is meant by %p", (rupees, ...texts) => {
    for (const text of texts) expect(parseRupees(text, "sale", null)).toBe(rupees);
  });

  test.each<[number, ...string[]]>([
    [45_000, "45", "45000", "45k"],
    [150_000, "1.5"],
  ])("%i rupees for a month is what is meant by %p", (rupees, ...texts) => {
    for (const text of texts) expect(parseRupees(text, "rent", null)).toBe(rupees);
  });

  test("dirhams count in rupees by the site's rate, and without one are not read", () => {
    expect(parseRupees("AED 2m", "sale", 24)).toBe(48_000_000);
    expect(parseRupees("AED 2", "sale", 24)).toBe(48_000_000);
    expect(parseRupees("AED 900", "sale", 24)).toBe(21_600_000);
    expect(parseRupees("AED 2m", "sale", null)).toBeNull();
  });
});

test.each<[string, Bound, "sale" | "rent", number | null]>([
  ["120.000.000", "max", "sale", 120_000_000],
  ["1'200'000", "max", "sale", 1_200_000],
  ["१,२०,००,०००", "max", "sale", 12_000_000],
  ["٨٠ lakh", "max", "sale", 8_000_000],
  ["80000rs", "max", "rent", 80_000],
  ["1 crore and 20 lakh", "max", "sale", 12_000_000],
  ["upto 80 lakh", "max", "sale", 8_000_000],
  ["5cr+", "min", "sale", 50_000_000],
  ["80 lakh onwards", "min", "sale", 8_000_000],
  ["under 2 million aed", "max", "sale", 48_000_000],
  ["45k a month", "max", "rent", 45_000],
  ["AED 120,000 per year", "max", "rent", 240_000],
  // The field of the other bound, a rent as a price, what may be two numbers.
  ["5cr+", "max", "sale", null],
  ["45k a month", "max", "sale", null],
  ["between 1 and 2 cr", "max", "sale", null],
  ["1,5", "max", "sale", null],
  ["1.200", "max", "sale", null],
  ["1.2 cr 95 lakh", "max", "sale", null],
  ["1 cr 200 lakh", "max", "sale", null],
])("a field reads %p as a %s of a %s: %p", (text, bound, kind, rupees) => {
  expect(parseRupees(withoutBound(text, bound), kind, 24)).toBe(rupees);
});

test.each([
  [5_000_000, "₹50 lakh"],
  [15_000_000, "₹1.50 crore"],
  [45_000, "₹45,000"],
])("%i is said as %p", (rupees, echo) => {
  expect(formatRupeesInWords(rupees)).toBe(echo);
});
