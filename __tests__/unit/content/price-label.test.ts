import { statedAmounts } from "../../../src/catalogue/offer";
import { listingOffer, priceLabelOf } from "../../../src/content/offer";

test.each([
  ["₹1.85 Cr onwards", "₹1.85 Cr", "onwards"],
  ["Rs 45,000 / month", "Rs 45,000", "/ month"],
  ["₹ 9,500 / sq ft", "₹ 9,500", "/ sq ft"],
  ["₹1.2 Cr - 2.4 Cr", "₹1.2 Cr – 2.4 Cr", ""],
  ["AED 1.45M - AED 2.6M", "AED 1.45M – AED 2.6M", ""],
  ["Contact for Pricing", "Contact for Pricing", ""],
])("price %s is whole in titles and stands on the card as %s and smaller %s", (written, label, note) => {
  expect(priceLabelOf(written)).toEqual({ text: [label, note].filter(Boolean).join(" "), label, note });
});

test.each([
  ["₹68 L onwards*", "₹68 L", "onwards"],
  ["₹68 L onwards *", "₹68 L", "onwards"],
  ["₹1.2 Cr*", "₹1.2 Cr", ""],
  ["AED 2.1M onwards**", "AED 2.1M", "onwards"],
  ["₹85,000 / month *", "₹85,000", "/ month"],
])("an asterisk has no note on the page and goes: %s", (text, label, note) => {
  expect(priceLabelOf(text)).toMatchObject({ label, note });
});

test.each([undefined, "", " ", "*"])(
  "where no price was written, %p, it says 'Contact for price'",
  (written) => {
    expect(priceLabelOf(written).text).toBe("Contact for price");
  },
);

test.each([
  ["₹1.85 Cr onwards*", { min: 18_500_000, max: 18_500_000, currency: "INR", isRate: false }],
  ["AED 1.45M - AED 2.6M", { min: 1_450_000, max: 2_600_000, currency: "AED", isRate: false }],
  ["₹5,40,000 / year", { min: 540_000, max: 540_000, currency: "INR", isRate: false }],
  ["₹9,000 / sq yd", { min: 1_000, max: 1_000, currency: "INR", isRate: true }],
  ["₹120 / sq ft / month", null],
  ["₹14,000 / seat", null],
  ["Contact for price", null],
  [undefined, null],
])("what %s names in numbers is %j", (written, figures) => {
  const offer = listingOffer({ price: written }, false);
  const amounts = statedAmounts(offer);
  const stated = amounts && { ...amounts, isRate: offer.says === "rate" };
  expect(stated).toEqual(figures && expect.objectContaining(figures));
});
