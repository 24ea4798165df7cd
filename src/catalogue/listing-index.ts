/**
 * The search index: every listing in columns, texts that repeat kept once, descriptions and facilities as sets.
 * The build encodes it into one JSON file, the browser decodes it after first paint. Bars: 24 listings in
 * 15 kB gzip, 10,000 in 1.2 MB (`npm run bench`).
 */
import { dayNumberOf, isoDayOfDayNumber } from "../lib/dates";
import type { IndexListing, IndexPicture, IndexTag } from "./index-listing";
import { isRecord } from "../lib/json-record";
import { isStopWord, slugify, words } from "../lib/text";
import { packSet, unpackSet } from "../lib/packed-numbers";

const INDEX_VERSION = 1;

/** A facility with the key that the address carries in `features`. */
export interface Facility {
  readonly slug: string;
  readonly label: string;
}

/** A listing as the browser has it: the description is the set of its significant words, in no order. */
export interface SearchListing extends Omit<IndexListing, "facilities" | "description"> {
  readonly facilities: readonly Facility[];
  readonly descriptionWords: readonly string[];
}

/** Values that many listings share: each once, and for every listing its position among them. */
interface SharedColumn<Entry> {
  readonly entries: readonly Entry[];
  readonly at: readonly number[];
}

/** Subsets of a common list: for every listing the packed positions of what it has. */
interface SetColumn {
  readonly entries: readonly string[];
  readonly sets: readonly string[];
}

export interface EncodedListingIndex {
  readonly version: typeof INDEX_VERSION;
  readonly ids: readonly number[];
  readonly titles: readonly string[];
  /** Empty where the slug is the slugified title. */
  readonly slugs: readonly string[];
  readonly projectNames: readonly (string | null)[];
  readonly registrations: readonly (readonly string[])[];
  /** Days since 1970. */
  readonly postedDays: readonly number[];
  readonly places: SharedColumn<readonly [location: string, city: string]>;
  readonly developers: SharedColumn<string | null>;
  readonly tags: SharedColumn<readonly IndexTag[]>;
  readonly typeWords: SharedColumn<readonly string[]>;
  readonly prices: SharedColumn<readonly [label: string, priceInr: number | null]>;
  readonly possessions: SharedColumn<string | null>;
  readonly bedrooms: SharedColumn<readonly [label: string | null, counts: readonly number[]]>;
  readonly sizes: SharedColumn<string | null>;
  readonly phones: SharedColumn<string | null>;
  readonly kinds: SharedColumn<IndexListing["kinds"]>;
  readonly construction: SharedColumn<IndexListing["construction"]>;
  readonly categories: SharedColumn<readonly string[]>;
  readonly pictures: SharedColumn<IndexPicture>;
  readonly facilities: SetColumn;
  /** Sorted; each entry is the length shared with the word before (base 36) and the rest: "0villa", "5s". */
  readonly descriptionWords: SetColumn;
}

/** Words of a text that a search may look for, each once: no fillers, no single letters. */
function significantWords(text: string): readonly string[] {
  return [...new Set(words(text))].filter(
    (word) => !isStopWord(word) && (word.length > 1 || /\d/.test(word)),
  );
}

/** Keeps each value once, in the order of first appearance. Values are told apart by their JSON. */
function shared<Entry>(
  listings: readonly IndexListing[],
  select: (one: IndexListing) => Entry,
): SharedColumn<Entry> {
  const positions = new Map<string, number>();
  const entries: Entry[] = [];
  const at = listings.map((listing) => {
    const entry = select(listing);
    const key = JSON.stringify(entry);
    const known = positions.get(key);
    if (known !== undefined) return known;
    positions.set(key, entries.length);
    return entries.push(entry) - 1;
  });
  return { entries, at };
}

function sets(perListing: readonly (readonly string[])[]): SetColumn {
  const entries = [...new Set(perListing.flat())].sort();
  const positions = new Map(entries.map((entry, position) => [entry, position]));
  return { entries, sets: perListing.map((own) => packSet(own.map((entry) => positions.get(entry) ?? 0))) };
}

/** Sorted words as shared length and rest, which gzip takes in far fewer bytes. */
function frontCoded(sorted: readonly string[]): readonly string[] {
  return sorted.map((word, at) => {
    const before = sorted[at - 1] ?? "";
    let common = 0;
    while (common < 35 && common < before.length && before[common] === word[common]) common += 1;
    return common.toString(36) + word.slice(common);
  });
}

