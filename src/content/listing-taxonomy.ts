import type { z } from "zod";
import { canonicalCategory, parseConstruction, parseStage } from "../catalogue/parse-taxonomy";
import { parsePropertyKind } from "../catalogue/listing-words";
import { parsePrice } from "./parse-price";
import type { Price } from "../catalogue/money";
import { listingSchema, type ListingContent } from "./schemas/listing";
import { contrastRatio, textColorOn } from "../lib/contrast";

export const describedFields = listingSchema.pick({
  tag: true,
  type: true,
  price: true,
  propertyType: true,
  category: true,
  categories: true,
  constructionStatus: true,
  stage: true,
  status: true,
});
type Described = z.infer<typeof describedFields>;

const rental = canonicalCategory("rental");

const unique = <Value>(values: readonly (Value | null)[]) => [
  ...new Set(values.filter((value) => value !== null)),
];

export const tagsOf = (tag: ListingContent["tag"]): readonly string[] => [tag ?? []].flat();

/** The price's period decides, else status or category (docs/decisions/prices-and-offers.md). */
function isToLet({ status, categories }: Described, period: Price["period"]): boolean {
  if (period !== null) return period !== "total";
  return (
    /\b(?:rent|rental|lease)\b/i.test(status ?? "") || categories.map(canonicalCategory).includes(rental)
  );
}

/** Words of a listing in the site's own spelling (docs/decisions/content-checks.md); unknown words are left out. */
export function taxonomyOf(
  listing: Described,
  { period }: Pick<Price, "period"> = parsePrice(listing.price),
) {
  const statuses = [listing.stage, listing.constructionStatus, listing.status];
  const typeTexts = [listing.type, listing.propertyType, ...tagsOf(listing.tag)];
  const kinds = unique(typeTexts.map(parsePropertyKind));
  const fallbackKind = unique([listing.category, ...listing.categories].map(parsePropertyKind))[0] ?? null;
  const isRental = isToLet(listing, period);
  return {
    /** Null where none is named, as of land and resale homes. */
    stage: unique(statuses.map(parseStage))[0] ?? null,
    construction: unique(statuses.map(parseConstruction)),
    /** Null only where no text names one. */
    kind: kinds[0] ?? fallbackKind,
    /** Every kind that tag, type and property type name (docs/requirements.md 5.4). */
    kinds: kinds.length > 0 ? kinds : unique([fallbackKind]),
    /** Canonical slugs; "rental" is among those of every home to let. */
    categories: unique([...listing.categories.map(canonicalCategory), isRental ? rental : null]),
    isRental,
  };
}

const defaultTagColour = "#0A044E";

/** Least contrast of text (WCAG 1.4.3). */
const textContrast = 4.5;

type WrittenColours = Pick<ListingContent, "tagColor" | "tagTextColor">;

/** The editor's, navy by default; the text's where it can be read, else black or white (docs/requirements.md 2.15). */
export function tagColours({ tagColor: color = defaultTagColour, tagTextColor }: WrittenColours) {
  const isLegible = tagTextColor !== undefined && contrastRatio(tagTextColor, color) >= textContrast;
  return { color, textColor: isLegible ? tagTextColor : textColorOn(color) };
}
