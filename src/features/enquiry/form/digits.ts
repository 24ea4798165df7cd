/** First code points of the decimal digits that visitors of this site may type: Arabic, Indic scripts, full width. */
const zeroCodePoints = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0xff10,
] as const;

const toAsciiDigit = (character: string): string => {
  const codePoint = character.codePointAt(0) ?? 0;
  const zero = zeroCodePoints.find((first) => codePoint >= first && codePoint <= first + 9);
  return zero === undefined ? character : String(codePoint - zero);
};

/** The text with Arabic, Indic and full-width digits written as 0–9; everything else is left alone. */
function foldDigits(text: string): string {
  return Array.from(text, toAsciiDigit).join("");
}

/** Only the digits of the text, as 0–9, in order (docs/requirements.md 5.1, 5.3). */
export function keepDigits(text: string): string {
  return foldDigits(text).replace(/[^0-9]/g, "");
}

/** The digits of a phone number, as 0–9, and its plus signs, of full width too. */
export function keepDialled(text: string): string {
  return foldDigits(text)
    .replace(/\uff0b/g, "+")
    .replace(/[^0-9+]/g, "");
}
