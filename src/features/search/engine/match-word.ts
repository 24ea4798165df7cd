/** How well a word of the catalogue matches a typed word. */
import { isWithinErrors } from "../../../lib/typing-errors";

export const WHOLE_WORD = 1;
export const WORD_START = 0.9;
export const WORD_PART = 0.8;

/** Typed words shorter than this find whole words and word beginnings only. */
const MIN_PART_LENGTH = 3;

/**
 * 1 for the same word, 0.9 where it starts the word ("white" in whitefield), 0.8 inside ("field"), else 0. The steps
 * are so small that any title match outweighs location, description, tag and project name together. Numbers match
 * whole: "3" is not "30".
 */
export function literalQuality(typed: string, word: string): number {
  if (typed === word) return WHOLE_WORD;
  if (/^\d+$/.test(typed)) return 0;
  if (word.startsWith(typed)) return WORD_START;
  return typed.length >= MIN_PART_LENGTH && word.includes(typed) ? WORD_PART : 0;
}

/**
 * Typing errors forgiven in a word: none below four letters, one from four, two from eight. Where the catalogue has the
 * word as typed, only one from six letters, so that "lake" does not also find every "lane". None in numbers.
 */
export function forgivenErrors(typed: string, isKnown: boolean): number {
  if (/\d/.test(typed)) return 0;
  if (isKnown) return typed.length >= 6 ? 1 : 0;
  if (typed.length >= 8) return 2;
  return typed.length >= 4 ? 1 : 0;
}

/** Typed words shorter than this are not compared with the beginning of longer words. */
const MIN_MENDED_START = 5;

/**
 * Whether `word` may be what was meant by `typed`. With `withStarts` the typed word may also be the misspelt beginning
 * of it, so that "whitefei" on the way to "whitefeild" still finds Whitefield.
 */
export function isMisspelling(typed: string, word: string, errors: number, withStarts: boolean): boolean {
  if (isWithinErrors(typed, word, errors)) return true;
  if (!withStarts || typed.length < MIN_MENDED_START || word.length <= typed.length) return false;
  return isWithinErrors(typed, word.slice(0, typed.length), 1);
}

/** Letters of a word as bits, with which words that cannot match are skipped. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/**
 * Whether at most `errors` of the typed letters are missing in the word, without which it cannot be a misspelling of
 * it.
 */
export function mayBeMisspelling(typedBits: number, wordBits: number, errors: number): boolean {
  let missing = typedBits & ~wordBits;
  for (let allowed = errors; missing !== 0; allowed -= 1) {
    if (allowed === 0) return false;
    missing &= missing - 1;
  }
  return true;
}
