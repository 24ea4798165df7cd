/** Free text of the hero search, "3 BHK under 1.5 crore in Whitefield", as criteria (issue: finding a home). */
import { bhkOptionOf, parseBedrooms } from "../../lib/bedrooms";
import type { BhkOption } from "../../lib/bedrooms";
import { toInr, type Price } from "../../lib/money";
import { parsePrice } from "../../lib/parse-price";
import { fold, isStopWord, words } from "../../lib/text";
import { parseConstruction, parsePropertyKind, typeOptions } from "../../lib/taxonomy";
import type { ConstructionStatus, TypeOptionId } from "../../lib/taxonomy";
import type { SearchCriteria, SearchTab } from "./criteria";

export interface SentenceContext {
  readonly cities: readonly string[];
  /** Rupees for one dirham. */
  readonly inrPerAed: number;
  /** Titles that are searched as they stand: "Villa Serenity" is a name, not a wish for a villa. */
  readonly titles: readonly string[];
}

/** What a sentence says; what it leaves open is absent, `q` holds the words that remain. */
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
/** Without a preposition "500 m" is a distance, so that the short forms of million and thousand do not count. */
const barePattern = new RegExp(`(${sumIn("(?:crores?|cr|lakhs?|lacs?|l|millions?|mn)")})`, "i");

const bedroomUnit = "(?:bhk|bed(?:room)?s?\\b)";
const bedroomPattern = new RegExp(
  `\\d(?:\\.\\d)?\\+?(?:\\s*(?:bhk)?\\s*(?:-|–|,|/|&|to|or|and)\\s*\\d(?:\\.\\d)?)*\\+?[\\s-]*${bedroomUnit}`,
  "gi",
);
const rentPattern = /\b(?:(?:for|to|on)\s+(?:rent|lease|let)|rentals?|rent)\b/i;
const salePattern = /\b(?:for\s+sale|to\s+buy|buy)\b/i;
const constructionPattern =
  /\b(?:under[\s-]construction|off[\s-]plan|ready[\s-]to[\s-](?:move(?:[\s-]in)?|occupy)|(?:new|pre|newly)[\s-]launch(?:ed)?|launched)\b/gi;
const typePattern =
  /\b(?:apartments?|flats?|penthouses?|villas?|row[\s-]?houses?|bungalows?|plots?|farm[\s-]?lands?|commercial|offices?(?:\s+spaces?)?|shops?)\b/i;

/** Takes what matches out of a text and hands it to `use`; nothing happens where it does not match. */
function take(text: string, pattern: RegExp, use: (found: string) => boolean | void): string {
  return text.replace(pattern, (found: string, group: unknown) =>
    use(typeof group === "string" ? group : found) === false ? found : " ",
  );
}

function optionsOf(text: string): readonly BhkOption[] {
  const counts = parseBedrooms(text.replace(/\bto\b/gi, "-"));
  return [...new Set(counts.map(bhkOptionOf))].filter((option) => option !== null);
}

function typeOf(text: string): TypeOptionId | null {
  const kind = parsePropertyKind(text);
  return typeOptions.find((option) => option.kind === kind)?.id ?? null;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Words of a wish that every listing answers, or none. */
const wishWords = new Set(
  "buy find home homes house houses listing listings looking me need property properties show want".split(
    " ",
  ),
);

/** Words that say something, as typed, without fillers such as "in", "near" and "homes". */
function remainingWords(text: string): string {
  const left = text.split(/[\s,;]+/).filter((word) => words(word).length > 0);
  return left.filter((word) => !isStopWord(fold(word)) && !wishWords.has(fold(word))).join(" ");
}

/**
 * Reads bedrooms, price bounds, city, type, construction status and rent or sale out of a sentence and leaves the other
 * words as the text to search. An amount without a preposition is taken for the most a visitor would pay. A text that is
 * a title of the catalogue stays whole.
 */
export function parseSentence(sentence: string, context: SentenceContext): SentenceCriteria {
  const trimmed = sentence.trim().replace(/\s+/g, " ");
  if (context.titles.some((title) => fold(title) === fold(trimmed))) return { q: trimmed };

  const found: { -readonly [Key in keyof SearchCriteria]?: SearchCriteria[Key] } = {};
  const inr = (price: Pick<Price, "amount" | "currency">) => toInr(price, context.inrPerAed);
  let rest = trimmed;

  const bhk: BhkOption[] = [];
  rest = take(rest, bedroomPattern, (text) => void bhk.push(...optionsOf(text)));
  if (bhk.length > 0) found.bhk = [...new Set(bhk)].sort();

  rest = take(rest, betweenPattern, (text) => {
    const { amount, amountMax, currency: unitOfPrice } = parsePrice(text.replace(/\band\b/i, "-"));
    if (amount === null || amountMax === null) return false;
    found.priceMin = inr({ amount, currency: unitOfPrice });
    found.priceMax = inr({ amount: amountMax, currency: unitOfPrice });
    return true;
  });
  rest = take(rest, maxPattern, (text) => void (found.priceMax = inr(parsePrice(text))));
  rest = take(rest, minPattern, (text) => void (found.priceMin = inr(parsePrice(text))));
  if (found.priceMin === undefined && found.priceMax === undefined) {
    rest = take(rest, barePattern, (text) => void (found.priceMax = inr(parsePrice(text))));
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

  for (const city of context.cities) {
    rest = take(rest, new RegExp(`(?:\\bin\\s+)?\\b${escape(city)}\\b`, "i"), () => void (found.city = city));
  }
  rest = take(rest, typePattern, (text) => {
    const type = typeOf(text);
    if (type !== null) found.type = type;
    return type !== null;
  });
  return { ...found, q: remainingWords(rest) };
}
