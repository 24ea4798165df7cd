import type { IndexListing, IndexPicture } from "../catalogue/index-listing";

/** What the search index takes over of a `Listing`, whether GraphQL gave it or `listingNodeFields` did. */
interface ListingFields extends Pick<
  IndexListing,
  | "slug"
  | "title"
  | "developer"
  | "location"
  | "city"
  | "tags"
  | "typeWords"
  | "priceLabel"
  | "possession"
  | "size"
  | "phone"
  | "categories"
  | "facilities"
  | "postedAt"
  | "kinds"
  | "construction"
> {
  readonly listingId: number;
  readonly summary: { readonly projectName: string };
  readonly bedrooms: string | null;
  readonly bedroomNumbers: readonly number[];
  readonly registration: { readonly numbers: readonly string[] };
  readonly descriptionText: string;
}

/** A listing as the search index has it. `priceInr`: its lowest amount in rupees, null when it names none. */
export function indexListingOf(
  fields: ListingFields,
  priceInr: number | null,
  picture: IndexPicture,
): IndexListing {
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
    priceInr,
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
    picture,
    description: fields.descriptionText,
  };
}
