import { costBasisOf, parseCharge } from "../../../src/content/cost-basis";
import { listingContent } from "../../support/listing-detail";

describe("a charge or instalment", () => {
  const none = { percent: null, fixed: null, perSqft: null };
  test.each<[ReturnType<typeof parseCharge>, ...string[]]>([
    [{ ...none, percent: 5 }, "5%"],
    [{ ...none, percent: 80 }, "80% in twelve parts"],
    [{ ...none, percent: 90 }, "90%, usually through the bank"],
    [{ ...none, fixed: 250_000 }, "₹2,50,000", "₹2.5 L incl. 18% GST"],
    [{ ...none, fixed: 4_000 }, "AED 4,000"],
    [{ ...none, fixed: 500_000 }, "₹5,00,000 (10%)"],
    [{ ...none, fixed: 300_000 }, "₹3 L, 100% refundable"],
    [{ ...none, perSqft: 150 }, "₹150 / sq ft"],
    [{ ...none, perSqft: 40 }, "₹40 / sq ft from the fifth floor"],
    [{ ...none, perSqft: 50 }, "₹450 / sq yd"],
    [null, "₹4.50 / sq ft per month", "₹8,600 / month", "AED 17 / sq ft / year"],
    [null, "10% less the booking amount", "At cost", "Balance"],
  ])("%j is what is counted of %s", (measure, ...texts) => {
    for (const text of texts) expect([text, parseCharge(text, null)]).toEqual([text, measure]);
  });

  test.each(["18% on ₹2,50,000", "₹2,50,000 + 18% GST", "18%, ₹2,50,000", "5% of ₹150 / sq ft"])(
    "%s, a percentage and an amount, is neither",
    (text) => {
      expect(parseCharge(text, null)).toBeNull();
    },
  );

  test.each([
    ["AED 5,000", "INR"],
    ["AED 15 / sq ft", "INR"],
    ["₹2,50,000", "AED"],
  ] as const)("%s of a home priced in %s is not counted", (text, currency) => {
    expect(parseCharge(text, currency)).toBeNull();
  });

  test.each([
    ["AED 5,000", "AED", { ...none, fixed: 5_000 }],
    ["5,000", "AED", { ...none, fixed: 5_000 }],
    ["5%", "AED", { ...none, percent: 5 }],
  ] as const)("%s of a home priced in %s is", (text, currency, measure) => {
    expect(parseCharge(text, currency)).toEqual(measure);
  });
});

const kaveri = listingContent("the-kaveri-terraces");
const projectDetails = {
  units: [
    { type: "2 BHK", size: "1,200 sq ft", carpet: "850 sq ft", price: "₹1 Cr" },
    { type: "3 BHK", size: "1,600 sq ft", price: "Contact for Pricing" },
  ],
  additionalCharges: [
    { label: "GST", value: "5%", counts: "once" as const },
    { label: "Maintenance", value: "₹4 / sq ft per month" },
  ],
  pricing: [
    { label: "Floor rise", value: "₹40 / sq ft", counts: "eachFloor" as const },
    { label: "Booking amount", value: "₹5,00,000" },
  ],
  paymentStructure: [
    { label: "On agreement", value: "10%", due: "Within 30 days" },
    { label: "On sale deed", value: "Balance" },
  ],
};

test("holds the units with a price, the charges that count, and every instalment", () => {
  expect(costBasisOf({ ...kaveri, projectDetails }, false)).toEqual({
    currency: "INR",
    units: [{ type: "2 BHK", amount: 10_000_000, areaSqft: 1_200, carpetAreaSqft: 850 }],
    charges: [
      { label: "GST", value: "5%", isPerFloor: false, percent: 5, fixed: null, perSqft: null },
      {
        label: "Floor rise",
        value: "₹40 / sq ft",
        isPerFloor: true,
        percent: null,
        fixed: null,
        perSqft: 40,
      },
    ],
    payments: [
      { label: "On agreement", value: "10%", due: "Within 30 days", percent: 10, fixed: null },
      { label: "On sale deed", value: "Balance", due: null, percent: null, fixed: null },
    ],
  });
});

test("charges and instalments in another currency than the units are left out", () => {
  const inDirhams = {
    ...projectDetails,
    additionalCharges: [{ label: "NOC", value: "AED 5,000", counts: "once" as const }],
    paymentStructure: [{ label: "On booking", value: "AED 5,000" }],
  };
  const basis = costBasisOf({ ...kaveri, projectDetails: inDirhams }, false);
  expect(basis?.charges.map(({ label }) => label)).toEqual(["Floor rise"]);
  expect(basis?.payments).toMatchObject([{ percent: null, fixed: null }]);
});

test("a size that is a carpet area is one", () => {
  const [unit] = costBasisOf({ ...kaveri, projectDetails, sizeMeasures: "carpet" }, false)?.units ?? [];
  expect(unit).toMatchObject({ areaSqft: 1_200, carpetAreaSqft: 1_200 });
});

test("a home to let, and one whose units have no price, have none", () => {
  expect(costBasisOf({ ...kaveri, projectDetails }, true)).toBeNull();
  expect(costBasisOf({ ...kaveri, projectDetails: undefined }, false)).toBeNull();
});
