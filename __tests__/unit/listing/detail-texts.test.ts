import { nounOf } from "../../../src/catalogue/taxonomy";
import { listingHeadTexts } from "../../../src/seo/listing-head-texts";

test.each([
  ["Apartment", "apartment", "home"],
  ["Sea-facing apartment, duplex penthouse", "apartment", "home"],
  ["Courtyard villa", "villa", "villa"],
  ["Villa plot", "plot", "plot"],
  ["Farm land", "farmLand", "land"],
  ["Office floor", "commercial", "office"],
  ["Shop with office above", "commercial", "shop"],
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
  it("has title, location, price and brand in the title, and whole words of at most 158 characters below it", () => {
    const { title, description } = listingHeadTexts(listing, "The agency");
    expect(title).toBe("The Kaveri Terraces, Whitefield, Bangalore | ₹1.85 Cr onwards | The agency");
    expect(description.length).toBeLessThanOrEqual(158);
    expect(description).toMatch(/^The Kaveri Terraces, Whitefield, Bangalore: 3 BHK, 4 BHK, .* \S+…$/);
  });
  it.each([
    [true, "1 Dec 2026", "available 1 Dec 2026"],
    [true, "Ready to Move", "available now"],
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
