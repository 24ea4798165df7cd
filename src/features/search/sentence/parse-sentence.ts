/** Free text of the hero search, "3 BHK under 1.5 crore in Whitefield", as criteria. */
import { bhkOptionOf, type BhkOption } from "../../../catalogue/bedrooms";
import { parseBedrooms } from "../../../catalogue/parse-bedrooms";
import { toInr } from "../../../catalogue/money";
import { readAmount, type TypedAmount } from "../../../catalogue/read-amount";
import { fold, words } from "../../../lib/text";
import { findFolded, type TextRange } from "../../../lib/find-folded";
import { isStopWord } from "../../../lib/significant-words";
import {
  parseConstruction,
  parseTypeOption,
  typeOptions,
  type ConstructionStatus,
  type TypeOptionId,
} from "../../../catalogue/taxonomy";
import { kindInSentence, parsePropertyKind, splitUnwantedKinds } from "../../../catalogue/property-kind";
import type { SearchTab } from "../filters/definitions/tab-filter";
import type { SearchCriteria } from "../filters/filter-table";

/** Names as sentences are looked through for them, folded. */
export interface SentenceNames {
  readonly all: ReadonlySet<string>;
  /** Those of more than one word, longest first. */
  readonly ofSeveralWords: readonly string[];
}

/** Prepares the names of a catalogue; once, since it reads every word of them. */
export function sentenceNames(names: ReadonlySet<string>): SentenceNames {
  const all = new Set<string>();
  for (const name of names) all.add(fold(name));
  const ofSeveralWords = [...all].filter((name) => words(name).length > 1);
  return { all, ofSeveralWords: ofSeveralWords.sort((a, b) => b.length - a.length) };
}

export interface SentenceContext {
  /** Every name of each city, its own and others: "Bengaluru" is Bangalore. */
  readonly cities: readonly (readonly [name: string, city: string])[];
  /** The words that types and badges of one listing are said in, folded; the same of several listings once. */
  readonly typeWords: readonly (readonly string[])[];
  /** Rupees for one dirham; null where no rate is known, so that amounts in dirhams stay words. */
  readonly inrPerAed: number | null;
  /** Names that stay whole: "Villa Serenity" is a home and not the type villa. */
  readonly names: SentenceNames;
}

/** The criteria that a sentence names; `q` holds the remaining words. */
export type SentenceCriteria = Partial<Omit<SearchCriteria, "q">> & Pick<SearchCriteria, "q">;

const number = "\\d[\\d,]*(?:\\.\\d+)?";
const unit = "(?:crores?|cr|lakhs?|lacs?|l|millions?|mn|m|k|thousand)";
const currency = "(?:₹|rs\\.?|inr|aed)";
const sumIn = (units: string) =>
  `(?:${currency}\\s*${number}(?:\\s*${unit})?|${number}\\s*${units}|\\d{2},?\\d{2},?\\d{3}\\d*)(?![a-z\\d])`;
const sum = sumIn(unit);
const anySum = `(?:${currency}\\s*)?${number}(?:\\s*${unit})?`;

const betweenPattern = new RegExp(`(?:between|from)?\\s*(${anySum}\\s*(?:-|–|to|and)\\s*${sum})`, "i");
const maxPattern = new RegExp(
  `(?:under|below|less than|within|up ?to|max(?:imum)?|at most|not more than|budget(?: of)?)\\s*(${sum})`,
  "i",
);
const minPattern = new RegExp(
  `(?:above|over|more than|at least|min(?:imum)?|from|starting(?: at)?)\\s*(${sum})`,
  "i",
);
/** Without a preposition "500 m" is a distance and "5 k" a run, so neither is a price; "45k" is a rent. */
const barePattern = new RegExp(`(${sumIn("(?:crores?|cr|lakhs?|lacs?|l|millions?|mn)")}|\\d{2,3}k\\b)`, "i");

