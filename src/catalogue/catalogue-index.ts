import { routes } from "../config/routes";
import { isRecord } from "../lib/json-record";
import type { PictureData } from "../lib/picture-data";
import { slugify } from "../lib/text";
import type { LivingWords } from "./living";
import type { Position } from "./map-frame";
import type { Offer, Unit } from "./offer";
import type { RegistrationKind } from "./taxonomy";

export interface Facility {
  readonly slug: string;
  readonly label: string;
}

type QueriedListing = Queries.ListingFilesQuery["listings"][number];

/** What of the query the index has in a form of its own, or not at all. */
type Unindexed =
  | ("path" | "typeLabel" | "place" | "costBasis" | "coordinates" | "living" | "summary" | "descriptionText")
  | ("registration" | "offer" | "cover");

/** All other fields that `src/content/write-listing-files.ts` queries are fields of the index. */
export interface CatalogueEntry extends Omit<QueriedListing, Unindexed>, LivingWords {
  /** Null where it equals the title. */
  readonly projectName: string | null;
  readonly otherCityNames: readonly string[];
  readonly otherPlaceNames: readonly string[];
  /** RERA numbers or the DLD permit; empty where none is needed. */
  readonly registration: { readonly kind: RegistrationKind; readonly numbers: readonly string[] };
  readonly offer: Offer;
  readonly position: Position | null;
  readonly cover: PictureData;
  /** Folded significant words of the description, without duplicates. */
  readonly descriptionWords: readonly string[];
}

type CardPicture = Required<PictureData> & { readonly file: Required<PictureData["file"]> };

export interface CatalogueListing extends Omit<CatalogueEntry, "facilities" | "cover"> {
  readonly path: string;
  readonly facilities: readonly Facility[];
  readonly cover: CardPicture;
}

type StoredUnit = Partial<Unit>;

interface StoredOffer extends Pick<Offer, "text">, Partial<Omit<Offer, "text" | "units">> {
  readonly units?: readonly StoredUnit[];
}

interface StoredEntry extends Omit<CatalogueEntry, "cover" | "descriptionWords" | "offer"> {
  readonly offer: StoredOffer;
}

interface StoredCover {
  readonly alt: string;
  readonly focus?: string | null;
  readonly src: string;
  readonly srcSet?: string;
  readonly webp?: string;
  readonly width?: number;
  readonly height?: number;
  readonly color?: string;
}

/** Parallel lists: like beside like halves the size after gzip. */
interface StoredIndex {
  readonly version: number;
  readonly listings: readonly StoredEntry[];
  readonly covers: readonly StoredCover[];
  readonly descriptions: readonly string[];
}

/** Goes up with each change that an older or newer page could misread. */
const INDEX_VERSION = 9;

const isEmpty = (value: unknown) =>
  value === null || value === false || (Array.isArray(value) && value.length === 0);

const withoutEmpty = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));

function storedUnit({ priceMaxInr, areaMaxSqft, ...unit }: Unit) {
  return withoutEmpty({
    ...unit,
    priceMaxInr: priceMaxInr === unit.priceInr ? null : priceMaxInr,
    areaMaxSqft: areaMaxSqft === unit.areaSqft ? null : areaMaxSqft,
  });
}

function unitOf({
  bedrooms = null,
  priceInr = null,
  priceMaxInr = priceInr,
  areaSqft = null,
  areaMaxSqft = areaSqft,
}: StoredUnit): Unit {
  return { bedrooms, priceInr, priceMaxInr, areaSqft, areaMaxSqft };
}

const roundDegrees = (degrees: number) => Number(degrees.toFixed(5));

const storedPosition = ({ lat, lng }: Position) => ({ lat: roundDegrees(lat), lng: roundDegrees(lng) });

function storedOffer({ units, ...offer }: Offer) {
  const { text, label, note } = offer;
  return withoutEmpty({
    ...offer,
    label: label === text ? null : label,
    note: note === "" ? null : note,
    units: units.map(storedUnit),
  });
}

function offerOf({ units = [], ...offer }: StoredOffer): Offer {
  return {
    label: offer.text,
    note: "",
    says: null,
    price: null,
    priceInr: null,
    rate: null,
    area: null,
    former: null,
    unitCurrency: null,
    ...offer,
    units: units.map(unitOf),
  };
}

function storedCover({ alt, focus, file }: PictureData) {
  const image = file.childImageSharp?.gatsbyImageData;
  const { fallback, sources } = image?.images ?? {};
  return withoutEmpty({
    alt,
    focus: focus ?? null,
    src: fallback?.src ?? file.publicURL ?? "",
    srcSet: fallback?.srcSet ?? null,
    webp: sources?.find(({ type }) => type === "image/webp")?.srcSet ?? null,
    width: image?.width ?? null,
    height: image?.height ?? null,
    color: image?.backgroundColor ?? null,
  });
}

function coverOf({
  alt,
  focus = null,
  src,
  srcSet,
  webp,
  width = 0,
  height = 0,
  color,
}: StoredCover): CardPicture {
  if (srcSet === undefined) return { alt, focus, file: { publicURL: src, childImageSharp: null } };
  const sources = webp === undefined ? [] : [{ type: "image/webp" as const, srcSet: webp }];
  const images = { sources, fallback: { src, srcSet } };
  const gatsbyImageData = { layout: "constrained" as const, width, height, backgroundColor: color, images };
  return { alt, focus, file: { publicURL: src, childImageSharp: { gatsbyImageData } } };
}

/** The text of the index; keeps the order of the entries. */
export function serialiseIndex(entries: readonly CatalogueEntry[]): string {
  return JSON.stringify({
    version: INDEX_VERSION,
    listings: entries.map((entry) => ({
      ...entry,
      offer: storedOffer(entry.offer),
      position: entry.position && storedPosition(entry.position),
      cover: undefined,
      descriptionWords: undefined,
    })),
    covers: entries.map(({ cover }) => storedCover(cover)),
    descriptions: entries.map(({ descriptionWords }) => descriptionWords.join(" ")),
  });
}

function isIndex(json: unknown): json is StoredIndex {
  if (!isRecord(json) || json.version !== INDEX_VERSION) return false;
  const { listings, covers, descriptions } = json;
  return [listings, covers, descriptions].every(
    (list) => Array.isArray(list) && Array.isArray(listings) && list.length === listings.length,
  );
}

function facilityMaker(): (label: string) => Facility {
  const made = new Map<string, Facility>();
  return (label) => {
    const known = made.get(label) ?? { slug: slugify(label), label };
    made.set(label, known);
    return known;
  };
}

const noCover: StoredCover = { alt: "", src: "" };

/** The listings of an index, in its order. Throws a TypeError at anything but an index of this version. */
export function parseIndex(json: unknown): readonly CatalogueListing[] {
  if (!isIndex(json)) throw new TypeError(`This is no search index of version ${INDEX_VERSION}`);
  const facilityOf = facilityMaker();
  return json.listings.map((listing, at) => ({
    ...listing,
    path: routes.listing(listing.slug),
    facilities: listing.facilities.map(facilityOf),
    offer: offerOf(listing.offer),
    cover: coverOf(json.covers[at] ?? noCover),
    descriptionWords: json.descriptions[at]?.split(" ").filter(Boolean) ?? [],
  }));
}
