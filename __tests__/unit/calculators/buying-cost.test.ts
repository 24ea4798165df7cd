import { costOf, describeRule, estimateBuyingCost } from "../../../src/catalogue/buying-cost";
import { buyingCostOf } from "../../support/buying-cost-of";

const rule = (parts: { percent?: number; fixed?: number; capAmount?: number }) => ({
  percent: null,
  fixed: null,
  capAmount: null,
  ...parts,
});

test.each([
  ["a percentage", rule({ percent: 5 }), 10_000_000, 500_000],
  ["part of a per cent", rule({ percent: 0.6 }), 10_000_000, 60_000],
  ["a fixed sum", rule({ fixed: 4_200 }), 2_100_000, 4_200],
  ["a percentage and a fixed sum", rule({ percent: 0.25, fixed: 290 }), 1_000_000, 2_790],
  ["a percentage above its cap", rule({ percent: 1, capAmount: 30_000 }), 10_000_000, 30_000],
  ["nothing said", rule({}), 10_000_000, 0],
])("%s", (_, given, price, expected) => {
  expect(costOf(given, price)).toBe(expected);
});

test.each([
  ["Bangalore: 7.6% of ₹1 crore", "Bangalore", 10_000_000, 760_000],
  ["Mumbai: 6% of ₹1 crore, registration capped at ₹30,000", "Mumbai", 10_000_000, 630_000],
  ["Hyderabad: 7.5% of ₹1 crore", "Hyderabad", 10_000_000, 750_000],
  ["Dubai: 6% of AED 2,100,000, AED 4,200 and AED 580", "Dubai", 2_100_000, 130_780],
])("%s", (_, city, price, total) => {
  expect(estimateBuyingCost(buyingCostOf(city).items, price)?.total).toBe(total);
});

test("a total is the sum of the lines as they are shown", () => {
  const estimate = estimateBuyingCost(buyingCostOf("Bangalore").items, 9_999_999);
  expect(estimate?.lines.map(({ amount }) => amount)).toEqual([500_000, 60_000, 200_000]);
  expect(estimate?.total).toBe(760_000);
});

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])(
  "a price of %p has no estimate, nor has any in Goa, where sources disagree",
  (price) => {
    expect(estimateBuyingCost(buyingCostOf("Goa").items, 10_000_000)).toBeNull();
    expect(estimateBuyingCost(buyingCostOf("Bangalore").items, price)).toBeNull();
  },
);

test.each([
  [rule({ percent: 5 }), "INR", "5%"],
  [rule({ percent: 1, capAmount: 30_000 }), "INR", "1%, at most ₹30,000"],
  [rule({ fixed: 4_200 }), "AED", "AED 4,200"],
  [rule({ percent: 0.25, fixed: 290 }), "AED", "0.25% and AED 290"],
] as const)("%p in %s reads %p", (given, currency, expected) => {
  expect(describeRule(given, currency)).toBe(expected);
});
