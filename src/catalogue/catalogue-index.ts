import { routes } from "../config/routes";
import { isRecord } from "../lib/json-record";
import type { PictureData } from "../lib/picture-data";
import { slugify } from "../lib/text";
import type { LivingWords } from "./living";
import type { Position } from "./map-frame";
import type { Offer, Unit } from "./offer";
import type { ConstructionStatus, PropertyKind, RegistrationKind } from "./taxonomy";

export interface Facility {
  readonly slug: string;
  readonly label: string;
}

export interface CatalogueEntry extends LivingWords {
  readonly listingId: number;
  readonly slug: string;
  readonly title: string;
  /** Null where it equals the title. */
  readonly projectName: string | null;
  readonly developer: string | null;
  readonly location: string;
  readonly city: string;
  readonly otherCityNames: readonly string[];
  readonly otherPlaceNames: readonly string[];
  /** RERA numbers or the DLD permit; empty where none is needed. */
  readonly registration: { readonly kind: RegistrationKind; readonly numbers: readonly string[] };
  /** ISO day. */
  readonly postedAt: string;
  readonly tags: readonly { readonly label: string; readonly color: string; readonly textColor: string }[];
  /** Type, finer type, category and search words as the content has them. */
  readonly typeWords: readonly string[];
  readonly offer: Offer;
  readonly possession: string | null;
  readonly deposit: string | null;
  readonly bedrooms: string | null;
  readonly bedroomNumbers: readonly number[];
  readonly size: string | null;
  /** E.164; the list card hides its chat link when null. */
  readonly phone: string | null;
  readonly kinds: readonly PropertyKind[];
  readonly construction: readonly ConstructionStatus[];
  /** Canonical category slugs. */
  readonly categories: readonly string[];
  readonly isRental: boolean;
  readonly position: Position | null;
  readonly cover: PictureData;
  readonly facilities: readonly string[];
  /** Folded significant words of the description, without duplicates. */
  readonly descriptionWords: readonly string[];
}

type CardPicture = Required<PictureData> & { readonly file: Required<PictureData["file"]> };

export interface CatalogueListing extends Omit<CatalogueEntry, "facilities" | "cover"> {
  readonly path: string;
  readonly facilities: readonly Facility[];
  readonly cover: CardPicture;
}

const requiredFields = [
  "listingId",
  "slug",
  "title",
  "location",
  "city",
  "registration",
  "postedAt",
] as const;

/** Fields that the file leaves out where they have this value. */
const emptyFields = {
  projectName: null,
  developer: null,
  otherCityNames: [],
  otherPlaceNames: [],
  tags: [],
  typeWords: [],
  possession: null,
  deposit: null,
  bedrooms: null,
  bedroomNumbers: [],
  size: null,
  phone: null,
  kinds: [],
  construction: [],
  categories: [],
  isRental: false,
  furnishing: null,
  facing: [],
  pets: null,
  position: null,
  facilities: [],
} satisfies Partial<CatalogueEntry>;

type OptionalField = keyof typeof emptyFields;
type StoredUnit = Partial<Unit>;

interface StoredOffer extends Pick<Offer, "text">, Partial<Omit<Offer, "text" | "units">> {
  readonly units?: readonly StoredUnit[];
}

const storedFields = new Set<string>([...requiredFields, ...Object.keys(emptyFields)]);

interface StoredEntry
  extends
    Pick<CatalogueEntry, (typeof requiredFields)[number]>,
    Partial<Pick<CatalogueEntry, OptionalField>> {
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
const INDEX_VERSION = 8;

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
    listings: entries.map((entry) => {
      const fields = Object.entries(entry).filter(([name]) => storedFields.has(name));
      return withoutEmpty({
        ...Object.fromEntries(fields),
        offer: storedOffer(entry.offer),
        position: entry.position && storedPosition(entry.position),
      });
    }),
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
  return json.listings.map((stored, at) => {
    const listing = { ...emptyFields, ...stored };
    return {
      ...listing,
      path: routes.listing(listing.slug),
      facilities: listing.facilities.map(facilityOf),
      offer: offerOf(listing.offer),
      cover: coverOf(json.covers[at] ?? noCover),
      descriptionWords: json.descriptions[at]?.split(" ").filter(Boolean) ?? [],
    };
  });
}
