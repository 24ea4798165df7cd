/** Including joiners, which some scripts write within a word. */
const combiningMarks = /[\p{M}\u200c\u200d]+/gu;
const plainAscii = /^[\u0020-\u007e]*$/;

/** Lower case without accents; the length may change. */
export function fold(text: string): string {
  const plain = plainAscii.test(text) ? text : text.normalize("NFD").replace(combiningMarks, "");
  return plain.toLowerCase();
}

/** Alphabetical order, whatever case and accents. A first `localeCompare` takes a phone 60 ms. */
export function compareTexts(a: string, b: string): number {
  const [first, second] = [fold(a), fold(b)];
  return first < second ? -1 : Number(first > second);
}

const apostrophes = /['’ʼ`]/g;
const wordPattern = /[\p{L}\p{N}]+/gu;
// Compiling Unicode classes takes a phone some milliseconds; most texts need none.
const asciiWordPattern = /[a-z\d]+/g;

/** Folded: "D’Souza's Villa, 2nd Block" gives dsouzas, villa, 2nd, block. */
export function words(text: string): readonly string[] {
  const folded = fold(text).replace(apostrophes, "");
  return folded.match(plainAscii.test(folded) ? asciiWordPattern : wordPattern) ?? [];
}

const zeroCodePoints = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0xff10,
] as const;

const toAsciiDigit = (character: string): string => {
  const codePoint = character.codePointAt(0) ?? 0;
  const zero = zeroCodePoints.find((first) => codePoint >= first && codePoint <= first + 9);
  return zero === undefined ? character : String(codePoint - zero);
};

/** Arabic, Indic and full-width digits as 0–9, their separators as ".", "," and "+"; keeps the length. */
export function foldDigits(text: string): string {
  if (plainAscii.test(text)) return text;
  const folded = Array.from(text, toAsciiDigit).join("");
  return folded
    .replace(/[٫．]/g, ".")
    .replace(/[٬،，]/g, ",")
    .replace(/＋/g, "+");
}

/** Cuts after `maxCharacters` code points and adds an ellipsis. */
export function truncate(text: string, maxCharacters: number): string {
  const characters = Array.from(text);
  if (characters.length <= maxCharacters) return text;
  return `${characters.slice(0, maxCharacters).join("").trimEnd()}…`;
}

type TextEntry = Pick<HTMLInputElement, "value" | "selectionStart" | "setSelectionRange">;

/** Cuts a field to what fits and returns it: needless blanks go first, then the end of what was just typed.
 * Used instead of `maxlength`, with which browsers cut before blanks can go. */
export function fitEntry(field: TextEntry, maxLength: number): string {
  const { value, selectionStart } = field;
  if (value.length <= maxLength) return value;
  const tidied = (text: string) => text.replace(/[^\S\n]+/g, " ").replace(/\n{3,}/g, "\n\n");
  const caret = selectionStart ?? value.length;
  const after = tidied(value.slice(caret)).trimEnd().slice(0, maxLength);
  const before = tidied(value.slice(0, caret)).trimStart();
  // Not half of a surrogate pair.
  const fitting = before.slice(0, maxLength - after.length).replace(/[\ud800-\udbff]$/, "");
  field.value = fitting + after;
  if (selectionStart !== null) field.setSelectionRange(fitting.length, fitting.length);
  return field.value;
}

/** "Café & Club" gives "cafe-club". */
export function slugify(text: string): string {
  return words(text).join("-");
}

/** "ULTRA LUXURY" gives "Ultra Luxury" (docs/requirements.md 2.7). */
export function capitalise(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/(^|[\s/(-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** "up to ₹2 Cr" gives "Up to ₹2 Cr". */
export function capitaliseFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const namedEntities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  rsquo: "’",
  ndash: "–",
  mdash: "—",
  copy: "©",
};

/** Text of HTML for search and previews. Not a sanitiser: never write it as HTML (docs/decisions/content-checks.md). */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replace(/&([a-z]+);/g, (entity, name: string) => namedEntities[name] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}

/** Whether a text can end an address: "orchard-row". */
export const isSlug = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text as the source of a regular expression that matches it alone. */
export const patternOf = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Escapes for HTML and XML, in content and attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);
}

export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
