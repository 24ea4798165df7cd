import { fold, words } from "../../../lib/text";
import { splitUnwantedKinds } from "../../../catalogue/property-kind";
import { isStopWord } from "../../../lib/significant-words";
import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import {
  WHOLE_WORD,
  WORD_PART,
  WORD_START,
  forgivenErrors,
  isMisspelling,
  letterBits,
  literalQuality,
  mayBeMisspelling,
} from "./match-word";
import { homesRegisteredAs } from "./registration-match";
import { compareNewest } from "./sort-listings";

interface Field {
  readonly weight: number;
  readonly textsOf: (listing: CatalogueListing) => readonly (string | null)[];
}

const fields: readonly Field[] = [
  { weight: 100, textsOf: ({ title }) => [title] },
  {
    weight: 40,
    textsOf: ({ location, city, otherCityNames, otherPlaceNames }) => [
      location,
      city,
      ...otherCityNames,
      ...otherPlaceNames,
    ],
  },
  { weight: 12, textsOf: ({ projectName, developer }) => [projectName, developer] },
  { weight: 10, textsOf: ({ descriptionWords }) => descriptionWords },
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

export interface TextIndex {
  /** Newest first: equal scores keep this order. */
  readonly listings: readonly CatalogueListing[];
  readonly vocabulary: readonly string[];
  readonly letters: Int32Array;
  readonly fields: readonly { readonly weight: number; readonly index: InvertedIndex }[];
}

/** Enough for a search without words, and quick to make. */
export function createWordlessIndex(catalogue: readonly CatalogueListing[]): TextIndex {
  return {
    listings: [...catalogue].sort(compareNewest),
    vocabulary: [],
    letters: new Int32Array(),
    fields: [],
  };
}

/** Takes time: make it only when a search has words. */
export function createTextIndex(catalogue: readonly CatalogueListing[]): TextIndex {
  const { listings } = createWordlessIndex(catalogue);
  const numbers = new Map<string, number>();
  const numbersByText = new Map<string, readonly number[]>();
  const numberOf = (word: string) => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    numbers.set(word, numbers.size);
    return numbers.size - 1;
  };
  const numbersOf = (text: string) => {
    const known = numbersByText.get(text);
    if (known) return known;
    const own = words(text).map(numberOf);
    numbersByText.set(text, own);
    return own;
  };
  const lastFoundIn: number[] = [];
  const wordsByField: { readonly found: number[]; readonly ends: Uint32Array }[] = [];
  for (const [field, { textsOf }] of fields.entries()) {
    const found: number[] = [];
    const ends = new Uint32Array(listings.length);
    for (const [at, listing] of listings.entries()) {
      const place = field * listings.length + at;
      for (const text of textsOf(listing)) {
        if (text === null) continue;
        for (const word of numbersOf(text)) {
          if (lastFoundIn[word] === place) continue;
          lastFoundIn[word] = place;
          found.push(word);
        }
      }
      ends[at] = found.length;
    }
    wordsByField.push({ found, ends });
  }
  const vocabulary = [...numbers.keys()];
  const letters = Int32Array.from(vocabulary, letterBits);
  const indexed = wordsByField.map(({ found, ends }, at) => ({
    weight: fields[at]?.weight ?? 0,
    index: createInvertedIndex(found, ends, numbers.size),
  }));
  return { listings, vocabulary, letters, fields: indexed };
}

type Answers = readonly { readonly quality: number; readonly words: readonly number[] }[];

function literalAnswers(vocabulary: readonly string[], typed: string): Answers {
  const found = [WHOLE_WORD, WORD_START, WORD_PART].map((quality) => ({
    quality,
    words: new Array<number>(),
  }));
  vocabulary.forEach((word, number) => {
    const quality = literalQuality(typed, word);
    if (quality > 0) found.find((answer) => answer.quality === quality)?.words.push(number);
  });
  return found;
}

function misspeltAnswers({ vocabulary, letters }: TextIndex, typed: string, literal: Answers): Answers {
  const taken = new Set(literal.flatMap((answer) => answer.words));
  const errors = forgivenErrors(typed, taken.size > 0);
  if (errors === 0) return [];
  const near: number[] = [];
  const typedLetters = letterBits(typed);
  vocabulary.forEach((word, number) => {
    if (!mayBeMisspelling(typedLetters, letters[number] ?? 0, errors) || taken.has(number)) return;
    if (isMisspelling(typed, word, errors, taken.size === 0)) near.push(number);
  });
  return [{ quality: WORD_START, words: near }];
}