const bedroomUnit = "(?:bhk|bed(?:room)?s?\\b)";
const bedroomPattern = new RegExp(
  `\\d(?:\\.\\d)?\\+?(?:\\s*(?:bhk)?\\s*(?:-|–|,|/|&|to|or|and)\\s*\\d(?:\\.\\d)?)*\\+?[\\s-]*${bedroomUnit}`,
  "gi",
);
const rentPattern = /\b(?:(?:for|to|on)\s+(?:rent|lease|let)|rentals?|rent)\b/i;
const salePattern = /\b(?:for\s+sale|to\s+buy|buy)\b/i;
const constructionPattern =
  /\b(?:under[\s-]construction|off[\s-]plan|ready[\s-]to[\s-](?:move(?:[\s-]in)?|occupy)|(?:new|pre|newly)[\s-]launch(?:ed)?|launched)\b/gi;
/** One kind in one or two words ("villa plots" are plots), or several to choose from. */
const typePattern = new RegExp(
  `\\b${kindInSentence}(?:\\s+${kindInSentence})?(?:\\s*(?:,|/|&|or|and)\\s*${kindInSentence})*\\b`,
  "i",
);
const typeSeparator = /,|\/|&|\bor\b|\band\b/i;

/** Removes the match of a pattern from a text if `use` accepts it; else the text stays as it is. */
function take(text: string, pattern: RegExp, use: (found: string) => boolean | void): string {
  return text.replace(pattern, (found: string, group: unknown) =>
    use(typeof group === "string" ? group : found) === false ? found : " ",
  );
}

/** "1.2 - 2.4 Cr", "AED 1 to 2M": unit and currency stand once for both. Null unless the second is the larger. */
function readRange(text: string): readonly [TypedAmount, TypedAmount] | null {
  const [lowest = "", highest = ""] = text.split(/\s*(?:-|–|\bto\b|\band\b)\s*/i);
  const max = readAmount(highest);
  if (max === null) return null;
  const sharesUnit = (figure: number) => figure < 1_000 && figure * max.unit <= max.amount;
  const min = readAmount(lowest, (figure) => (sharesUnit(figure) ? max.unit : 1));
  if (min === null || min.amount >= max.amount) return null;
  const isAed = min.currency === "AED" || max.currency === "AED";
  const currency = isAed ? "AED" : "INR";
  return [
    { ...min, currency },
    { ...max, currency },
  ];
}

function optionsOf(text: string): readonly BhkOption[] {
  const counts = parseBedrooms(text.replace(/\bto\b/gi, "-"));
  return [...new Set(counts.map(bhkOptionOf))].filter((option) => option !== null);
}

/** The type that a text names; null for several, since the filter takes one. */
function typeOf(text: string): TypeOptionId | null {
  const kinds = new Set(text.split(typeSeparator).map(parsePropertyKind));
  const [kind] = kinds;
  return kinds.size > 1 ? null : (typeOptions.find((option) => option.kind === kind)?.id ?? null);
}

/** A type that is finer than the filter's, "penthouse", where listings are called so; it stays a word of the search. */
function finerTypeOf(text: string, typeWords: SentenceContext["typeWords"]): string {
  if (parseTypeOption(text) !== null || typeSeparator.test(text)) return "";
  const finer = words(text).map((word) => word.replace(/s$/, ""));
  return typeWords.some((own) => finer.every((word) => own.includes(word))) ? finer.join(" ") : "";
}

/** Words such as "home" that are true of every listing or of none. */
const wishWords = new Set(
  "buy find home homes house houses listing listings looking me need property properties show want".split(
    " ",
  ),
);

const isFiller = (word: string) => isStopWord(fold(word)) || wishWords.has(fold(word));

/** Words as typed, without fillers such as "in", "near" and "homes". */
function remainingWords(text: string): string {
  const left = text.split(/[\s,;]+/).filter((word) => words(word).length > 0);
  return left.filter((word) => !isFiller(word)).join(" ");
}

const isLetter = (text: string, at: number) => /[\p{L}\p{N}]/u.test(text.charAt(at));

/** Where a folded name first stands in a text and is no part of a longer word; null where it does not. */
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

