import { unitLabel as labelOf } from "../../../src/features/search/engine/unit-label";
import type { Offer, Unit } from "../../../src/catalogue/offer";
import { aUnit } from "../../support/a-catalogue-entry";

const rates = [{ currency: "AED", inr: 22.8 }];
const unit = (parts: Partial<Unit>): Unit => ({ ...aUnit(3, 19_000_000, 1720), ...parts });
const twoBhk = unit({ bedrooms: 2 });
type Offered = Pick<Offer, "units" | "unitCurrency"> & { readonly isRental: boolean };
const unitLabel = ({ isRental, ...offer }: Offered, answering: Unit, known: typeof rates) =>
  labelOf({ offer, isRental }, answering, known);
const inRupees = { unitCurrency: "INR", isRental: false } as const;
const listed = { ...inRupees, units: [unit({}), twoBhk] };

test.each([
  ["3 BHK from ₹1.90 Cr", unit({}), inRupees],
  ["Studio from ₹72 L", unit({ bedrooms: 0, priceInr: 7_200_000 }), inRupees],
  ["1,200 sq ft from ₹1.14 Cr", unit({ bedrooms: null, areaSqft: 1200, priceInr: 11_400_000 }), inRupees],
  ["2 BHK from AED 2.05M", unit({ bedrooms: 2, priceInr: 46_740_000 }), { ...inRupees, unitCurrency: "AED" }],
  ["2 BHK from ₹85,000 / month", unit({ bedrooms: 2, priceInr: 85_000 }), { ...inRupees, isRental: true }],
] as const)("a card says %s", (label, answering, listing) => {
  expect(unitLabel({ ...listing, units: [answering, twoBhk] }, answering, rates)).toBe(label);
});

test.each([
  ["one unit alone, which the card shows already", { ...inRupees, units: [unit({})] }, unit({})],
  ["units without a table", { ...inRupees, unitCurrency: null, units: [unit({}), twoBhk] }, unit({})],
  ["a price on request", listed, unit({ priceInr: null })],
  ["neither bedrooms nor area", listed, unit({ bedrooms: null, areaSqft: null })],
])("a card says nothing of %s", (_, listing, answering) => {
  expect(unitLabel(listing, answering, rates)).toBeNull();
});

test("a currency without a rate is not converted by guesswork", () => {
  expect(unitLabel({ ...listed, unitCurrency: "AED" }, unit({}), [])).toBeNull();
});
