import type { z } from "zod";
import { routes } from "../config/routes";
import { parseArea } from "../catalogue/area";
import { facilityIcon, parseBedrooms } from "../catalogue/listing-words";
import { livabilityFacts, wayOf } from "../catalogue/livability";
import { nounOf, underOfferLabel, stages } from "../catalogue/taxonomy";
import { capitalise, plainText } from "../lib/text";
import { costBasisOf } from "./cost-basis";
import { listingOffer, readRows, rowOfferOf } from "./offer";
import { parsePriceText } from "./parse-price";
import { richText } from "./sanitise-html";
import type { ListingContent } from "./schemas/listing";
import { listingShape, type ListingNode } from "./schemas/listing-shape";
import { tagColours, tagsOf, taxonomyOf } from "./listing-taxonomy";
import { textsAt } from "./checks/values";
import { mapEmbedUrl, mapSearchUrl } from "../catalogue/map-links";
import { groupRupees } from "../catalogue/money";

/** "Maintenance, first year", "Community service charge"; what follows a comma says of which time. */
const upkeepLabel = /^[^,]*(?:maintenance|service charge|upkeep)\b[^,]*(?:,\s*(?<of>.+))?$/i;

/** "₹4.50 / sq ft per month, first year". */
function upkeepOf({ projectDetails }: ListingContent): string | undefined {
  const rows = [...(projectDetails?.additionalCharges ?? []), ...(projectDetails?.pricing ?? [])];
  const found = rows.find(({ label }) => upkeepLabel.test(label));
  const of = upkeepLabel.exec(found?.label ?? "")?.groups?.of;
  return of === undefined ? found?.value : `${found?.value}, ${of}`;
}

/** The size where it is a carpet area, else that of the units: "1,330 – 2,010 sq ft". */
function carpetOf({ size, sizeMeasures, projectDetails }: ListingContent): string | undefined {
  if (sizeMeasures === "carpet") return size;
  const areas = (projectDetails?.units ?? []).flatMap(({ carpet }) => parseArea(carpet) ?? []);
  if (areas.length === 0) return undefined;
  const ends = new Set([
    Math.min(...areas.map(({ minSqft }) => minSqft)),
    Math.max(...areas.map(({ maxSqft }) => maxSqft)),
  ]);
  return `${[...ends].map(groupRupees).join(" – ")} sq ft`;
}

/** Livability as its editor wrote it, completed from Project Details. */
export function livabilityOf(listing: ListingContent) {
  const { living: livability } = listing;
  return {
    ...livability,
    carpetArea: livability?.carpetArea ?? carpetOf(listing),
    maintenance: livability?.maintenance ?? upkeepOf(listing),
  };
}

type Place = Pick<ListingContent, "coordinates" | "mapLink" | "location">;

/** From coordinates, else the map link, else the location (docs/requirements.md 2.8); `mapUrl` opens the maps site. */
export function mapAddresses({ coordinates, mapLink, location }: Place) {
  const words = coordinates === undefined ? location : `${coordinates.lat},${coordinates.lng}`;
  const ownEmbed = coordinates === undefined ? mapLink : undefined;
  return { mapEmbedUrl: ownEmbed ?? mapEmbedUrl(words), mapUrl: mapSearchUrl(words) };
}

