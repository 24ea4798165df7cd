import { nounOf } from "../../../src/catalogue/taxonomy";
import { figureParts } from "../../../src/listing/detail/detail-head";
import { shortBedrooms } from "../../../src/listing/offer-facts";
import { listingHeadTexts } from "../../../src/seo/listing-head-texts";

describe("figures of the facts bar", () => {
  it.each([
    ["1,845 – 2,760 sq ft", "1,845 – 2,760", "sq ft"],
    ["1,200 – 4,000 sq ft per plot", "1,200 – 4,000", "sq ft per plot"],
    ["0.25 – 1 acre", "0.25 – 1", "acre"],
    ["On request", "On request", ""],
  ])("%s", (size, amount, note) => {
    expect(figureParts(size)).toEqual({ amount, note });
  });
  it.each([
    ["3 BHK, 4 BHK", "3, 4 BHK"],
    ["2 BHK", "2 BHK"],
    ["1-3 BHK", "1-3 BHK"],
    ["Studio, 1 BHK", "Studio, 1 BHK"],
  ])("%s → %s", (bedrooms, short) => {
    expect(shortBedrooms(bedrooms)).toBe(short);
  });
});

test.each([
  ["Apartment", "apartment", "home"],
  ["Terrace flat", "apartment", "home"],
  ["Sea-facing apartment, duplex penthouse", "apartment", "home"],
  ["Courtyard villa", "villa", "villa"],
  ["Row house", "villa", "house"],
  ["Bungalow", "villa", "bungalow"],
  ["Villa plot", "plot", "plot"],
  ["Farm land", "farmLand", "land"],
  ["Office floor", "commercial", "office"],
  ["Shop with office above", "commercial", "shop"],
  ["Co-working space", "commercial", "property"],
] as const)("%s is asked about by its own noun", (type, kind, noun) => {
  expect(nounOf(type, [kind])).toBe(noun);
});

describe("head of a property page", () => {
  const listing = {
    title: "The Kaveri Terraces",
    location: "Whitefield, Bangalore",
    city: "Bangalore",
    offer: { text: "₹1.85 Cr onwards" },
    typeLabel: "Apartment",
    bedrooms: "3 BHK, 4 BHK",
    size: "1,845 – 2,760 sq ft",
    possession: "Mar 2028",
    isRental: false,
    descriptionText:
      "Three towers stand around a lake garden, turned so that every living room looks at trees.",
  };
  it("has title, location, price and brand in the title", () => {
    expect(listingHeadTexts(listing, "The agency").title).toBe(
      "The Kaveri Terraces, Whitefield, Bangalore | ₹1.85 Cr onwards | The agency",
    );
  });
  it("describes the listing in whole words of at most 158 characters", () => {
    const { description } = listingHeadTexts(listing, "The agency");
    expect(description.length).toBeLessThanOrEqual(158);
    expect(description).toMatch(/^The Kaveri Terraces, Whitefield, Bangalore: 3 BHK, 4 BHK, .* \S+…$/);
  });
  it("says from when a home to let is available", () => {
    const rental = { ...listing, isRental: true, possession: "1 Dec 2026" };
    expect(listingHeadTexts(rental, "The agency").description).toContain(", available 1 Dec 2026.");
  });
  it.each([
    [true, "Ready to Move", "available now"],
    [true, "Immediate", "available now"],
    [false, "Ready to Move", "ready to move into"],
    [false, "Mar 2028", "possession Mar 2028"],
  ])(
    "says in words of a sentence when a home is handed over (to let: %p, %s)",
    (isRental, possession, words) => {
      const { description } = listingHeadTexts({ ...listing, isRental, possession }, "The agency");
      expect(description).toContain(`, ${words}.`);
    },
  );
  it("leaves out what is missing", () => {
    const bare = { ...listing, bedrooms: null, size: null, possession: null, descriptionText: "" };
    expect(listingHeadTexts(bare, "The agency").description).toBe(
      "The Kaveri Terraces, Whitefield, Bangalore: ₹1.85 Cr onwards.",
    );
  });
});
