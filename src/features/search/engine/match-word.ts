import { isWithinErrors } from "../../../lib/typing-errors";

const WHOLE_WORD = 1;
export const WORD_START = 0.9;
const WORD_PART = 0.8;

/** Shorter words are not looked for inside others. */
const MIN_PART_LENGTH = 3;

/** The steps are so small that a title match outweighs all other fields; numbers match whole: "3" is not "30". */
export function literalQuality(typed: string, word: string): number {
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
export function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** False where more than `errors` of the typed letters are missing in the word. */
export function mayBeMisspelling(typedBits: number, wordBits: number, errors: number): boolean {
  let missing = typedBits & ~wordBits;
  for (let allowed = errors; missing !== 0; allowed -= 1) {
    if (allowed === 0) return false;
    missing &= missing - 1;
  }
  return true;
}
