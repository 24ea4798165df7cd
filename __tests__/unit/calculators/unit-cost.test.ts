import {
  instalmentOf,
  ratePerSqft,
  unitCost,
  type PricedUnit,
  type UnitCharge,
} from "../../../src/catalogue/buying-cost";

const unit: PricedUnit = { type: "3 BHK", amount: 18_500_000, areaSqft: 1_845, carpetAreaSqft: 1_320 };
const charge = (parts: Partial<UnitCharge>): UnitCharge => ({
  label: "Charge",
  value: "as written",
  isPerFloor: false,
  percent: null,
  fixed: null,
  perSqft: null,
  ...parts,
});
const stampDuty = { label: "Stamp duty", percent: 5, fixed: null, capAmount: null };
const registration = { label: "Registration", percent: 1, fixed: null, capAmount: 30_000 };

describe("what a unit costs in all", () => {
  test.each<[string, readonly UnitCharge[], readonly (typeof stampDuty | typeof registration)[], number]>([
    ["its price alone", [], [], 18_500_000],
    ["and GST", [charge({ percent: 5 })], [], 19_425_000],
    ["and the club", [charge({ fixed: 250_000 })], [], 18_750_000],
    ["and a deposit by its size", [charge({ perSqft: 150 })], [], 18_776_750],
    ["but no floor rise", [charge({ perSqft: 40, isPerFloor: true })], [], 18_500_000],
    ["and duty, whose cap holds", [], [stampDuty, registration], 19_455_000],
    [
      "and all of it",
      [charge({ percent: 5 }), charge({ fixed: 250_000 })],
      [stampDuty, registration],
      20_630_000,
    ],
  ])("%s", (_, charges, rules, total) => {
    const cost = unitCost(unit, charges, rules, "INR");
    expect(cost.total).toBe(total);
    expect(cost.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  });

  test("names price, charges and duty in that order, each with its rate", () => {
    const charges = [charge({ label: "GST", value: "5%", percent: 5 })];
    expect(unitCost(unit, charges, [registration], "INR").lines).toEqual([
      { label: "Price", rate: "As listed", amount: 18_500_000 },
      { label: "GST", rate: "5%", amount: 925_000 },
      { label: "Registration", rate: "1%, at most ₹30,000", amount: 30_000 },
    ]);
  });

  test("says what each floor up adds", () => {
    const rise = charge({ label: "Floor rise", value: "₹40 / sq ft", perSqft: 40, isPerFloor: true });
    expect(unitCost(unit, [rise], [], "INR").perFloor).toEqual([
      { label: "Floor rise", rate: "₹40 / sq ft", amount: 73_800 },
    ]);
  });

  test("leaves a charge by the area out where that is not known", () => {
    const cost = unitCost({ ...unit, areaSqft: null }, [charge({ perSqft: 150 })], [], "INR");
    expect(cost.lines).toHaveLength(1);
  });
});

test.each([
  [18_500_000, 1_320, "INR", "₹14,015"],
  [18_500_000, 1_845, "INR", "₹10,027"],
  [2_100_000, 765, "AED", "AED 2,745"],
  [18_500_000, null, "INR", null],
] as const)("%d for %s sq ft in %s is %s a square foot", (amount, sqft, currency, text) => {
  expect(ratePerSqft(amount, sqft, currency)).toBe(text);
});

test.each([
  [{ percent: 10, fixed: null }, 1_850_000],
  [{ percent: null, fixed: 500_000 }, 500_000],
  [{ percent: null, fixed: null }, null],
])("an instalment of %j of ₹1.85 Cr is %s", (share, amount) => {
  expect(instalmentOf(share, 18_500_000)).toBe(amount);
});
