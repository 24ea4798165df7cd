import { livabilityOf } from "../../../src/content/listing-node-fields";
import type { ListingContent } from "../../../src/content/schemas/listing";
import { listingContent } from "../../support/listing-detail";

const bare: ListingContent = {
  ...listingContent("orchard-row"),
  living: undefined,
  sizeMeasures: undefined,
  projectDetails: undefined,
};
const unit = (carpet?: string) => ({ type: "2 BHK", size: "1,200 sq ft", price: "₹1 Cr", carpet });

test.each<[string, Partial<ListingContent>, string | undefined]>([
  [
    "what its editor wrote",
    { living: { carpetArea: "900 sq ft" }, projectDetails: { units: [unit("850 sq ft")] } },
    "900 sq ft",
  ],
  ["that of its one unit", { projectDetails: { units: [unit("850 sq ft")] } }, "850 sq ft"],
  [
    "from its smallest to its largest unit",
    { projectDetails: { units: [unit("1,850 sq ft"), unit(), unit("850 sq ft")] } },
    "850 – 1,850 sq ft",
  ],
  ["its size, where that is the carpet area", { size: "1,120 sq ft", sizeMeasures: "carpet" }, "1,120 sq ft"],
  ["not known", { size: "1,120 sq ft", projectDetails: { units: [unit()] } }, undefined],
])("the carpet area: is %s", (_, parts, expected) => {
  expect(livabilityOf({ ...bare, ...parts }).carpetArea).toBe(expected);
});

describe("the upkeep", () => {
  const upkeepOf = (parts: Partial<ListingContent>) => livabilityOf({ ...bare, ...parts }).maintenance;
  test.each([
    ["Maintenance", "₹8,600 / month", "₹8,600 / month"],
    ["Maintenance, first year", "₹4 / sq ft per month", "₹4 / sq ft per month, first year"],
    ["Community service charge", "AED 3.40 / sq ft", "AED 3.40 / sq ft"],
    ["Service charge, estimated", "AED 17 / sq ft", "AED 17 / sq ft, estimated"],
    ["Farm upkeep", "₹2,200 / guntha", "₹2,200 / guntha"],
    ["Corpus fund", "₹75,000", undefined],
  ])("of a row %s %s is %s", (label, value, expected) => {
    const row = { label, value };
    expect(upkeepOf({ projectDetails: { additionalCharges: [row] } })).toBe(expected);
    expect(upkeepOf({ projectDetails: { pricing: [row] } })).toBe(expected);
  });

  test("is what its editor wrote, where both stand there", () => {
    const projectDetails = { pricing: [{ label: "Maintenance", value: "₹1 / month" }] };
    expect(upkeepOf({ projectDetails, living: { maintenance: "₹2 / month" } })).toBe("₹2 / month");
  });
});
