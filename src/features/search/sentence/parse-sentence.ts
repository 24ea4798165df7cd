/** Free text of the hero search, "3 BHK under 1.5 crore in Whitefield", as criteria. */
import { fold, foldDigits, words } from "../../../lib/text";
import { findFolded, type TextRange } from "../../../lib/find-folded";
import { isStopWord } from "../../../lib/significant-words";
import { emptyCriteria, filters, type SearchCriteria } from "../filters/filter-table";
import { countChoices } from "../filters/list-table";
import { sentenceReader, type CatalogueWords } from "./sentence-reader";

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

export interface SentenceContext extends CatalogueWords {
  /** Every name of each city, its own and others: "Bengaluru" is Bangalore. */
  readonly cities: readonly (readonly [name: string, city: string])[];
  /** Names that stay whole: "Villa Serenity" is a home and not the type villa. */
  readonly names: SentenceNames;
}

/** The criteria that a sentence names; `q` holds the remaining words. */
export type SentenceCriteria = Partial<Omit<SearchCriteria, "q">> & Pick<SearchCriteria, "q">;

/** Words such as "home" that are true of every listing or of none. */
const wishWords = new Set(
  "buy find home homes house houses listing listings looking me need property properties show want".split(
    " ",
  ),
);

/** "Not" and "no" are kept: what they stand before is not wanted. */
const isFiller = (word: string) =>
  (isStopWord(fold(word)) && !/^not?$/i.test(word)) || wishWords.has(fold(word));

/** Words as typed, without fillers such as "in", "near" and "homes". */
function remainingWords(text: string): string {
  const left = text.split(/[\s;]+|,(?!\d)/).filter((word) => words(word).length > 0);
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

/** A longer text, in characters, is no sentence of a search, and takes long to read. */
const longestSentence = 300;

/** Filters in the order of reading: what is said last is read first, as "rent" says what an amount is for. */
const saidFilters = [...filters].sort((a, b) => b.place - a.place);

/**
 * Reads the filters that a sentence names, and its city, and leaves the other words in `q`. `chosen` is the search in
 * which it is said. A name of the catalogue stays whole, as does a sentence that names no filter.
 */
export function parseSentence(
  sentence: string,
  context: SentenceContext,
  chosen: SearchCriteria = emptyCriteria,
): SentenceCriteria {
  const trimmed = sentence.trim().replace(/\s+/g, " ");
  if (trimmed.length > longestSentence || context.names.all.has(fold(trimmed))) return { q: trimmed };

  const named = splitAtName(trimmed, context.names.ofSeveralWords);
  const reader = sentenceReader(
    foldDigits(named === null ? trimmed : `${named.before}\n${named.after}`),
    context,
  );
  const found = saidFilters.reduce<Partial<SearchCriteria>>((said, filter) => {
    const part = filter.sentence?.(reader, { ...chosen, ...said }) ?? {};
    return countChoices(filters, { ...emptyCriteria, ...part }) === 0 ? said : { ...said, ...part };
  }, {});

  let rest = reader.rest();
  let city: string | null = null;
  for (const [name, ofCity] of context.cities) {
    const parts = splitAtName(rest, [fold(name)]);
    if (parts === null) continue;
    rest = `${parts.before.replace(/\bin\s+$/i, "")} ${parts.after}`;
    city = ofCity;
  }
  const { finerType, unwanted, namesTypes } = reader.types();
  const [before = "", after = ""] = rest.split("\n").map(remainingWords);
  const q = [finerType, before, named?.name ?? "", after, ...unwanted]
    .filter((part) => part !== "")
    .join(" ");
  const saysMore = namesTypes || city !== null || Object.keys(found).length > 0;
  const hasWish = trimmed.split(" ").some((word) => wishWords.has(fold(word)));
  if (!saysMore && !(hasWish && q !== "")) return { q: trimmed };
  return { ...found, ...(city !== null && { city }), q };
}
