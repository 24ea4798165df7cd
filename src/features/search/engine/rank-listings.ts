import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import { splitUnwantedKinds } from "../../../catalogue/listing-words";
import { isStopWord } from "../../../lib/significant-words";
import { fold, words } from "../../../lib/text";
import { isWithinErrors } from "../../../lib/typing-errors";
import { homesRegisteredAs } from "./registration-match";

const WHOLE_WORD = 1;
const WORD_START = 0.9;
const WORD_PART = 0.8;

/** Shorter words are not looked for inside others. */
const MIN_PART_LENGTH = 3;

/** The steps are so small that a title match outweighs all other fields; numbers match whole: "3" is not "30". */
function literalQuality(typed: string, word: string): number {
  if (typed === word) return WHOLE_WORD;
  if (/^\d+$/.test(typed)) return 0;
  if (word.startsWith(typed)) return WORD_START;
  return typed.length >= MIN_PART_LENGTH && word.includes(typed) ? WORD_PART : 0;
}

/** Typing errors forgiven: 0 below four letters and in numbers, 1 from four, 2 from eight; a known word 1 from six. */
export function forgivenErrors(typed: string, isKnown: boolean): number {
  if (/\d/.test(typed)) return 0;
  if (isKnown) return typed.length >= 6 ? 1 : 0;
  if (typed.length >= 8) return 2;
  return typed.length >= 4 ? 1 : 0;
}

const MIN_MENDED_START = 5;

/** With `withStarts` also its misspelt beginning: "whitefei" finds Whitefield. */
export function isMisspelling(typed: string, word: string, errors: number, withStarts: boolean): boolean {
  if (isWithinErrors(typed, word, errors)) return true;
  if (!withStarts || typed.length < MIN_MENDED_START || word.length <= typed.length) return false;
  return isWithinErrors(typed, word.slice(0, typed.length), 1);
}

/** Letters of a word as bits, to skip words that cannot match. */
function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** False where more than `errors` of the typed letters are missing in the word. */
function mayBeMisspelling(typedBits: number, wordBits: number, errors: number): boolean {
  let missing = typedBits & ~wordBits;
  for (let allowed = errors; missing !== 0; allowed -= 1) {
    if (allowed === 0) return false;
    missing &= missing - 1;
  }
  return true;
}

interface Field {
  readonly weight: number;
  readonly textsOf: (listing: CatalogueListing) => readonly (string | null)[];
}

const fields: readonly Field[] = [
  { weight: 100, textsOf: ({ title }) => [title] },
  {
    weight: 40,
    textsOf: (home) => [home.location, home.city, ...home.otherCityNames, ...home.otherPlaceNames],
  },
  { weight: 12, textsOf: ({ projectName, developer }) => [projectName, developer] },
  { weight: 10, textsOf: ({ descriptionWords }) => descriptionWords.split(" ") },
  {
    weight: 8,
    textsOf: ({ tags, typeWords, bedrooms, bedroomNumbers }) => [
      ...tags.map((tag) => tag.label),
      ...typeWords,
      bedrooms,
      ...bedroomNumbers.map(String),
    ],
  },
];

interface IndexedWord {
  readonly word: string;
  readonly letters: number;
  /** For each of `fields`, the homes that have the word there, as indices of `listings`. */
  readonly homes: readonly number[][];
}

function indexWords(listings: readonly CatalogueListing[]): readonly IndexedWord[] {
  const byWord = new Map<string, IndexedWord>();
  const byText = new Map<string, readonly IndexedWord[]>();
  const indexedWord = (word: string): IndexedWord => {
    const indexed = byWord.get(word) ?? { word, letters: letterBits(word), homes: fields.map(() => []) };
    byWord.set(word, indexed);
    return indexed;
  };
  const wordsOf = (text: string) => {
    const indexed = byText.get(text) ?? words(text).map(indexedWord);
    byText.set(text, indexed);
    return indexed;
  };
  listings.forEach((listing, at) => {
    fields.forEach(({ textsOf }, field) => {
      for (const text of textsOf(listing)) {
        for (const { homes } of text === null ? [] : wordsOf(text)) {
          const found = homes[field];
          if (found !== undefined && found.at(-1) !== at) found.push(at);
        }
      }
    });
  });
  return [...byWord.values()];
}