/** Sum over the fields of weight × quality of the best match. */
function scoreAnswers(index: TextIndex, answers: Answers): Float64Array {
  const score = new Float64Array(index.listings.length);
  const scoredIn = new Uint8Array(index.listings.length);
  index.fields.forEach((field, at) => {
    for (const { quality, words: numbers } of answers) {
      for (const number of numbers) {
        for (const listing of listingsOfWord(field.index, number)) {
          if (scoredIn[listing] === at + 1) continue;
          scoredIn[listing] = at + 1;
          score[listing] = (score[listing] ?? 0) + field.weight * quality;
        }
      }
    }
  });
  return score;
}

/** Fillers such as "in" and "near" count only where there is nothing else. */
function wordsToFind(q: string): readonly string[] {
  const typed = [...new Set(words(q))];
  const telling = typed.filter((word) => !isStopWord(word));
  return telling.length > 0 ? telling : typed;
}

/** False for punctuation alone. */
export function hasWords(q: string): boolean {
  return words(q).length > 0;
}

/** Homes with every word, best first (docs/requirements.md 5.4); "not villa" leaves that kind out. */
export function rankListings(
  index: TextIndex,
  text: string,
  passes: (listing: CatalogueListing) => boolean = () => true,
): readonly CatalogueListing[] {
  const registered = homesRegisteredAs(index.listings, text);
  if (registered.length > 0) return registered.filter(passes);

  const { rest: q, unwanted } = splitUnwantedKinds(text);
  const accepts = (listing: CatalogueListing) =>
    passes(listing) && !unwanted.some(({ kind }) => listing.kinds.includes(kind));
  const typedWords = wordsToFind(q);
  if (typedWords.length === 0) return index.listings.filter(accepts);

  const total = new Float64Array(index.listings.length);
  const mended = new Uint8Array(index.listings.length);
  const missing = new Uint8Array(index.listings.length);
  for (const typed of typedWords) {
    const literal = literalAnswers(index.vocabulary, typed);
    const literalScore = scoreAnswers(index, literal);
    const misspeltScore = scoreAnswers(index, misspeltAnswers(index, typed, literal));
    for (let at = 0; at < total.length; at += 1) {
      const own = literalScore[at] ?? 0;
      const near = own === 0 ? (misspeltScore[at] ?? 0) : 0;
      if (own + near === 0) missing[at] = 1;
      if (near > 0) mended[at] = (mended[at] ?? 0) + 1;
      total[at] = (total[at] ?? 0) + own + near;
    }
  }

  const wholeTitle = fold(q.trim());
  const found = index.listings.flatMap((listing, at) => {
    if (missing[at] === 1 || !accepts(listing)) return [];
    const isWholeTitle = fold(listing.title) === wholeTitle;
    return { listing, at, isWholeTitle, score: total[at] ?? 0, mended: mended[at] ?? 0 };
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

interface InvertedIndex {
  /** Listings of word `w`: from `starts[w]` up to `starts[w + 1]`. */
  readonly starts: Uint32Array;
  readonly listings: Uint32Array;
}

/** `words` are those of all listings in a row, as numbers; those of listing `i` end before `ends[i]`. */
function createInvertedIndex(words: readonly number[], ends: Uint32Array, wordCount: number): InvertedIndex {
  const starts = new Uint32Array(wordCount + 1);
  for (const word of words) starts[word + 1] = (starts[word + 1] ?? 0) + 1;
  for (let word = 0; word < wordCount; word += 1)
    starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);
  const next = starts.slice();
  const listings = new Uint32Array(words.length);
  let listing = 0;
  words.forEach((word, at) => {
    while (at >= (ends[listing] ?? Infinity)) listing += 1;
    const place = next[word] ?? 0;
    listings[place] = listing;
    next[word] = place + 1;
  });
  return { starts, listings };
}

function listingsOfWord(index: InvertedIndex, word: number): Uint32Array {
  return index.listings.subarray(index.starts[word] ?? 0, index.starts[word + 1] ?? 0);
}
