/** Texts that a program has damaged on their way: control characters, garbled signs, what a spreadsheet makes of words. */
import { isUtf8 } from "node:buffer";
import { isRecord } from "../../lib/json-record";
import { errorIn, warningIn, type Check, type ContentEntry, type FieldPath, type Issue } from "./issue";
import { quoted } from "./values";

interface PlacedText {
  readonly path: FieldPath;
  readonly text: string;
}

/** Every text of every entry that visitors would read damaged. */
export const checkTextSigns: Check<"entries"> = ({ entries }) =>
  entries.flatMap((entry) =>
    textsBelow(entry.value).flatMap(
      (placed) => damage(entry, placed) ?? madeBySpreadsheet(entry, placed) ?? [],
    ),
  );

function textsBelow(value: unknown, path: FieldPath = []): PlacedText[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item: unknown, at) => textsBelow(item, [...path, at]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, item]) => textsBelow(item, [...path, name]));
}

/** What XML may not hold, and the control characters that HTML may not. */
const controlSign = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/u;

function damage(entry: ContentEntry, { path, text }: PlacedText): Issue | null {
  const [sign] = controlSign.exec(text) ?? [];
  if (sign !== undefined) {
    const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    const place = beside(text, text.indexOf(sign), sign.length);
    const message = `holds the invisible control character U+${code} ${place}; remove it, or write \\n for a new line`;
    return errorIn(entry, path, message);
  }
  const lost = text.indexOf("\ufffd");
  if (lost >= 0) {
    const message = `has the sign � ${beside(text, lost, 1)}, in place of one that was lost; write the one that stood there`;
    return errorIn(entry, path, message);
  }
  if (/(?:^|[\s(])\?\s?\d[\d,.]*\s?(?:Cr|L|lakh|crore|\/|$)/i.test(text))
    return errorIn(entry, path, `${quoted(text)} has "?" where "₹" was lost; write "₹"`);
  const garbled = garbledIn(text);
  if (garbled === null) return null;
  const { seen, meant } = garbled;
  return errorIn(entry, path, `has "${seen}" where "${meant}" was garbled; write "${meant}"`);
}

/** Where a sign stands that cannot be shown: 'after "Lake "'. */
function beside(text: string, at: number, length: number): string {
  const before = text.slice(Math.max(0, at - 16), at);
  return before.trim() === ""
    ? `before ${quoted(text.slice(at + length, at + length + 16))}`
    : `after ${quoted(before)}`;
}

/** Bytes from 0x80 on by the signs that an encoding shows for them. */
const bytesOf = (signs: string) => new Map(Array.from(signs, (sign, at) => [sign, 128 + at]));
// Some versions of Node decode windows-1252 as ISO 8859-1.
const windowsSigns = `€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ${String.fromCharCode(...Array.from({ length: 96 }, (_, at) => 160 + at))}`;
const macintoshSigns = new TextDecoder("macintosh").decode(
  Uint8Array.from({ length: 128 }, (_, at) => 128 + at),
);

/** Encodings that UTF-8 is taken for, with the first signs by which it shows: those of Latin, Indian and other signs. */
const mistaken = [
  { bytes: bytesOf(windowsSigns), first: /[ÂÃàâïð]/g },
  { bytes: bytesOf(macintoshSigns), first: /‚/g },
] as const;

/** The first signs of a text that are UTF-8 read in another encoding, "â‚¹", and what they were, "₹"; null without any. */
function garbledIn(text: string): { readonly seen: string; readonly meant: string } | null {
  for (const { bytes, first } of mistaken)
    for (const { index } of text.matchAll(first)) {
      const lead = bytes.get(text[index] ?? "") ?? 0;
      const seen = text.slice(index, index + (lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2));
      const written = Buffer.from(Array.from(seen, (sign) => bytes.get(sign) ?? 0));
      const meant = written.toString("utf8");
      if (isUtf8(written) && Array.from(meant).length === 1 && !meant.includes("\0")) return { seen, meant };
    }
  return null;
}

const errorWord =
  /^(?:#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|GETTING_DATA|#+)|Err:\d{3})$/i;
const month = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)";
const madeDate = new RegExp(
  [
    "[+-]?\\d{4,6}-\\d{2}(?:-\\d{2})?(?:[T ]\\d\\d:\\d\\d.*)?",
    "\\d{1,2}([/.-])\\d{1,2}\\1(?:\\d{2}|\\d{4})",
    `(?:\\d{1,2}-)?${month}-(?:\\d{2}|\\d{4})|\\d{1,2}-${month}`,
    `(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) ${month} \\d{1,2} \\d{4}.*`,
  ]
    .map((form) => `^(?:${form})$`)
    .join("|"),
);

/** Fields of a listing that hold a day or an address in the form that a spreadsheet would give it. */
const otherForms =
  /^(?:\$schema|slug|formerSlugs|postedAt|lastVerified|stateSince|publishFrom|publishUntil|priceHistory|dldPermit|image|images|floorPlans|phone)$/;
const dayFields = /^(?:on|checked|lastUpdated)$/;

/** A text that is most likely a spreadsheet's reading of another. */
function madeBySpreadsheet(entry: ContentEntry, { path, text }: PlacedText): Issue | null {
  const warn = (message: string) => warningIn(entry, path, `${quoted(text)} ${message}`);
  const shown = text.trim();
  if (errorWord.test(shown)) return warn("is the error of a spreadsheet; write what should stand there");
  const field = String(path.findLast((step) => typeof step === "string") ?? "");
  if (entry.type.name !== "Listing" || otherForms.test(String(path[0])) || dayFields.test(field)) return null;
  if (madeDate.test(shown) || (field === "possession" && /^\d{5}(?:\.\d+)?$/.test(shown)))
    return warn(
      'looks like the date that a spreadsheet makes of words; write them as visitors should read them, e.g. "Mar 2028"',
    );
  if (/^[-+]?\d(?:\.\d+)?E[-+]?\d+$/i.test(shown))
    return warn("looks like the number that a spreadsheet makes of digits; write them all");
  if (/^(?:deposit|maintenance)$/.test(field) && /^\d{4,}(?:\.\d+)?$/.test(shown))
    return warn('is shown as it stands; write the amount as visitors should read it, e.g. "₹4,80,000"');
  if (/^(?:size|carpet|carpetArea)$/.test(field) && /^[\d,.]+$/.test(shown))
    return warn('has no unit; write e.g. "1,845 sq ft"');
  return null;
}