/** Packs the listings, in the given order, into the index that `decodeListingIndex` reads. */
export function encodeListingIndex(listings: readonly IndexListing[]): EncodedListingIndex {
  const descriptionWords = sets(listings.map((one) => significantWords(one.description)));
  return {
    version: INDEX_VERSION,
    ids: listings.map((one) => one.id),
    titles: listings.map((one) => one.title),
    slugs: listings.map((one) => (one.slug === slugify(one.title) ? "" : one.slug)),
    projectNames: listings.map((one) => one.projectName),
    registrations: listings.map((one) => one.registrations),
    postedDays: listings.map((one) => dayNumberOf(one.postedAt)),
    places: shared(listings, (one) => [one.location, one.city] as const),
    developers: shared(listings, (one) => one.developer),
    tags: shared(listings, (one) => one.tags),
    typeWords: shared(listings, (one) => one.typeWords),
    prices: shared(listings, (one) => [one.priceLabel, one.priceInr] as const),
    possessions: shared(listings, (one) => one.possession),
    bedrooms: shared(listings, (one) => [one.bedroomsLabel, one.bedrooms] as const),
    sizes: shared(listings, (one) => one.size),
    phones: shared(listings, (one) => one.phone),
    kinds: shared(listings, (one) => one.kinds),
    construction: shared(listings, (one) => one.construction),
    categories: shared(listings, (one) => one.categories),
    pictures: shared(listings, (one) => one.picture),
    facilities: sets(listings.map((one) => one.facilities)),
    descriptionWords: { ...descriptionWords, entries: frontCoded(descriptionWords.entries) },
  };
}

/** Whether a fetched value is an index that this version of the site reads: its version and columns, not each entry. */
export function isListingIndex(value: unknown): value is EncodedListingIndex {
  return (
    isRecord(value) &&
    value.version === INDEX_VERSION &&
    Array.isArray(value.ids) &&
    Array.isArray(value.titles) &&
    isRecord(value.places) &&
    isRecord(value.pictures) &&
    isRecord(value.descriptionWords)
  );
}

/** Undoes the front coding of the sorted words. */
function decodeWords(entries: readonly string[]): readonly string[] {
  let before = "";
  return entries.map(
    (entry) => (before = before.slice(0, Number.parseInt(entry.charAt(0), 36)) + entry.slice(1)),
  );
}

function sharedReader<Entry>(column: SharedColumn<Entry>): (listing: number) => Entry {
  return (listing) => {
    const entry = column.entries[column.at[listing] ?? -1];
    if (entry === undefined) throw new RangeError(`Search index: listing ${listing} points at no entry`);
    return entry;
  };
}

function setReader<Entry>(
  entries: readonly Entry[],
  sets: readonly string[],
): (listing: number) => readonly Entry[] {
  return (listing) => {
    const found: Entry[] = [];
    for (const position of unpackSet(sets[listing] ?? "")) {
      const entry = entries[position];
      if (entry !== undefined) found.push(entry);
    }
    return found;
  };
}

/** Reads an index back into listings, in the order in which they were encoded. Throws a RangeError on a damaged one. */
export function decodeListingIndex(index: EncodedListingIndex): readonly SearchListing[] {
  const placeOf = sharedReader(index.places);
  const developerOf = sharedReader(index.developers);
  const tagsOf = sharedReader(index.tags);
  const typeWordsOf = sharedReader(index.typeWords);
  const priceOf = sharedReader(index.prices);
  const possessionOf = sharedReader(index.possessions);
  const bedroomsOf = sharedReader(index.bedrooms);
  const sizeOf = sharedReader(index.sizes);
  const phoneOf = sharedReader(index.phones);
  const kindsOf = sharedReader(index.kinds);
  const constructionOf = sharedReader(index.construction);
  const categoriesOf = sharedReader(index.categories);
  const pictureOf = sharedReader(index.pictures);
  const facilities = index.facilities.entries.map((label): Facility => ({ slug: slugify(label), label }));
  const facilitiesOf = setReader(facilities, index.facilities.sets);
  const wordsOf = setReader(decodeWords(index.descriptionWords.entries), index.descriptionWords.sets);

  return index.ids.map((id, at): SearchListing => {
    const title = index.titles[at] ?? "";
    const [location, city] = placeOf(at);
    const [priceLabel, priceInr] = priceOf(at);
    const [bedroomsLabel, bedrooms] = bedroomsOf(at);
    return {
      id,
      slug: index.slugs[at] || slugify(title),
      title,
      projectName: index.projectNames[at] ?? null,
      developer: developerOf(at),
      location,
      city,
      tags: tagsOf(at),
      typeWords: typeWordsOf(at),
      priceLabel,
      priceInr,
      possession: possessionOf(at),
      bedroomsLabel,
      bedrooms,
      size: sizeOf(at),
      phone: phoneOf(at),
      registrations: index.registrations[at] ?? [],
      kinds: kindsOf(at),
      construction: constructionOf(at),
      categories: categoriesOf(at),
      facilities: facilitiesOf(at),
      postedAt: isoDayOfDayNumber(index.postedDays[at] ?? 0),
      picture: pictureOf(at),
      descriptionWords: wordsOf(at),
    };
  });
}
