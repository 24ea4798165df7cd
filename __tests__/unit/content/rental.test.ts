import { taxonomyOf } from "../../../src/content/listing-taxonomy";

const listing = { categories: ["apartments"] };

test.each([
  ["a price by the month", { price: "₹85,000 / month" }],
  ["a price by the year", { price: "AED 90,000 / year" }],
  ["its status, without a price", { status: "For rent", price: "Contact for Pricing" }],
  ["its category, without a price", { categories: ["apartments", "rent"] }],
  ["its category, with a rate alone", { price: "₹120 / sq ft", categories: ["commercial", "rental"] }],
])("a home is to let by %s, and then belongs to the rentals", (_, text) => {
  const { isRental, categories } = taxonomyOf({ ...listing, ...text });
  expect(isRental).toBe(true);
  expect(categories.filter((slug) => slug === "rental")).toHaveLength(1);
});

test.each([
  ["has a price for the whole", { price: "₹1.85 Cr onwards" }],
  ["is a resale", { status: "Resale", price: undefined }],
  ["says nothing of rent", {}],
])("a home that %s is for sale, and no rental", (_, text) => {
  expect(taxonomyOf({ ...listing, ...text })).toMatchObject({ isRental: false, categories: ["apartments"] });
});

test("a price for the whole goes before a category that says otherwise", () => {
  expect(taxonomyOf({ price: "₹85 L", categories: ["rental"] }).isRental).toBe(false);
});
