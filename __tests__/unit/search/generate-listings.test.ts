import { listingSchema } from "../../../src/content/schemas/listing";
import { taxonomyOf } from "../../../src/content/listing-taxonomy";
import { parsePrice } from "../../../src/content/parse-price";
import { generateListings } from "../../../tools/generate-listings";
import { readTestContent, testContentFiles } from "../../support/test-content";

const pictures = {
  exteriors: ["exteriors/a.jpg", "exteriors/b.jpg"],
  interiors: ["interiors/a.jpg", "interiors/b.jpg"],
};
const listings = generateListings(400, pictures);

describe("generated listings for benches", () => {
  test("keep to the schema of listings", () => {
    expect(listings.map((one) => listingSchema.safeParse(one).error?.issues)).toEqual(
      listings.map(() => undefined),
    );
  });

  test("are the same for the same seed, others for another", () => {
    expect(generateListings(20, pictures)).toEqual(listings.slice(0, 20));
    expect(generateListings(20, pictures, 2)).not.toEqual(listings.slice(0, 20));
  });

  test("have names, slugs and ids of their own, 10,000 of them", () => {
    const many = generateListings(10_000, pictures);
    for (const key of ["id", "slug", "title"] as const) {
      expect(new Set(many.map((one) => one[key])).size).toBe(10_000);
    }
  });

  test("cover all cities, kinds and categories, with and without price and phone", () => {
    expect(new Set(listings.map((one) => one.city)).size).toBe(5);
    expect(new Set(listings.map((one) => taxonomyOf(one).kind)).size).toBe(5);
    expect(new Set(listings.flatMap((one) => taxonomyOf(one).categories)).size).toBe(14);
    expect(listings.some((one) => parsePrice(one.price).amount === null)).toBe(true);
    expect(listings.some((one) => one.phone === null)).toBe(true);
  });

  test("carry a registration number or a permit (decisions/registration)", () => {
    expect(listings.every((one) => one.dldPermit !== undefined || one.summary?.reraNo !== undefined)).toBe(
      true,
    );
  });

  test("more than there are names for are refused", () => {
    expect(() => generateListings(1_000_000, pictures)).toThrow(RangeError);
  });
});

describe("the listings we ship", () => {
  const shipped = testContentFiles("listings").map((file) => listingSchema.parse(readTestContent(file)));

  test.each(shipped.map((one) => [one.slug, one] as const))(
    "%s: price, kind and categories can be read",
    (_, one) => {
      const { kind, categories } = taxonomyOf(one);
      expect(kind).not.toBeNull();
      expect(categories.length).toBeGreaterThan(0);
      const price = parsePrice(one.price);
      expect(price.amount !== null || price.isRate || !/\d/.test(one.price ?? "")).toBe(true);
    },
  );
});
