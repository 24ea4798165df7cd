import { keepDigits } from "../form/phone-reading";

/** docs/requirements.md 9. */
const codeLength = 6;

/** Fills the array with random 32-bit numbers. */
export type RandomSource = (words: Uint32Array<ArrayBuffer>) => void;

export const browserRandom: RandomSource = (words) => {
  globalThis.crypto.getRandomValues(words);
};

const codeCount = 10 ** codeLength;

/** Rejects numbers from the last multiple of a million on, so that every code is equally likely. */
const fairBelow = Math.floor(2 ** 32 / codeCount) * codeCount;

/** Six digits, leading zeros kept (docs/decisions/enquiry-flow.md). */
export function randomCode(random: RandomSource): string {
  const words = new Uint32Array(1);
  let number = fairBelow;
  while (number >= fairBelow) {
    random(words);
    number = words[0] ?? fairBelow;
  }
  return String(number % codeCount).padStart(codeLength, "0");
}

/** Six digits at most, "123 456" too (docs/requirements.md 5.3); a whole code typed behind `before` replaces it. */
export function parseCodeInput(raw: string, before = ""): string {
  const digits = keepDigits(raw);
  const added = digits.startsWith(before) ? digits.slice(before.length) : "";
  return (added.length >= codeLength ? added : digits).slice(0, codeLength);
}
