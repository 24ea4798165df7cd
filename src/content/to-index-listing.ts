import type { IndexListing, IndexPicture } from "../lib/index-listing";
import { parseBedrooms } from "../lib/bedrooms";
import { parsePrice, toInr } from "../lib/money";
import { plainText } from "../lib/text";
import type { ListingContent } from "./schemas/listing";
import { tagsOf, taxonomyOf } from "./taxonomy";

/** What the build adds to the content of a listing. */
export interface IndexContext {
  readonly picture: IndexPicture;
  /** Rupees for one dirham, from data/site.json. */
  readonly inrPerAed: number;
  /** Shown where the listing has no price text (specification 2.8). */
  readonly priceFallback: string;
}

const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  typeof value === "string" ? [value] : (value ?? []);

/** The part of a listing that search, filters and result cards need. */
export function toIndexListing(listing: ListingContent, context: IndexContext): IndexListing {
  const { kinds, construction, categories } = taxonomyOf(listing);
  const typeWords = [listing.type, listing.propertyType, listing.category, listing.status, ...(listing.tags ?? [])];
  return {
    id: listing.id,
    slug: listing.slug,
    title: listing.title,
    projectName: listing.projectName ?? listing.summary?.projectName ?? null,
    developer: listing.developer ?? listing.summary?.developer ?? null,
    location: listing.location,
    city: listing.city,
    tags: tagsOf(listing.tag).map((label) => ({ label, color: listing.tagColor ?? "" })),
    typeWords: [...new Set(typeWords.filter((word) => word !== undefined))],
    priceLabel: listing.price ?? context.priceFallback,
    priceInr: toInr(parsePrice(listing.price), context.inrPerAed),
    possession: listing.possession ?? null,
    bedroomsLabel: listing.bedrooms ?? null,
    bedrooms: parseBedrooms(listing.bedrooms),
    size: listing.size ?? null,
    phone: listing.phone ?? null,
    registrations: listing.dldPermit ? [listing.dldPermit.number] : listOf(listing.summary?.reraNo),
    kinds,
    construction,
    categories,
    facilities: listing.facilities ?? [],
    postedAt: listing.postedAt,
    picture: context.picture,
    description: plainText(listing.description ?? ""),
  };
}
