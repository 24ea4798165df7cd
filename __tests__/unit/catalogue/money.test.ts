import {
  amountPerMonth,
  formatAmount,
  formatCompactAmount,
  groupRupees,
  toInr,
  type Currency,
} from "../../../src/catalogue/money";
import { parsePrice } from "../../../src/content/parse-price";

const total = { currency: "INR", period: "total", isRate: false };
const none = { amount: null, amountMax: null, period: null };

test.each([
  ["₹1.2 Cr - 2.4 Cr", { ...total, amount: 12_000_000, amountMax: 24_000_000 }],
  ["85 Lakh - 1.1 Cr", { ...total, amount: 8_500_000, amountMax: 11_000_000 }],
  ["Rs 85 L onwards*", { ...total, amount: 8_500_000, amountMax: null }],
  ["AED 2.3M", { ...total, currency: "AED", amount: 2_300_000, amountMax: null }],
  ["AED 1,250,000", { ...total, currency: "AED", amount: 1_250_000, amountMax: null }],
  ["Rs 45,000 / month", { ...total, amount: 45_000, amountMax: null, period: "month" }],
  ["₹ 9,500 / sq ft", { ...none, currency: "INR", isRate: true }],
  ["Contact for Pricing", { ...none, currency: "INR", isRate: false }],
  ["", { ...none, currency: "INR", isRate: false }],
])("parsePrice: the vectors of decisions/prices-and-offers: %s", (text, expected) => {
  expect(parsePrice(text)).toEqual(expected);
});

test.each<[number, ...string[]]>([
  [15_000_000, "1.5 Cr", "₹1.5Cr", "1.5 crore"],
  [20_000_000, "INR 2 Crores"],
  [7_200_000, "72 L", "Rs.72 Lac", "72 lacs", "72 lakh"],
  [7_250_000, "₹ 72.5 Lakhs"],
  [2_300_000, "2.3M", "AED 2.3 million"],
  [45_000, "Rs 45K"],
  [25_000_000, "₹2,50,00,000", "₹25,000,000"],
  [8_500_000, "Rs. 85,00,000/-", "8500000"],
  [18_500_000, "₹1.85 Cr onwards", "From ₹1.85 Cr", "₹1.85 Cr*", "rs 1.85 CR."],
  [10_050_000, "₹1.005 Cr"],
])("parsePrice: each suffix and prefix: %d is the amount of %s", (amount, ...texts) => {
  for (const text of texts) expect([text, parsePrice(text).amount]).toEqual([text, amount]);
});

test.each<[number, number | null, ...string[]]>([
  [12_000_000, 24_000_000, "₹1.2 – 2.4 Cr", "₹2.4 Cr - 1.2 Cr"],
  [8_500_000, 11_000_000, "₹85 - 110 L", "₹85 L to ₹1.1 Cr", "₹85 L—₹1.1 Cr", "2 BHK ₹85 L, 3 BHK ₹1.1 Cr"],
  [2_100_000, 3_400_000, "AED 2.1 - 3.4M"],
  [12_000_000, null, "₹1.2 Cr - 1.2 Cr"],
])("parsePrice: ranges give their lowest amount: %d to %d in %s", (amount, amountMax, ...texts) => {
  for (const text of texts) expect({ text, ...parsePrice(text) }).toMatchObject({ text, amount, amountMax });
});

describe("parsePrice: an amount in crore and lakh is one amount", () => {
  test.each<[number, number | null, ...string[]]>([
    [12_000_000, null, "₹1 Cr 20 L", "₹1 Crore 20 Lakh onwards"],
    [12_000_000, null, "Rs 1 crore and 20 lakhs", "Rs. 1 Cr. 20 L*"],
    [12_050_000, null, "1 Cr 20 L 50 K"],
    [1_250_000, null, "AED 1 million 250 thousand"],
    [12_000_000, 15_000_000, "₹1 Cr 20 L - ₹1 Cr 50 L", "₹1 Cr 20 L to 1 Cr 50 L"],
    [8_500_000, 12_000_000, "₹85 L – 1 Cr 20 L"],
    [10_000_000, 12_000_000, "₹1 – 1 Cr 20 L"],
  ])("%d to %d in %s", (amount, amountMax, ...texts) => {
    const expected = { amount, amountMax, period: "total" };
    for (const text of texts) expect({ text, ...parsePrice(text) }).toMatchObject({ text, ...expected });
  });

  test("its period and its area hold for all of it", () => {
    expect(parsePrice("₹1 L 20 K / month")).toMatchObject({ amount: 120_000, period: "month" });
    expect(parsePrice("₹1 Cr 20 L per acre")).toMatchObject({ amount: null, isRate: true });
  });

  test.each([
    ["₹20 L ₹1 Cr", "a smaller one first", 2_000_000],
    ["₹1 Cr ₹20 L", "each with its currency", 2_000_000],
    ["₹1 Cr, 20 L", "a comma between them", 2_000_000],
    ["₹1 Cr / 85 L", "a stroke between them", 8_500_000],
    ["₹1 Cr 120 L", "more lakh than make a crore", 10_000_000],
    ["₹1.2 Cr and 95 L", "a fraction before it", 9_500_000],
    ["AED 2.1 M and 950K", "a fraction before it", 950_000],
  ])("%s is two amounts: %s", (text, _name, amount) => {
    expect(parsePrice(text).amount).toBe(amount);
  });
});

