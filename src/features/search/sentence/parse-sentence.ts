import type { CatalogueListing, Facility } from "../../../catalogue/catalogue-index";
import { inrPer, type ExchangeRates } from "../../../catalogue/money";
import { findFolded, type TextRange } from "../../../lib/find-folded";
import { memoize } from "../../../lib/memoize";
import { isStopWord } from "../../../lib/significant-words";
import { fold, foldDigits, words } from "../../../lib/text";
import { homesRegisteredAs } from "../engine/registration-match";
import { emptyCriteria, filters, serialiseCriteria, type SearchCriteria } from "../filters/filter-table";
import { boundsIssue, countChoices, namesIn, searchInWords } from "../filters/list-table";
import { sentenceReader, type CatalogueWords } from "./sentence-reader";

/** Reads every name of a catalogue: do it once. */
export function sentenceNames(names: ReadonlySet<string>) {
  const all = new Set([...names].map(fold));
  const ofSeveralWords = [...all].filter((name) => words(name).length > 1);
  return { all, ofSeveralWords: ofSeveralWords.sort((a, b) => b.length - a.length) };
}

interface SentenceContext extends CatalogueWords {
  /** Every name of each city: "Bengaluru" is Bangalore. */
  readonly cities: readonly (readonly [name: string, city: string])[];
  /** Names that stay whole: "Villa Serenity" is a home and not the type villa. */
  readonly names: ReturnType<typeof sentenceNames>;
}

/** Words that are true of every listing or of none. */
const wishWords = new Set(
  "buy find home homes house houses listing listings looking me need property properties show want".split(
    " ",
  ),
);

/** "Not" and "no" are kept: what they stand before is not wanted. */
const isFiller = (word: string) =>
  (isStopWord(fold(word)) && !/^not?$/i.test(word)) || wishWords.has(fold(word));

function remainingWords(text: string): string {
  const left = text.split(/[\s;]+|,(?!\d)/).filter((word) => words(word).length > 0);
  return left.filter((word) => !isFiller(word)).join(" ");
}

const isLetter = (text: string, at: number) => /[\p{L}\p{N}]/u.test(text.charAt(at));

function findName(text: string, name: string): TextRange | null {
  for (let from = 0; from < text.length;) {
    const found = findFolded(text.slice(from), name);
    if (found === null) return null;
    const [start, end] = [from + found.start, from + found.end];
    if (!isLetter(text, start - 1) && !isLetter(text, end)) return { start, end };
    from = start + 1;
  }
  return null;
}

function splitAtName(text: string, names: readonly string[]) {
  const folded = fold(text);
  for (const name of names) {
    const found = folded.includes(name) ? findName(text, name) : null;
    if (found === null) continue;
    const { start, end } = found;
    return { before: text.slice(0, start), name: text.slice(start, end), after: text.slice(end) };
  }
  return null;
}

/** Characters: a longer text is no search, and takes long to read. */
const maxSentenceLength = 300;

const numberWords = ["one", "two", "three", "four", "five"];
const numberWord = `(?:${numberWords.join("|")})`;
const beforeUnit = `(?=(?:[\\s\\d,/&-]|or|and|to|${numberWord})*(?:bhk|bed(?:room)?s?|crores?|cr|lakhs?|lacs?)\\b)`;
const numberPattern = new RegExp(`\\b${numberWord}\\b${beforeUnit}`, "gi");

/** "two or three bedrooms", "one crore", as dictation writes them. */
const foldNumberWords = (text: string) =>
  text.replace(numberPattern, (word) => String(numberWords.indexOf(word.toLowerCase()) + 1));

/** What is said last is read first, as "rent" says what an amount is for. */
const statedFilters = [...filters].sort((a, b) => b.order - a.order);

