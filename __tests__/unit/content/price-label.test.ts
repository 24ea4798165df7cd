import { priceLabelOf } from "../../../src/content/price-label";

test.each([
  ["₹1.85 Cr onwards", "₹1.85 Cr", "onwards"],
  ["Rs 45,000 / month", "Rs 45,000", "/ month"],
  ["₹ 9,500 / sq ft", "₹ 9,500", "/ sq ft"],
  ["₹1.2 Cr - 2.4 Cr", "₹1.2 Cr – 2.4 Cr", ""],
  ["AED 1.45M - AED 2.6M", "AED 1.45M – AED 2.6M", ""],
  ["Contact for price", "Contact for price", ""],
])("price %s is whole in titles and stands on the card as %s and smaller %s", (text, amount, note) => {
  expect(priceLabelOf(text)).toEqual({ text, amount, note });
});

test("the asterisk of a footnote is left out", () => {
  expect(priceLabelOf("₹68 L onwards*")).toEqual({
    text: "₹68 L onwards",
    amount: "₹68 L",
    note: "onwards",
  });
});

test.each([undefined, "", "*", "Contact for Pricing", "contact us"])(
  "without a price, %p, all read alike",
  (written) => {
    expect(priceLabelOf(written).text).toBe("Contact for price");
  },
);
