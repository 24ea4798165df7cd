import { routes } from "../config/routes";
import { isRecord } from "../lib/json-record";
import { slugify } from "../lib/text";
import type { LivingWords } from "./living";
import type { Position } from "./map-frame";
import type { ListedHome, Offer } from "./offer";
import type { RegistrationKind } from "./taxonomy";

export interface Facility {
  readonly slug: string;
  readonly label: string;
}

/** What of the query the index has in a form of its own, or not at all. */
type Unindexed =
  | ("path" | "typeLabel" | "place" | "costBasis" | "coordinates" | "living" | "summary" | "descriptionText")
  | ("registration" | "offer");

/** All other fields that `src/content/write-listing-files.ts` queries are fields of the index. */
export interface CatalogueEntry extends Omit<ListedHome, Unindexed>, LivingWords {
  /** Null where it equals the title. */
  readonly projectName: string | null;
  readonly otherCityNames: readonly string[];
  readonly otherPlaceNames: readonly string[];
  /** RERA numbers or the DLD permit; empty where none is needed. */
  readonly registration: { readonly kind: RegistrationKind; readonly numbers: readonly string[] };
  readonly offer: Offer;
  readonly position: Position | null;
  /** Folded significant words of the description, without duplicates. */
  readonly descriptionWords: readonly string[];
}

export interface CatalogueListing extends Omit<CatalogueEntry, "facilities"> {
  readonly path: string;
  readonly facilities: readonly Facility[];
}

/** Goes up with each change that an older or newer page could misread. */
const INDEX_VERSION = 9;

/** The values of each field, in the order of the listings: like beside like halves the size after gzip. */
interface StoredIndex {
  readonly version: number;
  readonly columns: Readonly<Record<string, readonly unknown[]>>;
}

/** The text of the index; keeps the order of the entries. */
export function serialiseIndex(entries: readonly CatalogueEntry[]): string {
  const rows: readonly Readonly<Record<string, unknown>>[] = entries.map((entry) => ({ ...entry }));
  const columns = Object.keys(rows[0] ?? {}).map((field) => [field, rows.map((row) => row[field])] as const);
  return JSON.stringify({ version: INDEX_VERSION, columns: Object.fromEntries(columns) });
}

function isIndex(json: unknown): json is StoredIndex {
  if (!isRecord(json) || json.version !== INDEX_VERSION || !isRecord(json.columns)) return false;
  return Object.values(json.columns).every(Array.isArray);
}

const isEntry = (fields: object): fields is CatalogueEntry => "listingId" in fields;

/** One object for each name, by which the engine groups. */
function facilityMaker(): (label: string) => Facility {
  const made = new Map<string, Facility>();
  return (label) => {
    const known = made.get(label) ?? { slug: slugify(label), label };
    made.set(label, known);
    return known;
  };
}

/** The listings of an index, in its order. Throws a TypeError at anything but an index of this version. */
export function parseIndex(json: unknown): readonly CatalogueListing[] {
  if (!isIndex(json)) throw new TypeError(`This is no search index of version ${INDEX_VERSION}`);
  const columns = Object.entries(json.columns);
  const length = columns[0]?.[1].length ?? 0;
  const facilityOf = facilityMaker();
  const entryAt = (_: unknown, at: number): object =>
    Object.fromEntries(columns.map(([field, values]) => [field, values[at]]));
  return Array.from({ length }, entryAt)
    .filter(isEntry)
    .map((entry) => ({
      ...entry,
      path: routes.listing(entry.slug),
      facilities: entry.facilities.map(facilityOf),
    }));
}
