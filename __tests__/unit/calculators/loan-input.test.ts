import loanDefaults from "../../site-content/loan.json";
import { loanForPrice } from "../../../src/catalogue/emi";
import { describeLoan, formatTerm } from "../../../src/features/calculators/loan";
import { readLoan } from "../../../src/features/calculators/emi-form";

const read = (amount: string, rate = "8.5", years = "20") => readLoan({ amount, rate, years }, loanDefaults);

const amountMessage = "Enter an amount in rupees, up to ₹1,00,00,00,000.";

test.each([
  ["50,00,000", 5_000_000],
  ["1.2 Cr", 12_000_000],
  ["50", 5_000_000],
  ["1 cr 20 lakh", 12_000_000],
  ["1,00,00,00,000", 1_000_000_000],
])("the amount %p is ₹%i", (text, expected) => {
  expect(read(text)).toMatchObject({ amount: expected, messages: {} });
});

test.each(["", "0", "-5", "1e9", "AED 50,000", "1,00,00,00,001"])(
  "the amount %p is refused with what is accepted",
  (text) => {
    expect(read(text)).toMatchObject({ amount: null, loan: null, messages: { amount: amountMessage } });
  },
);

test.each([
  ["8.5", 8.5],
  ["8,5", 8.5],
  ["8.5 %", 8.5],
  ["8.", 8],
  [".5", 0.5],
  ["0", 0],
  ["30", 30],
])("the rate %p is %p per cent", (text, expected) => {
  expect(read("50,00,000", text).rate).toBe(expected);
});

test.each(["", "-1", "30.01", "85", "eight", "8.5.1", "1e3"])("the rate %p is refused", (text) => {
  const { loan, messages } = read("50,00,000", text);
  expect([loan, messages]).toEqual([null, { rate: "Enter a rate from 0 to 30%." }]);
});

test.each([
  ["20", 240],
  ["7.5", 90],
  ["0.0833", 1],
  ["40", 480],
])("the term %p is %i months", (text, months) => {
  expect(read("50,00,000", "8.5", text).loan?.months).toBe(months);
});

test.each(["", "0", "0.01", "-20", "40.5", "1000", "for ever"])("the term %p is refused", (text) => {
  const { loan, messages } = read("50,00,000", "8.5", text);
  expect([loan, messages]).toEqual([null, { years: "Enter a term of up to 40 years." }]);
});

test("every field that cannot be used has its own message", () => {
  expect(Object.keys(read("", "", "").messages)).toEqual(["amount", "rate", "years"]);
});

describe("the Reserve Bank's caps: up to ₹30 lakh 90%, up to ₹75 lakh 80%, above it 75% of the price", () => {
  test.each([
    // 75% of ₹1.85 Cr, of ₹1 Cr, and of the first price of which 75% is more than ₹75 lakh.
    [18_500_000, 13_875_000],
    [10_000_000, 7_500_000],
    [10_010_000, 7_507_000],
    // 75% would be ₹71.25 lakh, less than the ₹75 lakh that a loan of the band below may reach.
    [9_500_000, 7_500_000],
    // 80% of ₹90 lakh.
    [9_000_000, 7_200_000],
    [5_433_333, 4_346_000],
    [100, 0],
  ])("for a price of ₹%i a bank lends ₹%i", (priceInr, expected) => {
    expect(loanForPrice(priceInr, loanDefaults)).toBe(expected);
  });

  test.each([
    // The site's own limit of 80% holds where the cap is 90%.
    [80, 3_000_000, 2_400_000],
    [90, 3_000_000, 2_700_000],
    // 80% of ₹35 lakh would be ₹28 lakh, less than the ₹30 lakh of the band below.
    [90, 3_500_000, 3_000_000],
    [90, 4_000_000, 3_200_000],
    [70, 18_500_000, 12_950_000],
  ])("where the site lends %i% at most, ₹%i gives ₹%i", (loanToValuePercent, priceInr, expected) => {
    expect(loanForPrice(priceInr, { ...loanDefaults, loanToValuePercent })).toBe(expected);
  });

  test("the fields' largest amount holds for each of them", () => {
    expect(loanForPrice(9_500_000, { ...loanDefaults, maxAmount: 2_000_000 })).toBe(2_000_000);
  });
});

test.each([
  [1, "1 month"],
  [18, "1.5 years"],
  [240, "20 years"],
])("%i months are %p", (months, expected) => {
  expect(formatTerm(months)).toBe(expected);
});

test("a loan in words", () => {
  expect(describeLoan({ principal: 5_000_000, ratePercent: 8.5, months: 240 })).toBe(
    "₹50,00,000 at 8.5% a year over 20 years",
  );
});