/** Reads filters and city, leaving other words in `q`. Names of the catalogue, and text without filters, stay whole. */
export function parseSentence(
  sentence: string,
  context: SentenceContext,
  chosen: SearchCriteria = emptyCriteria,
): Partial<SearchCriteria> & Pick<SearchCriteria, "q"> {
  const trimmed = sentence.trim().replace(/\s+/g, " ");
  if (trimmed.length > maxSentenceLength || context.names.all.has(fold(trimmed))) return { q: trimmed };

  const named = splitAtName(trimmed, context.names.ofSeveralWords);
  const reader = sentenceReader(
    foldNumberWords(foldDigits(named === null ? trimmed : `${named.before}\n${named.after}`)),
    context,
  );
  const found = statedFilters.reduce<Partial<SearchCriteria>>((parsed, filter) => {
    const part = filter.sentence?.(reader, { ...chosen, ...parsed }) ?? {};
    return countChoices(filters, { ...emptyCriteria, ...part }) === 0 ? parsed : { ...parsed, ...part };
  }, {});

  let remaining = reader.remaining();
  let city: string | null = null;
  for (const [name, ofCity] of context.cities) {
    const parts = splitAtName(remaining, [fold(name)]);
    if (parts === null) continue;
    remaining = `${parts.before.replace(/\bin\s+$/i, "")} ${parts.after}`;
    city = ofCity;
  }
  const { finerType, unwanted, namesTypes } = reader.types();
  const [before = "", after = ""] = remaining.split("\n").map(remainingWords);
  const q = [finerType, before, named?.name ?? "", after, ...unwanted]
    .filter((part) => part !== "")
    .join(" ");
  const saysMore = namesTypes || city !== null || Object.keys(found).length > 0;
  const hasWish = trimmed.split(" ").some((word) => wishWords.has(fold(word)));
  if (!saysMore && !(hasWish && q !== "")) return { q: trimmed };
  return { ...found, ...(city !== null && { city }), q };
}

type Listings = readonly CatalogueListing[];

const namesOf = memoize((listings: Listings): Omit<SentenceContext, "inrPerAed"> => {
  const names = new Set<string>();
  const cities = new Map<string, string>();
  const facilities = new Map<string, Facility>();
  const types = new Set<string>();
  for (const listing of listings) {
    const { title, projectName, developer, city } = listing;
    for (const facility of listing.facilities) facilities.set(facility.slug, facility);
    for (const name of [title, projectName, developer]) if (name !== null) names.add(name);
    for (const name of [city, ...listing.otherCityNames]) cities.set(name, city);
    types.add([...listing.typeWords, ...listing.tags.map(({ label }) => label)].join(" "));
  }
  return {
    cities: [...cities],
    typeWords: [...types].map(words),
    facilities: [...facilities.values()],
    names: sentenceNames(names),
  };
});

/** Named filters replace chosen ones; null where nothing changes. A registration number leads to its home's city. */
export function parseCatalogueSentence(criteria: SearchCriteria, listings: Listings, rates: ExchangeRates) {
  const [registered] = homesRegisteredAs(listings, criteria.q);
  if (registered !== undefined) {
    const isElsewhere = criteria.city !== null && criteria.city !== registered.city;
    return isElsewhere ? { ...criteria, city: registered.city, page: 1 } : null;
  }
  const inrPerAed = inrPer("AED", rates);
  const parsed = parseSentence(criteria.q, { ...namesOf(listings), inrPerAed }, criteria);
  const combined = { ...criteria, ...parsed };
  if (String(serialiseCriteria(combined)) === String(serialiseCriteria(criteria))) return null;
  const ofWords = serialiseCriteria({ ...emptyCriteria, ...parsed });
  // Of a minimum above the maximum, the bound that the words do not name is dropped.
  return filters.reduce<SearchCriteria>(
    (read, filter) =>
      boundsIssue<SearchCriteria>(filter, read) === null ? read : { ...read, ...filter.parse(ofWords, []) },
    { ...combined, page: 1 },
  );
}

/** What `read` has beyond `before`: "3 BHK, up to ₹1.50 Cr, “Whitefield”"; `listings` name the facilities. */
export function readingInWords(read: SearchCriteria, before: SearchCriteria, listings: Listings): string {
  const valuesOf = (filter: (typeof filters)[number], criteria: SearchCriteria) =>
    JSON.stringify(filter.serialise(criteria));
  const changed = filters.filter((filter) => valuesOf(filter, read) !== valuesOf(filter, before));
  const city = read.city === before.city ? null : read.city;
  return searchInWords<SearchCriteria>(
    { filters: changed },
    read,
    namesIn(namesOf(listings).facilities),
    city,
  );
}
