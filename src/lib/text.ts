/** Text as people type it: folding, words, cutting. Pure; used at build and in the browser. */

const combiningMarks = /\p{M}+/gu;
const plainAscii = /^[\u0020-\u007e]*$/;

/** Lower case without accents, so that "Café" and "cafe" compare equal. Length may differ from the input's. */
export function fold(text: string): string {
  const plain = plainAscii.test(text) ? text : text.normalize("NFD").replace(combiningMarks, "");
  return plain.toLowerCase();
}

const apostrophes = /['’ʼ`]/g;
const wordPattern = /[\p{L}\p{N}]+/gu;
// Unicode's classes cost a phone some milliseconds to compile; most words do without.
const asciiWordPattern = /[a-z\d]+/g;

/** Folded words in order: "D’Souza's Villa, 2nd Block" gives dsouzas, villa, 2nd, block. */
export function words(text: string): readonly string[] {
  const folded = fold(text).replace(apostrophes, "");
  return folded.match(plainAscii.test(folded) ? asciiWordPattern : wordPattern) ?? [];
}

const stopWords = new Set(
  (
    "a about across all also along an and any are as at be been both but by can each every for from has have here " +
    "how if in into is it its just more most near no not of off on one only onto or other our out over own per so " +
    "some such than that the their them then there these they this those through to too two under until up very " +
    "was we well were what when where which while who will with within would you your"
  ).split(" "),
);

/** Whether a folded word carries no meaning in a search ("in", "near", "the"). */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Words of a text that a search may look for, each once: no fillers, no single letters. */
export function significantWords(text: string): readonly string[] {
  return [...new Set(words(text))].filter(
    (word) => !isStopWord(word) && (word.length > 1 || /\d/.test(word)),
  );
}

/** A stretch of a text: `start` inclusive, `end` exclusive, in UTF-16 units of the original. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Where `needle` first occurs in `text`, blind to case and accents; positions are those of the unfolded text. */
export function findFolded(text: string, needle: string): TextRange | null {
  const wanted = fold(needle);
  if (wanted === "") return null;
  let folded = "";
  const starts: number[] = [];
  const ends: number[] = [];
  let offset = 0;
  for (const character of text) {
    for (const unit of fold(character)) {
      folded += unit;
      starts.push(offset);
      ends.push(offset + character.length);
    }
    offset += character.length;
    if (fold(character) === "" && ends.length > 0) ends[ends.length - 1] = offset;
  }
  const at = folded.indexOf(wanted);
  const start = starts[at];
  const end = ends[at + wanted.length - 1];
  return start === undefined || end === undefined ? null : { start, end };
}

/** Cuts after `maxCharacters` characters (not UTF-16 units) and adds an ellipsis; shorter texts stay as they are. */
export function truncate(text: string, maxCharacters: number): string {
  const characters = Array.from(text);
  if (characters.length <= maxCharacters) return text;
  return `${characters.slice(0, maxCharacters).join("").trimEnd()}…`;
}

/** Lower-case words joined by hyphens, for addresses and keys: "Café & Club" gives "cafe-club". */
export function slugify(text: string): string {
  return words(text).join("-");
}

/** Every word with a capital first letter: "ULTRA LUXURY" gives "Ultra Luxury" (specification 2.7). */
export function capitalise(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/(^|[\s/(-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** The text with a capital first letter, the rest as it is: "up to ₹2 Cr" gives "Up to ₹2 Cr". */
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
};

/**
 * Words of an HTML or plain text, tags removed and common entities read; for search and previews.
 * Not a sanitiser: its result is text and must never be written as HTML (decision A8).
 */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replace(/&([a-z]+);/g, (entity, name: string) => namedEntities[name] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}
