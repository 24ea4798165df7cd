import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import { splitUnwantedKinds } from "../../../catalogue/listing-words";
import { memoize } from "../../../lib/memoize";
import { isStopWord } from "../../../lib/significant-words";
import { fold, words } from "../../../lib/text";
import { isWithinErrors } from "../../../lib/typing-errors";
import { homesRegisteredAs } from "./registration-match";

const WHOLE_WORD = 1;
const WORD_START = 0.9;
const WORD_PART = 0.8;

/** Shorter words are not looked for inside others. */
const MIN_PART_LENGTH = 3;

const spaced = (text: string) => ` ${text} `;

/** Of the best match in words with a blank around each; a title match outweighs all others; "3" is not "30". */
function literalQuality(typed: string) {
  const ofStart = /^\d+$/.test(typed) ? 0 : WORD_START;
  const ofPart = ofStart > 0 && typed.length >= MIN_PART_LENGTH ? WORD_PART : 0;
  return (text: string) => {
    let best = 0;
    for (let at = text.indexOf(typed); at >= 0; at = text.indexOf(typed, at + 1)) {
      const isStart = text[at - 1] === " ";
      if (isStart && text[at + typed.length] === " ") return WHOLE_WORD;
      best = Math.max(best, isStart ? ofStart : ofPart);
    }
    return best;
  };
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

type WordsOf = (text: string | null) => string;

/** What is searched of a home, with weights. */
const fields: readonly {
  readonly weight: number;
  readonly textOf: (home: CatalogueListing, wordsOf: WordsOf) => string;
}[] = [
  { weight: 100, textOf: ({ title }, wordsOf) => wordsOf(title) },
  {
    weight: 40,
    textOf: ({ location, city, otherCityNames, otherPlaceNames }, wordsOf) =>
      [location, city, ...otherCityNames, ...otherPlaceNames].map(wordsOf).join(""),
  },
  { weight: 12, textOf: ({ projectName, developer }, wordsOf) => wordsOf(projectName) + wordsOf(developer) },
  {
    weight: 8,
    textOf: ({ tags, typeWords, bedrooms, bedroomNumbers }, wordsOf) =>
      [...tags.map(({ label }) => label), ...typeWords, bedrooms, ...bedroomNumbers.map(String)]
        .map(wordsOf)
        .join(""),
  },
  { weight: 10, textOf: ({ descriptionWords }) => spaced(descriptionWords) },
];

type Dated = Pick<CatalogueListing, "listingId" | "postedAt">;

/** Latest day first; on the same day the higher id, which was given later. */
export function compareNewest(a: Dated, b: Dated): number {
  if (a.postedAt !== b.postedAt) return a.postedAt < b.postedAt ? 1 : -1;
  return b.listingId - a.listingId;
}

type TextIndex = readonly CatalogueListing[];

/** Listings newest first, as equal scores keep their order. */
export const createTextIndex = memoize((catalogue: TextIndex): TextIndex =>
  [...catalogue].sort(compareNewest),
);

type Texts = readonly (readonly string[])[];

/** Of each home the texts of `fields`; many homes share the names of places, builders and badges. */
const textsOf = memoize((index: TextIndex): Texts => {
  const known = new Map<string, string>();
  const wordsOf = (text: string | null) => {
    if (text === null) return "";
    const joined = known.get(text) ?? spaced(words(text).join(" "));
    known.set(text, joined);
    return joined;
  };
  return index.map((home) => fields.map(({ textOf }) => textOf(home, wordsOf)));
});

function wordsIn(texts: readonly string[]): readonly string[] {
  const found = new Set<string>();
  for (const text of texts) for (const word of text.split(" ")) found.add(word);
  return [...found];
}
const nameWordsOf = memoize((texts: Texts) => wordsIn(texts.flatMap((ofHome) => ofHome.slice(0, -1))));
const descriptionWordsOf = memoize((texts: Texts) => wordsIn(texts.map((ofHome) => ofHome.at(-1) ?? "")));

/** Sum over the fields of weight × quality. */
const scoreOf = (texts: readonly string[], qualityOf: (text: string) => number) =>
  fields.reduce((sum, { weight }, field) => sum + weight * qualityOf(texts[field] ?? ""), 0);

/** Scores a home by its index for `typed`, or for words that may be meant, those of descriptions last. */
function matcherOf(index: TextIndex, typed: string) {
  const texts = textsOf(index);
  const qualityOf = literalQuality(typed);
  const isKnown = texts.some((ofHome) => ofHome.some((text) => qualityOf(text) > 0));
  const errors = forgivenErrors(typed, isKnown);
  const isMeant = (word: string) =>
    isMisspelling(typed, word, errors, !isKnown) && qualityOf(spaced(word)) === 0;
  const meant = errors === 0 ? [] : nameWordsOf(texts).filter(isMeant);
  if (errors > 0 && meant.length === 0) meant.push(...descriptionWordsOf(texts).filter(isMeant));
  const ofMeant = meant.map(literalQuality);
  const meantQuality = (text: string) =>
    ofMeant.some((quality) => quality(text) === WHOLE_WORD) ? WORD_START : 0;
  return {
    literal: (at: number) => (isKnown ? scoreOf(texts[at] ?? [], qualityOf) : 0),
    misspelt: (at: number) => (meant.length > 0 ? scoreOf(texts[at] ?? [], meantQuality) : 0),
  };
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
  const registered = homesRegisteredAs(index, text);
  if (registered.length > 0) return registered.filter(passes);

  const { remaining: q, unwanted } = splitUnwantedKinds(text);
  const accepts = (listing: CatalogueListing) =>
    passes(listing) && !unwanted.some(({ kind }) => listing.kinds.includes(kind));
  const typedWords = wordsToFind(q);
  if (typedWords.length === 0) return index.filter(accepts);

  const matchers = typedWords.map((typed) => matcherOf(index, typed));
  const wholeTitle = fold(q.trim());
  const found = index.flatMap((listing, at) => {
    if (!accepts(listing)) return [];
    let [score, mended] = [0, 0];
    for (const { literal, misspelt } of matchers) {
      const ofLiteral = literal(at);
      const ofWord = ofLiteral || misspelt(at);
      if (ofWord === 0) return [];
      if (ofLiteral === 0) mended += 1;
      score += ofWord;
    }
    return { listing, at, mended, score, isWholeTitle: fold(listing.title) === wholeTitle };
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
