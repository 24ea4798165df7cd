/**
 * What a listing is, in the one spelling of each word that the site uses (docs/decisions/content-checks.md). Build
 * time only.
 */
import { canonicalCategory, parseConstruction, parseStage } from "../catalogue/taxonomy";
import { parsePrice } from "../catalogue/parse-price";
import { parsePropertyKind } from "../catalogue/property-kind";
import type { ConstructionStatus, PropertyKind, Stage } from "../catalogue/taxonomy";
import type { ListingContent } from "./schemas/listing";

type Described = Pick<
  ListingContent,
  | "tag"
  | "type"
  | "price"
  | "propertyType"
  | "category"
  | "categories"
  | "constructionStatus"
  | "stage"
  | "status"
>;

export interface ListingTaxonomy {
  /** Null where the listing names no stage, as land and resale homes may. */
  readonly stage: Stage | null;
  /** Every construction option the listing answers to. */
  readonly construction: readonly ConstructionStatus[];
  /** Main kind, null only where no text names one. */
  readonly kind: PropertyKind | null;
  /** Every kind that tag, type and property type name (docs/requirements.md 5.4). */
  readonly kinds: readonly PropertyKind[];
  /** Canonical slugs; "rental" is among those of every home to let. */
  readonly categories: readonly string[];
  readonly isRental: boolean;
}

const rental = canonicalCategory("rental");

const unique = <Value>(values: readonly (Value | null)[]): readonly Value[] => [
  ...new Set(values.filter((value): value is Value => value !== null)),
];

/** Badges of a listing as a list, whether the content holds a text, a list or nothing. */
export function tagsOf(tag: ListingContent["tag"]): readonly string[] {
  return typeof tag === "string" ? [tag] : (tag ?? []);
}

/**
 * Whether a listing is to let: its price is for a month or a year. Where the price says nothing, its status or category
 * does (docs/decisions/prices-and-offers.md).
 */
function isToLet({ price, status, categories }: Described): boolean {
  const { period } = parsePrice(price);
  if (period !== null) return period !== "total";
  return (
    /\b(?:rent|rental|lease)\b/i.test(status ?? "") || categories.map(canonicalCategory).includes(rental)
  );
}

/** Normalises status, stage, type and category words of one listing; unknown words are left out. */
export function taxonomyOf(listing: Described): ListingTaxonomy {
  const statuses = [listing.stage, listing.constructionStatus, listing.status];
  const typeTexts = [listing.type, listing.propertyType, ...tagsOf(listing.tag)];
  const kinds = unique(typeTexts.map(parsePropertyKind));
  const fallbackKind = unique([listing.category, ...listing.categories].map(parsePropertyKind))[0] ?? null;
  const isRental = isToLet(listing);
  return {
    stage: unique(statuses.map(parseStage))[0] ?? null,
    construction: unique(statuses.map(parseConstruction)),
    kind: kinds[0] ?? fallbackKind,
    kinds: kinds.length > 0 ? kinds : unique([fallbackKind]),
    categories: unique([...listing.categories.map(canonicalCategory), isRental ? rental : null]),
    isRental,
  };
}
