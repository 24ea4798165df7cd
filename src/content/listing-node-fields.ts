import type { z } from "zod";
import { routes } from "../config/routes";
import { parseArea, writtenUnit } from "../catalogue/area";
import { underOfferLabel } from "../catalogue/listing-states";
import { parseBedrooms } from "../catalogue/parse-bedrooms";
import { isSamePrice } from "../catalogue/same-price";
import { stages } from "../catalogue/taxonomy";
import { capitalise, plainText } from "../lib/text";
import { costBasisOf } from "./cost-basis";
import { mapAddresses, videoEmbedUrl } from "./embeds";
import { listingOffer } from "./listing-units";
import { livingOf } from "./living-of";
import { priceFiguresOf, priceLabelOf } from "./price-label";
import { richText } from "./sanitise-html";
import type { ListingContent } from "./schemas/listing";
import { listingShape, type ListingNode } from "./schemas/listing-shape";
import { tagColours } from "./tag-colours";
import { tagsOf, taxonomyOf } from "./listing-taxonomy";

/** Swatch of a badge that tells where a listing is in its life; `--gold` of the design. */
const stateColour = "#E5B003";

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

function registrationOf({
  summary,
  dldPermit,
  reraExempt,
}: ListingContent): z.input<typeof listingShape>["registration"] {
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

/**
 * Fields of a `Listing` node, from the file of a listing: what the file holds and the node has under the same name, and
 * what is derived from it. Pictures stay names until a query asks for them. `previewNote` says why only a preview has it.
 */
export function listingNodeFields(listing: ListingContent, previewNote: string | null = null): ListingNode {
  const { summary, projectDetails = {}, video, images = [] } = listing;
  const taxonomy = taxonomyOf(listing);
  const area = parseArea(listing.size);
  const offer = listingOffer(listing, taxonomy.isRental);
  const descriptionHtml = richText(listing.description ?? "", 3);
  const stage = stages.find(({ id }) => id === taxonomy.stage);
  const developer = summary?.developer ?? listing.developer;
  const tags = tagsOf(listing.tag);
  const former = listing.priceHistory?.at(-1);
  const isUnderOffer = listing.state === "underOffer";
  const typeWords = [
    listing.type,
    listing.propertyType,
    listing.category,
    listing.status,
    ...(listing.tags ?? []),
  ];
  const fields: z.input<typeof listingShape> = {
    ...listing,
    listingId: listing.id,
    path: routes.listing(listing.slug),
    developer: listing.developer ?? developer,
    priceLabel: priceLabelOf(listing.price),
    priceFigures: priceFiguresOf(listing.price),
    price: offer.price,
    units: [...offer.units],
    unitCurrency: offer.unitCurrency,
    rate: offer.rate,
    formerPrice:
      former === undefined || isSamePrice(former.price, listing.price)
        ? null
        : { on: former.on, amount: priceLabelOf(former.price).amount },
    isUnderOffer,
    previewNote,
    tags: [
      ...[previewNote, isUnderOffer ? underOfferLabel : null]
        .filter((label) => label !== null)
        .map((label) => ({ label, ...tagColours({ tagColor: stateColour }) })),
      ...tags.map((tag) => ({ label: tagLabel(tag), ...tagColours(listing) })),
    ],
    locality: localityOf(listing),
    isRental: taxonomy.isRental,
    bedroomNumbers: [...parseBedrooms(listing.bedrooms)],
    areaSqft: area?.minSqft ?? null,
    sizeArea: area === null ? null : { ...area, unit: writtenUnit(listing.size) },
    kind: taxonomy.kind ?? "apartment",
    kinds: [...taxonomy.kinds],
    construction: [...taxonomy.construction],
    typeWords: [...new Set(typeWords.filter((word) => word !== undefined))],
    typeLabel: listing.propertyType ?? listing.type ?? listing.category ?? tagLabel(tags[0] ?? ""),
    stage: taxonomy.stage,
    categories: [...taxonomy.categories],
    cover: listing.image,
    gallery: images.length === 0 ? [listing.image] : images,
    descriptionHtml,
    descriptionText: plainText(descriptionHtml),
    summary: {
      ...summary,
      projectName: summary?.projectName ?? listing.projectName ?? listing.title,
      developer,
      stage: summary?.stage ?? listing.stage ?? stage?.label,
    },
    details: projectDetails,
    ...mapAddresses(listing),
    videoUrl: video ?? null,
    videoEmbedUrl: video === undefined ? null : videoEmbedUrl(video),
    registration: registrationOf(listing),
    papers: listing.papers ?? null,
    living: livingOf(listing),
    costBasis: costBasisOf(listing, taxonomy.isRental),
  };
  return listingShape.parse(fields);
}
