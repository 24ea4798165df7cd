import { listingNodeFields } from "../src/content/listing-node";
import type { ListingContent } from "../src/content/schemas/listing";
import type { IndexListing, IndexPicture } from "../src/lib/index-listing";
import { toInr } from "../src/lib/money";

/** A stand-in for the addresses that the build gives a picture: as long, and as incompressible. */
function builtPicture(name: string, alt: string): IndexPicture {
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
  return {
    src: address(640, "jpg"),
    srcSet: set("jpg"),
    webpSrcSet: set("webp"),
    width: 640,
    height: 533,
    alt,
    focus: "50% 50%",
    color: `#${digest(7, 6)}`,
  };
}

/**
 * What the build puts into the search index for a listing, without a Gatsby build: the same derived fields, picture
 * addresses of the same shape. For benches and tests.
 */
export function indexListingOf(
  listing: ListingContent,
  inrPerAed: number,
  altOf: (name: string) => string,
): IndexListing {
  const fields = listingNodeFields(listing);
  const name = typeof fields.cover === "string" ? fields.cover : fields.cover.src;
  const alt = typeof fields.cover === "string" ? altOf(name) : fields.cover.alt;
  return {
    id: fields.listingId,
    slug: fields.slug,
    title: fields.title,
    projectName: fields.summary.projectName === fields.title ? null : fields.summary.projectName,
    developer: fields.developer,
    location: fields.location,
    city: fields.city,
    tags: fields.tags,
    typeWords: fields.typeWords,
    priceLabel: fields.priceLabel,
    priceInr: fields.price === null ? null : toInr(fields.price, inrPerAed),
    possession: fields.possession,
    bedroomsLabel: fields.bedrooms,
    bedrooms: fields.bedroomNumbers,
    size: fields.size,
    phone: fields.phone,
    registrations: fields.registration.numbers,
    kinds: fields.kinds,
    construction: fields.construction,
    categories: fields.categories,
    facilities: fields.facilities,
    postedAt: fields.postedAt,
    picture: builtPicture(name, alt),
    description: fields.descriptionText,
  };
}