/** The first of some folded names that stands in a text, with the text around it; null where there is none. */
function splitAtName(text: string, names: readonly string[]) {
  const folded = fold(text);
  for (const name of names) {
    // Most names are in no part of the text, which is told the fastest.
    const place = folded.includes(name) ? findName(text, name) : null;
    if (place === null) continue;
    return {
      before: text.slice(0, place.start),
      name: text.slice(place.start, place.end),
      after: text.slice(place.end),
    };
  }
  return null;
}

/**
 * Reads bedrooms, price bounds, city, type, construction status and rent or sale from a sentence and leaves the other
 * words in `q`. An amount without a preposition is the maximum price. A name of the catalogue stays whole, as does a
 * sentence that names no filter.
 */
export function parseSentence(sentence: string, context: SentenceContext): SentenceCriteria {
  const trimmed = sentence.trim().replace(/\s+/g, " ");
  if (context.names.all.has(fold(trimmed))) return { q: trimmed };

  const found: { -readonly [Key in keyof SearchCriteria]?: SearchCriteria[Key] } = {};
  const named = splitAtName(trimmed, context.names.ofSeveralWords);
  let rest = named === null ? trimmed : `${named.before}\n${named.after}`;

  /** Sets a bound in rupees; returns false for no amount, or one in a currency without a rate. */
  const setBound = (bound: "priceMin" | "priceMax", typed: TypedAmount | null) => {
    const { inrPerAed } = context;
    if (typed === null || typed.amount === 0 || (typed.currency === "AED" && inrPerAed === null))
      return false;
    found[bound] = toInr(typed, inrPerAed ?? 1);
    return true;
  };

  const bhk: BhkOption[] = [];
  rest = take(rest, bedroomPattern, (text) => void bhk.push(...optionsOf(text)));
  if (bhk.length > 0) found.bhk = [...new Set(bhk)].sort();

  rest = take(rest, betweenPattern, (text) => {
    const range = readRange(text);
    return range !== null && setBound("priceMin", range[0]) && setBound("priceMax", range[1]);
  });
  rest = take(rest, maxPattern, (text) => setBound("priceMax", readAmount(text)));
  rest = take(rest, minPattern, (text) => setBound("priceMin", readAmount(text)));
  if (found.priceMin === undefined && found.priceMax === undefined) {
    rest = take(rest, barePattern, (text) => setBound("priceMax", readAmount(text)));
  }

  const setTab = (tab: SearchTab) => () => void (found.tab = tab);
  rest = take(rest, rentPattern, setTab("rent"));
  rest = take(rest, salePattern, setTab("sale"));

  const construction: ConstructionStatus[] = [];
  rest = take(rest, constructionPattern, (text) => {
    const status = parseConstruction(text);
    if (status !== null) construction.push(status);
    return status !== null;
  });
  if (construction.length > 0) found.construction = [...new Set(construction)];

  for (const [name, city] of context.cities) {
    const parts = splitAtName(rest, [fold(name)]);
    if (parts === null) continue;
    rest = `${parts.before.replace(/\bin\s+$/i, "")} ${parts.after}`;
    found.city = city;
  }
  const { rest: wanted, unwanted } = splitUnwantedKinds(rest);
  let namesTypes = unwanted.length > 0;
  let finerType = "";
  rest = take(wanted, typePattern, (text) => {
    const type = typeOf(text);
    namesTypes = true;
    if (type !== null) found.type = type;
    finerType = finerTypeOf(text, context.typeWords);
  });

  const [before = "", after = ""] = rest.split("\n").map(remainingWords);
  const withoutKinds = unwanted.map(({ phrase }) => `not ${phrase}`);
  const q = [finerType, before, named?.name ?? "", after, ...withoutKinds]
    .filter((part) => part !== "")
    .join(" ");
  const saysMore = namesTypes || Object.keys(found).length > 0;
  const hasWish = trimmed.split(" ").some((word) => wishWords.has(fold(word)));
  return saysMore || (hasWish && q !== "") ? { ...found, q } : { q: trimmed };
}
