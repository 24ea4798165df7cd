import { isComparedHome } from "../../../src/catalogue/compared-home";
import { comparedHomeOf } from "../../../src/content/compared-home-of";
import { listingNodeFields } from "../../../src/content/listing-node-fields";
import { listingSchema, type ListingContent } from "../../../src/content/schemas/listing";
import buyingCosts from "../../site-content/buying-costs.json";
import kaveri from "../../site-content/listings/the-kaveri-terraces.json";
import loan from "../../site-content/loan.json";
import { buyingCostOf } from "../../support/buying-cost-of";

const facts = {
  rates: [
    { currency: "AED", inr: 24 },
    { currency: "USD", inr: 88 },
  ],
  costs: buyingCosts.map(({ city }) => buyingCostOf(city)),
  loan,
};
const cover = { alt: "A tower", focus: null, file: { publicURL: "/tower.jpg", childImageSharp: null } };

/** A listing as the query of the files has it. */
function queried(listing: object) {
  const fields = listingNodeFields(listingSchema.parse(listing));
  const commutes = fields.livability.commutes.map(({ at = null, ...way }) => ({ ...way, at }));
  return { ...fields, cover, place: null, livability: { ...fields.livability, commutes } };
}

function cellsOf(changes: Partial<ListingContent> = {}) {
  const file = comparedHomeOf(queried({ ...kaveri, ...changes }), facts);
  const home: unknown = JSON.parse(JSON.stringify(file));
  if (!isComparedHome(home)) throw new Error("not the file of a home");
  const { cells } = home;
  return new Map(cells.map(({ row, ...cell }) => [String(row), cell]));
}

describe("the cells of a home", () => {
  test.each([
    ["price", "₹1.85 Cr onwards"],
    // The table's cheapest unit: ₹1.85 Cr for 1,845 sq ft.
    ["rate", "₹10,027 / sq ft"],
    // ₹1.85 Cr, GST of 5 % (₹9.25 L), club (₹2.5 L), duty and registration of 7.6 % (₹14.06 L).
    ["allIn", "about ₹2.11 Cr"],
    ["pets", "Welcome"],
    // 75 % of ₹1.85 Cr at 8.5 % over 20 years: ₹1.3875 Cr × 0.00867823.
    ["instalment", "about ₹1.2 L a month"],
    ["size", "1,845 – 2,760 sq ft"],
  ])("%s is %s", (row, text) => {
    expect(cellsOf().get(row)?.text).toBe(text);
  });

  test("have every figure in other currencies and units, too", () => {
    const cells = cellsOf();
    expect(cells.get("price")?.conversions).toEqual([
      { unit: "AED", text: "≈ AED 771K" },
      { unit: "USD", text: "≈ $210K" },
    ]);
    expect(cells.get("size")?.conversions).toContainEqual({ unit: "sqm", text: "≈ 171 – 256 m²" });
    expect(cells.get("rate")?.conversions.map(({ unit }) => unit)).toContain("USD-sqm");
  });

  test("name the registration with the page where it can be looked up", () => {
    const fields = queried(kaveri);
    const { registration } = fields;
    const file = comparedHomeOf(
      { ...fields, registration: { ...registration, url: "https://rera.karnataka.gov.in" } },
      facts,
    );
    expect(file.cells.find(({ row }) => row === "registration")).toMatchObject({
      text: registration.numbers.join(", "),
      href: "https://rera.karnataka.gov.in",
    });
  });
});

test("a home without a price has no costs and says so as its page does", () => {
  const { price: _, projectDetails: __, ...bare } = kaveri;
  const { cells, currency } = comparedHomeOf(queried(bare), facts);
  expect(currency).toBeNull();
  expect(cells.map(({ row }) => row)).not.toEqual(expect.arrayContaining(["allIn"]));
  expect(cells.find(({ row }) => row === "price")).toMatchObject({
    text: "Contact for price",
    conversions: [],
  });
});

test("a rent has neither duty nor instalment, and its deposit", () => {
  const cells = cellsOf({ price: "₹85,000 / month", categories: ["rental"], deposit: "₹5,10,000" });
  expect(cells.has("allIn")).toBe(false);
  expect(cells.has("instalment")).toBe(false);
  expect(cells.get("deposit")?.text).toBe("₹5,10,000");
});

test.each(["Farm land", "Office"])("of %s no instalment of a home loan is given", (type) => {
  const cells = cellsOf({ type, propertyType: type, tag: type.toUpperCase() });
  expect(cells.has("instalment")).toBe(false);
  expect(cells.get("allIn")?.text).toBe("about ₹2.11 Cr");
});

test("an all-in cost in a city without rules says that it is without duty", () => {
  // ₹1.85 Cr, GST of 5 % (₹9.25 L) and club (₹2.5 L).
  expect(cellsOf({ city: "Goa" }).get("allIn")?.text).toBe("about ₹1.97 Cr, without duty");
});
