import { listingNodeFields } from "../src/content/listing-node-fields";
import type { ListingContent } from "../src/content/schemas/listing";
import { listingShape } from "../src/content/schemas/listing-shape";
import { catalogueEntryOf } from "../src/content/write-listing-files";
import type { CatalogueEntry } from "../src/catalogue/catalogue-index";
import { amountPerMonth, toInr } from "../src/catalogue/money";

/** Imitates the addresses of a built picture: as long, and as hard to compress. */
function builtPicture(name: string, alt: string) {
  const digest = (seed: number, length: number) => {
    let state = Array.from(name).reduce(
      (sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16_777_619),
      seed,
    );
    return Array.from({ length }, () =>
      ((state = Math.imul(state ^ (state >>> 13), 1_540_483_477)) >>> 28).toString(16),
    ).join("");
  };
  const file = name.replace(/^.*\//, "").replace(/\.\w+$/, "");
  const address = (width: number, ending: string) =>
    `/static/${digest(1, 32)}/${digest(width, 5)}/${file}.${ending}`;
  const set = (ending: string) =>
    [320, 480, 640].map((width) => `${address(width, ending)} ${width}w`).join(",\n");
  const fallback = { src: address(640, "jpg"), srcSet: set("jpg") };
  const gatsbyImageData = {
    layout: "constrained" as const,
    width: 640,
    height: 533,
    backgroundColor: `#${digest(7, 6)}`,
    images: { sources: [{ type: "image/webp" as const, srcSet: set("webp") }], fallback },
  };
  return { alt, focus: "50% 50%", file: { publicURL: fallback.src, childImageSharp: { gatsbyImageData } } };
}

const indexedShape = listingShape.pick({
  ...{ listingId: true, slug: true, title: true, developer: true, location: true, city: true, tags: true },
  ...{ typeWords: true, possession: true, deposit: true, bedrooms: true, bedroomNumbers: true, size: true },
  ...{ phone: true, kinds: true, construction: true, categories: true, isRental: true, facilities: true },
  ...{ postedAt: true, coordinates: true, livability: true, summary: true, descriptionText: true },
});

/**
 * The entry of the search index for a content file without a Gatsby build: the same derived fields, picture addresses
 * of the same form. `altOf` returns the alt text of a picture by its name. For benchmarks and tests.
 */
export function indexContent(
  listing: ListingContent,
  inrPerAed: number,
  altOf: (name: string) => string,
): CatalogueEntry {
  const fields = listingNodeFields(listing);
  const { src, alt } =
    typeof fields.cover === "string" ? { src: fields.cover, alt: altOf(fields.cover) } : fields.cover;
  const { offer } = fields;
  const inRupees = (price: typeof offer.price, end: "min" | "max") =>
    price && amountPerMonth(toInr({ ...price, amount: price[end] }, inrPerAed) ?? 0, price.period);
  return catalogueEntryOf({
    ...indexedShape.parse(fields),
    offer: {
      ...offer,
      priceInr: inRupees(offer.price, "min"),
      units: offer.units.map(({ price, ...unit }) => ({
        ...unit,
        priceInr: inRupees(price, "min"),
        priceMaxInr: inRupees(price, "max"),
      })),
    },
    registration: { kind: fields.registration.kind, numbers: fields.registration.numbers },
    otherCityNames: [],
    otherPlaceNames: [],
    cover: builtPicture(src, alt),
  });
}