/** Of a YouTube (cookie-less host) or Vimeo link; null for any other address, which is then shown as a link. */
export function videoEmbedUrl(url: string): string | null {
  const { hostname, pathname, searchParams } = new URL(url);
  const host = hostname.replace(/^(www|m)\./, "");
  const lastSegment = pathname.split("/").filter(Boolean).at(-1) ?? "";
  if (host === "youtu.be") return `https://www.youtube-nocookie.com/embed/${lastSegment}`;
  if (host === "youtube.com" || host === "youtube-nocookie.com") {
    const id = searchParams.get("v") ?? (/^\/(embed|shorts|live)\//.test(pathname) ? lastSegment : "");
    return id === "" ? null : `https://www.youtube-nocookie.com/embed/${id}`;
  }
  if (host === "vimeo.com" || host === "player.vimeo.com") {
    return /^\d+$/.test(lastSegment) ? `https://player.vimeo.com/video/${lastSegment}` : null;
  }
  return null;
}

/** `--gold` of the design. */
const stateColour = "#E5B003";

/** "ULTRA LUXURY" reads "Ultra Luxury"; words that are not all capitals stay as written. */
const tagLabel = (text: string): string => (text === text.toUpperCase() ? capitalise(text) : text);

/** "Whitefield, Bangalore" gives "Whitefield". */
function localityOf({ location, city }: ListingContent): string {
  return location.replace(/,\s*([^,]*?)\s*$/, (end, last: string) =>
    last.toLowerCase() === city.toLowerCase() ? "" : end,
  );
}

function registrationOf({ summary, dldPermit, reraExempt }: ListingContent): ListingNode["registration"] {
  const numbers = [summary?.reraNo ?? []].flat();
  const none = { numbers: [], reason: null, expires: null, url: null };
  if (dldPermit !== undefined) {
    const { number, expires, url } = dldPermit;
    return { ...none, kind: "dld", numbers: [number], expires, url };
  }
  if (numbers.length > 0) return { ...none, kind: "rera", numbers };
  if (reraExempt !== undefined) return { ...none, kind: "exempt", reason: reraExempt.reason };
  return { ...none, kind: "none" };
}

type ApprovalName = keyof Omit<NonNullable<ListingContent["papers"]>, "checked">;
type Approval = NonNullable<ListingNode["approvals"]>["rows"][number];

/** What each approval means for a buyer, in the order in which a lawyer asks for them. */
const approvalMeanings: Readonly<Record<ApprovalName, Pick<Approval, "label" | "note">>> = {
  title: {
    label: "Title",
    note: "Who owns it, and that nobody else has a claim on it. Let a lawyer of your own read the chain of deeds.",
  },
  khata: {
    label: "Khata",
    note: "Its entry in the city’s property register, under which tax is paid. A sale in Karnataka needs it.",
  },
  plan: {
    label: "Approved plan",
    note: "What the authority has allowed to be built. What stands there must be the same.",
  },
  certificate: {
    label: "Occupancy or completion certificate",
    note: "The authority’s word that the work is finished as approved. Before it nobody should move in.",
  },
  banks: { label: "Bank approvals", note: "These banks have read the papers and lend on homes here." },
};

function approvalsOf({ papers: approvals }: ListingContent) {
  if (approvals === undefined) return null;
  const rows = Object.entries(approvalMeanings).flatMap(([name, meaning]) => {
    const value = textsAt(approvals, name).join(", ");
    return value === "" ? [] : [{ ...meaning, value }];
  });
  return { rows, checked: approvals.checked };
}

/** Fields of a `Listing` node. Pictures stay names until queried; `previewNote` is why only a preview has it. */
export function listingNodeFields(listing: ListingContent, previewNote: string | null = null): ListingNode {
  const { summary, projectDetails = {}, video, images = [], type, propertyType, category } = listing;
  const price = parsePriceText(listing.price);
  const rows = readRows(listing);
  const taxonomy = taxonomyOf(listing, price);
  const descriptionHtml = richText(listing.description ?? "");
  const stage = stages.find(({ id }) => id === taxonomy.stage);
  const developer = summary?.developer ?? listing.developer;
  const tags = tagsOf(listing.tag);
  const typeLabel = propertyType ?? type ?? category ?? tagLabel(tags[0] ?? "");
  const livability = listingShape.shape.livability.parse(livabilityOf(listing));
  const isUnderOffer = listing.state === "underOffer";
  const typeWords = [type, propertyType, category, listing.status, ...(listing.tags ?? [])];
  const fields: z.input<typeof listingShape> = {
    ...listing,
    ...taxonomy,
    listingId: listing.id,
    path: routes.listing(listing.slug),
    developer: listing.developer ?? developer,
    offer: listingOffer(listing, taxonomy.isRental, price, rows),
    isUnderOffer,
    previewNote,
    tags: [
      ...[previewNote, isUnderOffer ? underOfferLabel : null]
        .filter((label) => label !== null)
        .map((label) => ({ label, ...tagColours({ tagColor: stateColour }) })),
      ...tags.map((tag) => ({ label: tagLabel(tag), ...tagColours(listing) })),
    ],
    locality: localityOf(listing),
    bedroomNumbers: [...parseBedrooms(listing.bedrooms)],
    kind: taxonomy.kind ?? "apartment",
    typeWords: [...new Set(typeWords.filter((word) => word !== undefined))],
    typeLabel,
    noun: nounOf(typeLabel, taxonomy.kinds),
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
    details: { ...projectDetails, units: rows.map((row) => ({ ...row, offer: rowOfferOf(row) })) },
    ...mapAddresses(listing),
    videoUrl: video ?? null,
    videoEmbedUrl: video === undefined ? null : videoEmbedUrl(video),
    registration: registrationOf(listing),
    approvals: approvalsOf(listing),
    livability,
    facilityIcons: (listing.facilities ?? []).map(facilityIcon),
    livabilityFacts: livabilityFacts({ ...livability, commutes: [] }).map(({ id: _, ...fact }) => fact),
    commutes: livability.commutes.map(({ to, minutes, at = null, ...way }) => ({
      label: to,
      value: `${minutes} min`,
      note: wayOf({ ...way, at }),
    })),
    costBasis: costBasisOf(listing, taxonomy.isRental, rows),
  };
  return listingShape.parse(fields);
}
