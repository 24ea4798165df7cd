import { sortSaved } from "../../../src/features/wishlist/saved-properties";
import { aCatalogueEntry } from "../../support/a-catalogue-entry";

const saved = [
  aCatalogueEntry({ listingId: 1, title: "Two crore", price: { inr: 20_000_000 } }),
  aCatalogueEntry({ listingId: 2, title: "Contact for Pricing", price: null }),
  aCatalogueEntry({ listingId: 3, title: "Eighty lakh", price: { inr: 8_000_000 } }),
  aCatalogueEntry({ listingId: 4, title: "Eighty lakh too", price: { inr: 8_000_000 } }),
  aCatalogueEntry({ listingId: 5, title: "Also unpriced", price: null }),
  aCatalogueEntry({ listingId: 6, title: "Rent", isRental: true, price: { inr: 85_000 } }),
];

test.each([
  ["recent", [6, 5, 4, 3, 2, 1]],
  ["price-asc", [4, 3, 1, 6, 5, 2]],
  ["price-desc", [1, 4, 3, 6, 5, 2]],
  ["", [6, 5, 4, 3, 2, 1]],
])(
  "the wishlist sorted by %p (requirements 2.15): rentals after homes for sale and null prices last, both ways (decisions/prices-and-offers)",
  (order, ids) => {
    expect(sortSaved(saved, order).map(({ listingId }) => listingId)).toEqual(ids);
    expect(saved.map(({ listingId }) => listingId)).toEqual([1, 2, 3, 4, 5, 6]);
  },
);
