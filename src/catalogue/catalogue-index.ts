/** The search index: what searches, cards and the map know of each listing. The build writes it, the browser loads it. */
import { routes } from "../config/routes";
import { isRecord } from "../lib/json-record";
import type { PictureData } from "../lib/picture-data";
import { slugify } from "../lib/text";
import type { LivingWords } from "./living";
import type { Position } from "./map-frame";
import type { Currency } from "./money";
import type { ConstructionStatus, PropertyKind, RegistrationKind } from "./taxonomy";
import type { Unit } from "./unit";

/** A facility with the key that the address carries in `features`. */
export interface Facility {
  readonly slug: string;
  readonly label: string;
}

/** A listing in the index, as the build writes it. */
export interface CatalogueEntry extends LivingWords {
  readonly listingId: number;
  readonly slug: string;
  readonly title: string;
  /** Null where it is the title. */
  readonly projectName: string | null;
  readonly developer: string | null;
  readonly location: string;
  readonly city: string;
  /** What else people call the city and the neighbourhood, in other scripts too. */
  readonly otherCityNames: readonly string[];
  readonly otherPlaceNames: readonly string[];
  /** RERA registrations, or the DLD permit; empty where none is needed. */
  readonly registration: { readonly kind: RegistrationKind; readonly numbers: readonly string[] };
  /** ISO day. */
  readonly postedAt: string;
  /** Badges of the card. */
  readonly tags: readonly { readonly label: string; readonly color: string; readonly textColor: string }[];
  /** Type, finer type, category and search words as the content has them; searched with the weight of tag and type. */
  readonly typeWords: readonly string[];
  readonly priceLabel: { readonly text: string; readonly amount: string; readonly note: string };
  readonly priceFigures: {
    readonly min: number;
    readonly max: number;
    readonly currency: Currency;
    readonly isRate: boolean;
  } | null;
  /** The lowest amount in rupees, for sorting and filtering; null sorts last and is left out when a bound is set. */
  readonly price: { readonly inr: number } | null;
  readonly rate: { readonly perSqft: number; readonly currency: Currency } | null;
  /** The price before today's, and the last day of it; null where none was published before. */
  readonly formerPrice: { readonly on: string; readonly amount: string } | null;
  /** When the home is handed over, and the deposit of one to let. */
  readonly possession: string | null;
  readonly deposit: string | null;
  readonly bedrooms: string | null;
  readonly bedroomNumbers: readonly number[];
  /** Price and area of each kind of home on offer, which a search must find in one and the same. */
  readonly units: readonly Unit[];
  /** Of the prices in the listing's table of units; null where it has none and the units are read from its own fields. */
  readonly unitCurrency: Currency | null;
  /** The size as its editor wrote it, and as numbers for other units. */
  readonly size: string | null;
  readonly sizeArea: { readonly minSqft: number; readonly maxSqft: number; readonly unit: string } | null;
  /** E.164; the list card hides its chat link when null. */
  readonly phone: string | null;
  readonly kinds: readonly PropertyKind[];
  readonly construction: readonly ConstructionStatus[];
  /** Canonical category slugs. */
  readonly categories: readonly string[];
  readonly isRental: boolean;
  /** In degrees; null where its listing does not say so. */
  readonly position: Position | null;
  readonly cover: PictureData;
  readonly facilities: readonly string[];
  /** Significant words of the description, folded, each once. */
  readonly descriptionWords: readonly string[];
}

/** A picture as cards have it. */
type CardPicture = Required<PictureData> & { readonly file: Required<PictureData["file"]> };

/** A listing as the browser has it, which is also what a card shows. */
export interface CatalogueListing extends Omit<CatalogueEntry, "facilities" | "cover"> {
  /** Address of its page. */
  readonly path: string;
  readonly facilities: readonly Facility[];
  readonly cover: CardPicture;
}

/** Fields that every entry of the file has. */
const requiredFields = [
  "listingId",
  "slug",
  "title",
  "location",
  "city",
  "registration",
  "postedAt",
] as const;

/** Fields that the file leaves out where a listing has them so. */
const emptyFields = {
  projectName: null,
  developer: null,
  otherCityNames: [],
  otherPlaceNames: [],
  tags: [],
  typeWords: [],
  priceFigures: null,
  price: null,
  rate: null,
  formerPrice: null,
  possession: null,
  deposit: null,
  bedrooms: null,
  bedroomNumbers: [],
  units: [],
  unitCurrency: null,
  size: null,
  sizeArea: null,
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

const storedFields = new Set<string>([...requiredFields, ...Object.keys(emptyFields)]);

interface StoredEntry
  extends
    Pick<CatalogueEntry, (typeof requiredFields)[number]>,
    Partial<Pick<CatalogueEntry, Exclude<OptionalField, "units">>> {
  readonly units?: readonly StoredUnit[];
  readonly priceLabel: { readonly text: string; readonly amount?: string; readonly note?: string };
}

/** A cover as every card asks for it: its addresses as the build made them. */
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

/** The file. Its lists go by the order of the listings: like beside like takes half the bytes of gzip. */
interface StoredIndex {
  readonly version: number;
  readonly listings: readonly StoredEntry[];
  readonly covers: readonly StoredCover[];
  /** The significant words of each description, with spaces between them. */
  readonly descriptions: readonly string[];
}

/** Another number for each change that an older or newer page could misread. */
const INDEX_VERSION = 7;

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

/** Degrees to 1.1 m. */
const roundDegrees = (degrees: number) => Number(degrees.toFixed(5));

const storedPosition = ({ lat, lng }: Position) => ({ lat: roundDegrees(lat), lng: roundDegrees(lng) });

const storedLabel = ({ text, amount, note }: CatalogueEntry["priceLabel"]) => ({
  text,
  ...(amount === text ? {} : { amount, note }),
});

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

/** The text of the index of these listings, the newest first. */
export function serialiseIndex(entries: readonly CatalogueEntry[]): string {
  return JSON.stringify({
    version: INDEX_VERSION,
    listings: entries.map((entry) => {
      const fields = Object.entries(entry).filter(([name]) => storedFields.has(name));
      return withoutEmpty({
        ...Object.fromEntries(fields),
        priceLabel: storedLabel(entry.priceLabel),
        position: entry.position && storedPosition(entry.position),
        units: entry.units.map(storedUnit),
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

/** Listings of one index share their facilities, so that each is made once. */
function facilityMaker(): (label: string) => Facility {
  const made = new Map<string, Facility>();
  return (label) => {
    const known = made.get(label) ?? { slug: slugify(label), label };
    made.set(label, known);
    return known;
  };
}

const noCover: StoredCover = { alt: "", src: "" };

/** The listings of an index, in its order. Throws a TypeError at anything that is no index of this version. */
export function parseIndex(json: unknown): readonly CatalogueListing[] {
  if (!isIndex(json)) throw new TypeError(`This is no search index of version ${INDEX_VERSION}`);
  const facilityOf = facilityMaker();
  return json.listings.map((stored, at) => {
    const listing = { ...emptyFields, ...stored };
    return {
      ...listing,
      path: routes.listing(listing.slug),
      facilities: listing.facilities.map(facilityOf),
      priceLabel: { amount: listing.priceLabel.text, note: "", ...listing.priceLabel },
      units: listing.units.map(unitOf),
      cover: coverOf(json.covers[at] ?? noCover),
      descriptionWords: json.descriptions[at]?.split(" ").filter(Boolean) ?? [],
    };
  });
}
