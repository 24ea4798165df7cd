import { routes } from "../config/routes";
import { isRecord } from "../lib/json-record";
import { slugify } from "../lib/text";
import type { LivabilityWords } from "./livability";
import type { Position } from "./position";
import type { ListedHome, Offer } from "./offer";
import type { RegistrationKind } from "./taxonomy";

export interface Facility {
  readonly slug: string;
  readonly label: string;
}

/** What of the query the index has in a form of its own, or not at all. */
type Unindexed =
  | ("path" | "typeLabel" | "place" | "costBasis" | "coordinates" | "livability" | "summary")
  | ("descriptionText" | "registration" | "offer");

/** All other fields that `src/content/write-listing-files.ts` queries are fields of the index. */
export interface CatalogueEntry extends Omit<ListedHome, Unindexed>, LivabilityWords {
  /** Null where it equals the title. */
  readonly projectName: string | null;
  readonly otherCityNames: readonly string[];
  readonly otherPlaceNames: readonly string[];
  /** RERA numbers or the DLD permit; empty where none is needed. */
  readonly registration: { readonly kind: RegistrationKind; readonly numbers: readonly string[] };
  readonly offer: Offer;
  readonly position: Position | null;
  /** Folded significant words of the description, each once, with a space between. */
  readonly descriptionWords: string;
}

export interface CatalogueListing extends Omit<CatalogueEntry, "facilities"> {
  readonly path: string;
  readonly facilities: readonly Facility[];
}

/** Goes up with each change that an older or newer page could misread. */
const INDEX_VERSION = 10;

/** Values of all listings, in their order: a list, or one for each field where all of them have fields. */
type Columns = readonly unknown[] | { readonly [field: string]: Columns };

interface StoredIndex {
  readonly version: number;
  readonly columns: { readonly listingId: readonly unknown[]; readonly [field: string]: Columns };
}

/** Like beside like, which halves the size after gzip. */
function columnsOf(values: readonly unknown[]): Columns {
  if (!values.every(isRecord)) return values;
  const fields = Object.keys(values[0] ?? {});
  return Object.fromEntries(fields.map((field) => [field, columnsOf(values.map((value) => value[field]))]));
}

const isList = (columns: Columns): columns is readonly unknown[] => Array.isArray(columns);

function readerOf(columns: Columns): (at: number) => unknown {
  return isList(columns) ? (at) => columns[at] : rowReaderOf(columns);
}

function rowReaderOf(columns: Readonly<Record<string, Columns>>): (at: number) => object {
  const readers = Object.entries(columns).map(([field, inner]) => [field, readerOf(inner)] as const);
  return (at) => {
    const row: Record<string, unknown> = {};
    for (const [field, read] of readers) row[field] = read(at);
    return row;
  };
}

function storedEntry({ cover, ...entry }: CatalogueEntry): CatalogueEntry {
  const { publicURL, childImageSharp } = cover.file;
  // An image has addresses of its own.
  const file = { publicURL: childImageSharp === null ? publicURL : null, childImageSharp };
  return { ...entry, cover: { ...cover, file } };
}

/** The text of the index; keeps the order of the entries. */
export function serialiseIndex(entries: readonly CatalogueEntry[]): string {
  const columns = { listingId: [], ...columnsOf(entries.map(storedEntry)) };
  return JSON.stringify({ version: INDEX_VERSION, columns });
}

const isIndex = (json: unknown): json is StoredIndex =>
  isRecord(json) &&
  json.version === INDEX_VERSION &&
  isRecord(json.columns) &&
  Array.isArray(json.columns.listingId);

const isEntry = (fields: object): fields is CatalogueEntry => "listingId" in fields;

/** The listings of an index, in its order. Throws a TypeError at anything but an index of this version. */
export function parseIndex(json: unknown): readonly CatalogueListing[] {
  if (!isIndex(json)) throw new TypeError(`This is no search index of version ${INDEX_VERSION}`);
  const rowAt = rowReaderOf(json.columns);
  // One object for each name, by which the engine groups.
  const facilities = new Map<string, Facility>();
  const facilityOf = (label: string) => {
    const facility = facilities.get(label) ?? { slug: slugify(label), label };
    facilities.set(label, facility);
    return facility;
  };
  const derivedOf = ({ slug, facilities: labels }: CatalogueEntry) => ({
    path: routes.listing(slug),
    facilities: labels.map(facilityOf),
  });
  const entries = json.columns.listingId.map((_, at) => rowAt(at)).filter(isEntry);
  // Into the row, which nothing else holds: copies take a quarter longer.
  return entries.map((entry) => Object.assign(entry, derivedOf(entry)));
}
