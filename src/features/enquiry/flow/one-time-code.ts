import { keepDigits } from "../form/phone-input";

/** docs/requirements.md 9: six digits. */
const codeLength = 6;

/** Fills the array with random 32-bit numbers; `crypto.getRandomValues` in a browser, anything in a test. */
export type RandomSource = (words: Uint32Array<ArrayBuffer>) => void;

/** The browser's own strong source of randomness. */
export const browserRandom: RandomSource = (words) => {
  globalThis.crypto.getRandomValues(words);
};

const codeCount = 10 ** codeLength;

/** Random numbers at or above the largest multiple of a million are rejected, so that every code is equally likely. */
const fairBelow = Math.floor(2 ** 32 / codeCount) * codeCount;

/** A random code of six digits, leading zeros kept (docs/decisions/enquiry-flow.md). */
export function randomCode(random: RandomSource): string {
  const words = new Uint32Array(1);
  let number = fairBelow;
  while (number >= fairBelow) {
    random(words);
    number = words[0] ?? fairBelow;
  }
  return String(number % codeCount).padStart(codeLength, "0");
}

/**
 * The digits of an input to the code field, six at most; reads "123 456" (docs/requirements.md 5.3,
 * docs/decisions/enquiry-flow.md). A whole code entered behind the digits that were there takes their place.
 */
export function readCodeInput(raw: string, before = ""): string {
  const digits = keepDigits(raw);
  const added = digits.startsWith(before) ? digits.slice(before.length) : "";
  return (added.length >= codeLength ? added : digits).slice(0, codeLength);
}

/**
 * Keeps the code of one form in a closure, where nothing that prints, stores or serialises can reach it
 * (docs/decisions/enquiry-flow.md). A new code is a candidate until its e-mail has been sent; until then the code
 * already in the visitor's inbox stays valid.
 */
export interface CodeKeeper {
  /** Makes a candidate for the e-mail. */
  readonly issue: () => string;
  /** Makes the candidate the code. */
  readonly accept: () => void;
  /** Drops the candidate; an older code stays valid. */
  readonly reject: () => void;
  /** Drops the code and the candidate. */
  readonly discard: () => void;
  /** Whether the typed digits are the code; false when there is none. */
  readonly matches: (typed: string) => boolean;
}

/** A keeper without a code yet. */
export function createCodeKeeper(random: RandomSource): CodeKeeper {
  let current: string | null = null;
  let candidate: string | null = null;
  return {
    issue: () => {
      candidate = randomCode(random);
      return candidate;
    },
    accept: () => {
      current = candidate ?? current;
      candidate = null;
    },
    reject: () => {
      candidate = null;
    },
    discard: () => {
      current = null;
      candidate = null;
    },
    matches: (typed) => current !== null && readCodeInput(typed) === current,
  };
}
