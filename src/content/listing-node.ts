import { routes } from "../config/routes";
import { parseArea } from "../catalogue/area";
import { parseBedrooms } from "../catalogue/bedrooms";
import { parsePrice } from "../catalogue/parse-price";
import { stages } from "../catalogue/taxonomy";
import { capitalise, plainText } from "../lib/text";
import { mapAddresses, videoEmbedUrl } from "./embeds";
import { richText } from "./sanitise-html";
import type { ListingContent } from "./schemas/listing";
import { tagsOf, taxonomyOf } from "./listing-taxonomy";

const priceFallback = "Contact for price";
const defaultTagColour = "#0A044E";

/** "ULTRA LUXURY" reads "Ultra Luxury" on the card; words that are not all capitals stay as written. */
function tagLabel(text: string): string {
  return text === text.toUpperCase() ? capitalise(text) : text;
}

/** "Whitefield, Bangalore" gives "Whitefield". */
function localityOf({ location, city }: ListingContent): string {
  return location.replace(/,\s*([^,]*?)\s*$/, (end, last: string) =>
    last.toLowerCase() === city.toLowerCase() ? "" : end,
  );
}

function priceOf(text: string | undefined) {
  const { amount, amountMax, currency, period } = parsePrice(text);
  if (amount === null) return null;
  return { amount, amountMax: amountMax ?? amount, currency, period: period ?? "total" };
}

function priceLabelOf(text: string | undefined): string {
  const label = text?.replace(/\*+$/, "").trim() ?? "";
  return label === "" || /^contact\b/i.test(label) ? priceFallback : label;
}

function registrationOf({ summary, dldPermit, reraExempt }: ListingContent) {
  const rera = summary?.reraNo ?? [];
  const numbers = typeof rera === "string" ? [rera] : rera;
  const none = { numbers: [], reason: null, expires: null, url: null };
  if (dldPermit !== undefined) {
    return {
      ...none,
      kind: "dld",
      numbers: [dldPermit.number],
      expires: dldPermit.expires,
      url: dldPermit.url,
    };
  }
  if (numbers.length > 0) return { ...none, kind: "rera", numbers };
  if (reraExempt !== undefined) return { ...none, kind: "exempt", reason: reraExempt.reason };
  return { ...none, kind: "none" };
}

/** Fields of a `Listing` node, derived from the file of a listing; pictures stay names until a query asks for them. */
export function listingNodeFields(listing: ListingContent) {
  const taxonomy = taxonomyOf(listing);
  const descriptionHtml = richText(listing.description ?? "", 3);
  const stage = stages.find(({ id }) => id === taxonomy.stage);
  const details = listing.projectDetails;
  const tags = tagsOf(listing.tag);
  const typeWords = [
    listing.type,
    listing.propertyType,
    listing.category,
    listing.status,
    ...(listing.tags ?? []),
  ];
  return {
    listingId: listing.id,
    slug: listing.slug,
    path: routes.listing(listing.slug),
    title: listing.title,
    developer: listing.developer ?? listing.summary?.developer ?? null,
    priceLabel: priceLabelOf(listing.price),
    price: priceOf(listing.price),
    possession: listing.possession ?? null,
    tags: tags.map((tag) => ({ label: tagLabel(tag), color: listing.tagColor ?? defaultTagColour })),
    phone: listing.phone ?? null,
    location: listing.location,
    locality: localityOf(listing),
    city: listing.city,
    isDubai: taxonomy.isDubai,
    bedrooms: listing.bedrooms ?? null,
    bedroomNumbers: parseBedrooms(listing.bedrooms),
    size: listing.size ?? null,
    areaSqft: parseArea(listing.size)?.minSqft ?? null,
    kind: taxonomy.kind ?? "apartment",
    kinds: taxonomy.kinds,
    construction: taxonomy.construction,
    typeWords: [...new Set(typeWords.filter((word) => word !== undefined))],
    typeLabel: listing.propertyType ?? listing.type ?? listing.category ?? tagLabel(tags[0] ?? ""),
    stage: stage?.id ?? null,
    categories: taxonomy.categories,
    cover: listing.image,
    gallery: listing.images === undefined || listing.images.length === 0 ? [listing.image] : listing.images,
    descriptionHtml,
    descriptionText: plainText(descriptionHtml),
    facilities: listing.facilities ?? [],
    summary: {
      ...listing.summary,
      projectName: listing.summary?.projectName ?? listing.projectName ?? listing.title,
      developer: listing.summary?.developer ?? listing.developer ?? null,
      stage: stage?.label ?? listing.summary?.stage ?? null,
    },
    details: {
      description: details?.description ?? null,
      units: details?.units ?? [],
      pricing: details?.pricing ?? [],
      paymentStructure: details?.paymentStructure ?? [],
      timeline: details?.timeline ?? [],
      additionalCharges: details?.additionalCharges ?? [],
      notes: details?.notes ?? [],
      model: details?.model ?? null,
    },
    floorPlans: listing.floorPlans ?? [],
    configuration: listing.configuration ?? null,
    unitTable: listing.unitTable ?? null,
    coordinates: listing.coordinates ?? null,
    ...mapAddresses(listing),
    videoUrl: listing.video ?? null,
    videoEmbedUrl: listing.video === undefined ? null : videoEmbedUrl(listing.video),
    additionalInfo: listing.additionalInfo ?? null,
    externalLinks: listing.externalLinks ?? [],
    registration: registrationOf(listing),
    postedAt: listing.postedAt,
    lastVerified: listing.lastVerified ?? null,
    featured: listing.featured ?? false,
  };
}
