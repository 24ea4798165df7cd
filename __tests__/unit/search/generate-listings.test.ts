import { taxonomyOf } from "../../../src/content/listing-taxonomy";
import { parsePrice } from "../../../src/content/parse-price";
import { listingSchema } from "../../../src/content/schemas/listing";
import { generateListings } from "../../../tools/generate-listings";

const pictures = { exteriors: ["exteriors/a.jpg"], interiors: ["interiors/a.jpg"] };

test("listings for benches are valid, of every city, kind and category, and the same for the same seed", () => {
  const listings = generateListings(400, pictures);
  expect(listings.filter((one) => !listingSchema.safeParse(one).success)).toEqual([]);
  expect(new Set(listings.map(({ city }) => city)).size).toBe(5);
  expect(new Set(listings.map((one) => taxonomyOf(one).kind)).size).toBe(5);
  expect(new Set(listings.flatMap((one) => taxonomyOf(one).categories)).size).toBe(14);
  expect(listings.some(({ price }) => parsePrice(price).amount === null)).toBe(true);
  expect(listings.some(({ phone }) => phone === null)).toBe(true);
  for (const key of ["id", "slug", "title"] as const)
    expect(new Set(listings.map((one) => one[key])).size).toBe(400);
  expect(generateListings(20, pictures)).toEqual(listings.slice(0, 20));
  expect(generateListings(20, pictures, 2)).not.toEqual(listings.slice(0, 20));
});
