import { similarListings, type Comparable } from "../../../src/content/similar-listings";

type Price = { readonly inr: number } | null;
type Parts = Partial<Comparable> & { readonly price?: Price };

function aHome(id: string, { price = { inr: 10_000_000 }, ...parts }: Parts = {}): Comparable {
  return {
    ...{ id, listingId: 1, isRental: false, city: "Bangalore", kind: "apartment", bedroomNumbers: [3] },
    ...{ postedAt: "2026-01-01", offer: { priceInr: price?.inr ?? null } },
    ...parts,
  };
}
const home = aHome("home");
const similarTo = (listing: Comparable, homes: readonly Comparable[]) =>
  similarListings([listing, ...homes])(listing).map(({ id }) => id);

test("the same city first, then the type, then a price within 30 %, then bedrooms", () => {
  const homes = [
    aHome("all but the city", { city: "Goa" }),
    aHome("all but the type", { kind: "villa" }),
    aHome("all but the price", { price: { inr: 13_000_001 } }),
    aHome("all but the bedrooms", { bedroomNumbers: [1] }),
  ];
  const missing = ["bedrooms", "price", "type", "city"];
  expect(similarTo(home, homes)).toEqual(missing.map((trait) => `all but the ${trait}`));
});

test.each<[string, Price, boolean]>([
  ["30 % above", { inr: 13_000_000 }, true],
  ["30 % below", { inr: 7_000_000 }, true],
  ["a rupee more than 30 % above", { inr: 13_000_001 }, false],
  ["no price", null, false],
])("%s: near in price %p is %s", (_, price, isNear) => {
  // The rival shares no bedrooms, so that it comes first only where the other is not near in price.
  const homes = [
    aHome("other", { price, bedroomNumbers: [3] }),
    aHome("rival", { bedroomNumbers: [1], postedAt: "2026-02-01" }),
  ];
  expect(similarTo(home, homes)[0]).toBe(isNear ? "other" : "rival");
});

test("at most four, never the listing itself, the newer of two equals first", () => {
  const homes = [1, 2, 3, 4, 5, 6].map((day) => aHome(`of day ${day}`, { postedAt: `2026-03-0${day}` }));
  expect(similarTo(home, homes)).toEqual(["of day 6", "of day 5", "of day 4", "of day 3"]);
});

test("a home alone in its city and type has none", () => {
  expect(similarTo(home, [aHome("other", { city: "Goa", kind: "villa" })])).toEqual([]);
});

test("homes for sale have no rental beside them, and rentals no home for sale", () => {
  const homes = [
    aHome("for sale", { kind: "villa" }),
    aHome("to let", { isRental: true, price: { inr: 85_000 } }),
    aHome("to let elsewhere", { isRental: true, city: "Goa", price: { inr: 90_000 } }),
  ];
  expect(similarTo(home, homes)).toEqual(["for sale"]);
  const rental = aHome("rental", { isRental: true, price: { inr: 80_000 } });
  expect(similarTo(rental, homes)).toEqual(["to let", "to let elsewhere"]);
});

test("a rental alone in its city and type has the other rentals", () => {
  const rental = aHome("rental", { isRental: true, city: "Goa", kind: "villa" });
  const homes = [aHome("for sale", { city: "Goa", kind: "villa" }), aHome("to let", { isRental: true })];
  expect(similarTo(rental, homes)).toEqual(["to let"]);
});

test("equals of the same day stand by their numbers, whatever Gatsby calls them", () => {
  const homes = [aHome("a", { listingId: 2 }), aHome("b", { listingId: 4 }), aHome("c", { listingId: 3 })];
  expect(similarTo(home, homes)).toEqual(["b", "c", "a"]);
  expect(similarTo(home, homes.toReversed())).toEqual(["b", "c", "a"]);
});
