import { listingOffer } from "../../../src/content/offer";
import { CRORE, LAKH } from "../../../src/catalogue/money";

type Row = readonly [type: string, size: string, price: string];

function offerOf(
  listing: Omit<Parameters<typeof listingOffer>[0], "projectDetails">,
  rows: readonly Row[] = [],
  isRental = false,
) {
  const units = rows.map(([type, size, price]) => ({ type, size, price }));
  return listingOffer({ ...listing, ...(units.length > 0 && { projectDetails: { units } }) }, isRental);
}

/** Bedrooms, price and area of each unit. */
const brief = ({ units }: ReturnType<typeof listingOffer>) =>
  units.map(({ bedrooms, price, areaSqft }) => [bedrooms, price?.min ?? null, areaSqft]);

test("each row of the table is a unit with its bedrooms, price and area", () => {
  const offer = offerOf({ price: "₹1.35 Cr - 2.1 Cr", bedrooms: "2 BHK, 3 BHK" }, [
    ["2 BHK Corner", "1,380 sq ft", "₹1.52 Cr"],
    ["3 BHK", "1,720 sq ft", "₹1.90 Cr"],
    ["Penthouse, 4 BHK", "5,250 sq ft", "11.80 Cr"],
    ["Studio", "480 sq ft", "Contact for Pricing"],
  ]);
  expect(brief(offer)).toEqual([
    [2, 1.52 * CRORE, 1380],
    [3, 1.9 * CRORE, 1720],
    [4, 11.8 * CRORE, 5250],
    [0, null, 480],
  ]);
  expect(offer).toMatchObject({ unitCurrency: "INR", price: { min: 1.35 * CRORE } });
});

test.each([
  ["Plot 30 × 40 ft", [null]],
  ["Grove, 10 guntha", [null]],
  ["3 BHK house on 640 sq m", [3]],
  ["2 & 3 BHK", [2, 3]],
  ["1-3 BHK", [1, 2, 3]],
  ["2.5 BHK", [2]],
])("the type %s names the bedrooms %j", (type, bedrooms) => {
  expect(offerOf({}, [[type, "1,200 sq ft", "₹72 L"]]).units.map((unit) => unit.bedrooms)).toEqual(bedrooms);
});

test("a row without bedrooms has those of the listing", () => {
  const rows: readonly Row[] = [["Corner home", "1,200 sq ft", "₹72 L"]];
  expect(brief(offerOf({ bedrooms: "2 BHK" }, rows))).toEqual([[2, 72 * LAKH, 1200]]);
});

test("bedrooms that no row has are still on offer, without price and area", () => {
  const rows: readonly Row[] = [["2 BHK", "1,200 sq ft", "₹72 L"]];
  expect(brief(offerOf({ bedrooms: "2 BHK, 3 BHK" }, rows))).toEqual([
    [2, 72 * LAKH, 1200],
    [3, null, null],
  ]);
});

test("without a table the listing's own fields stand for its units", () => {
  const offer = offerOf({ price: "₹1.2 Cr - 2.4 Cr", bedrooms: "2 BHK, 3 BHK", size: "1,100 – 1,640 sq ft" });
  expect(offer.unitCurrency).toBeNull();
  expect(offer.units).toEqual(
    [2, 3].map((bedrooms) => ({
      bedrooms,
      price: expect.objectContaining({ min: 1.2 * CRORE, max: 2.4 * CRORE }),
      areaSqft: 1100,
      areaMaxSqft: 1640,
    })),
  );
});

test("of a table without prices only the listing's own price is known", () => {
  const offer = offerOf({ price: "₹80 L onwards" }, [["2 BHK", "900 sq ft", "Contact for Pricing"]]);
  expect(brief(offer)).toEqual([[2, 80 * LAKH, 900]]);
  expect(offer.unitCurrency).toBeNull();
});

describe("a rate by the area has a price where a size is known", () => {
  const whole = { min: 11_400_000, max: 38_000_000, currency: "INR", period: "total" };
  const sizes = ["1,200 sq ft", "4,000 sq ft"];
  const rate = "₹9,500 / sq ft";

  test.each([
    [
      "in a row with the rate",
      offerOf(
        { price: rate },
        sizes.map((size): Row => ["Plot", size, rate]),
      ),
    ],
    [
      "in the table without prices",
      offerOf({
        price: rate,
        unitTable: { columns: ["Plot", "Size"], rows: sizes.map((size) => ({ unitType: "Plot", size })) },
      }),
    ],
    ["as its own", offerOf({ price: rate, size: "1,200 – 4,000 sq ft per plot" })],
    [
      "in rows with totals",
      offerOf({ price: rate }, [
        ["Plot", "1,200 sq ft", "₹1.14 Cr"],
        ["Plot", "4,000 sq ft", "₹3.80 Cr"],
      ]),
    ],
  ])("%s", (_, { price }) => {
    expect(price).toEqual(whole);
  });

  test.each([
    ["₹85,500 per sq yd", "1,200 sq ft", 11_400_000],
    ["₹4 Cr per acre", "0.5 acre", 2 * CRORE],
    ["AED 1,900 / sq ft onwards", "1,000 sq ft", 1_900_000],
  ])("%s and %s: %d", (price, size, amount) => {
    expect(offerOf({ price, size }).price?.min).toBe(amount);
  });

  test("of a rental it is one for a month", () => {
    const offer = offerOf({ price: "₹120 / sq ft", size: "2,000 sq ft" }, [], true);
    expect(offer.price).toMatchObject({ min: 240_000, period: "month" });
  });

  test.each([
    ["without a size", { price: rate }],
    ["by the seat", { price: "₹9,000 / seat", size: "2,000 sq ft" }],
    ["where there is none", { price: "Contact for Pricing", size: "2,000 sq ft" }],
  ])("but none %s", (_, listing) => {
    expect(offerOf(listing).price).toBeNull();
  });
});

describe("what a square foot costs", () => {
  test("is that of the cheapest unit that has price and size, in its currency", () => {
    const rows: readonly Row[] = [
      ["3 BHK", "2,000 sq ft", "AED 3M"],
      ["1 BHK", "800 sq ft", "AED 1.6M"],
      ["Studio", "400 sq ft", "Contact for Pricing"],
    ];
    expect(offerOf({ price: "AED 1.6M onwards" }, rows).rate).toEqual({ perSqft: 2_000, currency: "AED" });
  });
  test("without a table is the listing's lowest price by its smallest size, in whole rupees", () => {
    const offer = offerOf({ price: "₹1.85 Cr - 2.94 Cr", size: "1,845 – 2,760 sq ft" });
    expect(offer.rate).toEqual({ perSqft: 10_027, currency: "INR" });
  });
  test("is the listing's own where its price is one by the area", () => {
    const offer = offerOf({ price: "₹85,500 / sq yd", size: "1,200 - 4,000 sq ft" });
    expect(offer.rate).toEqual({ perSqft: 9_500, currency: "INR" });
  });
  test.each([
    ["a rent", { price: "₹85,000 / month", size: "1,000 sq ft" }, true],
    ["a home without a size", { price: "₹1.85 Cr" }, false],
    ["a home without a price", { price: "Contact for Pricing", size: "1,000 sq ft" }, false],
  ])("%s has none", (_, listing, isRental) => {
    expect(offerOf(listing, [], isRental).rate).toBeNull();
  });
});