type Dated = Pick<CatalogueListing, "listingId" | "postedAt">;

/** Latest day first; on the same day the higher id, which was given later. */
export function compareNewest(a: Dated, b: Dated): number {
  if (a.postedAt !== b.postedAt) return a.postedAt < b.postedAt ? 1 : -1;
  return b.listingId - a.listingId;
}

/** Listings newest first, as equal scores keep their order; words are read once a search asks for them. */
export function createTextIndex(catalogue: readonly CatalogueListing[]) {
  const listings: readonly CatalogueListing[] = [...catalogue].sort(compareNewest);
  let indexed: readonly IndexedWord[] | null = null;
  return {
    listings,
    get words() {
      return (indexed ??= indexWords(listings));
    },
  };
}

export type TextIndex = Readonly<ReturnType<typeof createTextIndex>>;

function literalMatches(index: TextIndex, typed: string) {
  return index.words
    .map(({ word, homes }) => ({ homes, quality: literalQuality(typed, word) }))
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
}

function misspeltMatches(index: TextIndex, typed: string, isKnown: boolean) {
  const errors = forgivenErrors(typed, isKnown);
  const typedLetters = letterBits(typed);
  return index.words
    .filter(
      ({ word, letters }) =>
        errors > 0 &&
        mayBeMisspelling(typedLetters, letters, errors) &&
        literalQuality(typed, word) === 0 &&
        isMisspelling(typed, word, errors, !isKnown),
    )
    .map(({ homes }) => ({ homes, quality: WORD_START }));
}

/** By the index of a home: sum over the fields of weight × quality of the best match. */
function scoreMatches(matches: ReturnType<typeof literalMatches>): ReadonlyMap<number, number> {
  const scores = new Map<number, number>();
  fields.forEach(({ weight }, field) => {
    const scored = new Set<number>();
    for (const { homes, quality } of matches) {
      for (const home of homes[field] ?? []) {
        if (scored.has(home)) continue;
        scored.add(home);
        scores.set(home, (scores.get(home) ?? 0) + weight * quality);
      }
    }
  });
  return scores;
}

/** Fillers such as "in" and "near" count only where there is nothing else. */
function wordsToFind(q: string): readonly string[] {
  const typed = [...new Set(words(q))];
  const telling = typed.filter((word) => !isStopWord(word));
  return telling.length > 0 ? telling : typed;
}

/** Homes with every word, best first (docs/requirements.md 5.4); "not villa" leaves that kind out. */
export function rankListings(
  index: TextIndex,
  text: string,
  passes: (listing: CatalogueListing) => boolean = () => true,
): readonly CatalogueListing[] {
  const registered = homesRegisteredAs(index.listings, text);
  if (registered.length > 0) return registered.filter(passes);

  const { remaining: q, unwanted } = splitUnwantedKinds(text);
  const accepts = (listing: CatalogueListing) =>
    passes(listing) && !unwanted.some(({ kind }) => listing.kinds.includes(kind));
  const typedWords = wordsToFind(q);
  if (typedWords.length === 0) return index.listings.filter(accepts);

  const scores = typedWords.map((typed) => {
    const literal = literalMatches(index, typed);
    return {
      literal: scoreMatches(literal),
      misspelt: scoreMatches(misspeltMatches(index, typed, literal.length > 0)),
    };
  });
  const wholeTitle = fold(q.trim());
  const found = index.listings.flatMap((listing, at) => {
    const ofWords = scores.map(({ literal, misspelt }) => literal.get(at) ?? misspelt.get(at) ?? 0);
    if (ofWords.includes(0) || !accepts(listing)) return [];
    return {
      listing,
      at,
      mended: scores.filter(({ literal }) => !literal.has(at)).length,
      score: ofWords.reduce((sum, score) => sum + score),
      isWholeTitle: fold(listing.title) === wholeTitle,
    };
  });
  return found
    .sort(
      (a, b) =>
        a.mended - b.mended ||
        b.score - a.score ||
        Number(b.isWholeTitle) - Number(a.isWholeTitle) ||
        a.at - b.at,
    )
    .map(({ listing }) => listing);
}