test.each<["month" | "year" | "total", number, ...string[]]>([
  ["month", 45_000, "₹45,000/month", "₹45,000 per month", "Rs 45,000 - 60,000 / month"],
  ["month", 45_000, "₹45,000 onwards / month", "45K pm"],
  ["year", 120_000, "AED 120,000 / year", "AED 120,000 per annum"],
  ["month", 320_000, "₹3.2 L / month + maintenance"],
  ["total", 12_000_000, "₹1.2 Cr"],
])("parsePrice: period: for a %s %d in %s", (period, amount, ...texts) => {
  for (const text of texts) expect({ text, ...parsePrice(text) }).toMatchObject({ text, period, amount });
});

describe("parsePrice: what is no total", () => {
  const rates = ["₹9,500 per sq.ft", "₹9,500 - 11,000 / sq ft", "Rs 9500 psf", "₹1.2 Cr per acre"];
  test.each([...rates, "₹8,000 / night"])("%s is a rate", (text) => {
    expect(parsePrice(text)).toMatchObject({ amount: null, isRate: true });
  });

  const unpriced = ["Price on request", "TBA", "Sold", "2 BHK, 3 BHK", "1,200 sq ft", "Ready by 2028"];
  test.each([...unpriced, "$120K", "₹0"])("%s has no amount", (text) => {
    expect(parsePrice(text).amount).toBeNull();
  });

  test.each([
    ["₹1.2 Cr (₹9,500 / sq ft)", 12_000_000],
    ["₹1.2 Cr + ₹5 L parking", 12_000_000],
    ["₹1.2 Cr for 1,200 sq ft", 12_000_000],
    ["₹1.2 Cr + 5% GST", 12_000_000],
    ["₹1.2 Cr at ₹9,500 / sq ft", 12_000_000],
  ])("%s keeps the total alone", (text, amount) => {
    expect(parsePrice(text)).toMatchObject({ amount, amountMax: null });
  });
});

test("AED converts to rupees at the rate of data/site.json, for sorting and filtering", () => {
  expect(toInr({ amount: 2_300_000, currency: "AED" }, 23.4)).toBe(53_820_000);
  expect(toInr({ amount: 2_300_000, currency: "INR" }, 23.4)).toBe(2_300_000);
  expect(toInr({ amount: null, currency: "AED" }, 23.4)).toBeNull();
});

test.each<[number, string, Currency?]>([
  [2_100_000, "AED 2.1M", "AED"],
  [2_000_000, "AED 2M", "AED"],
  [90_000, "AED 90,000", "AED"],
  [18_500_000, "₹1.85 Cr"],
  [25_000_000, "₹2.50 Cr"],
  [30_000_000, "₹3 Cr"],
  [7_200_000, "₹72 L"],
  [7_250_000, "₹72.5 L"],
  [10_000_000, "₹1 Cr"],
  [9_999_999, "₹1 Cr"],
  [9_990_000, "₹99.9 L"],
  [2_000_000_000, "₹200 Cr"],
  [1_000_000, "₹10 L"],
  [100_000, "₹1 L"],
  [45_000, "₹45,000"],
])("short amounts keep their currency: %d is %s", (amount, text, currency = "INR") => {
  expect(formatCompactAmount(amount, currency)).toBe(text);
});

test.each([
  [25_000_000, "INR", "₹2,50,00,000"],
  [2_100_000, "AED", "AED 2,100,000"],
  [580, "AED", "AED 580"],
] as const)("%i in %s is written in full as %p", (amount, currency, expected) => {
  expect(formatAmount(amount, currency)).toBe(expected);
});

test.each(Array.from({ length: 13 }, (_, power) => 10 ** power))(
  "amounts about %d are grouped as Intl groups them",
  (power) => {
    for (const amount of [power - 1, power, power + 0.5, power * 3.7, -power * 9]) {
      expect(groupRupees(amount)).toBe(
        new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 }).format(amount),
      );
      const western = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 }).format(amount);
      expect(formatAmount(amount, "AED")).toBe(`AED ${western}`);
    }
  },
);

test.each([
  [120_000, "year", 10_000],
  [10_000, "month", 10_000],
  [9_000_000, "total", 9_000_000],
] as const)("%d for a %s is compared as %d", (amount, period, compared) => {
  expect(amountPerMonth(amount, period)).toBe(compared);
});
