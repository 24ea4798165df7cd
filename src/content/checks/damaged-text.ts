import { monthNames } from "../../lib/dates";
import { errorIn, warningIn, type Check, type ContentEntry, type Issue } from "./issue";
import { textsIn, type MarkedText } from "./schema-walk";
import { quoted } from "./values";

/** Windows-1252 at the bytes 0x80 to 0x9F. */
const windowsSigns = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";
const highSign = `[\u0080-\u00FF${windowsSigns}]`;

/** UTF-8 read as Windows-1252, Mac Roman or the DOS code page, and characters lost to U+FFFD. */
const garbled = new RegExp(
  [
    `(?:[ÂÃ](?=[\u0080-\u00BF${windowsSigns}\\s])|â[€‚„]|à[\u00A4-\u00BC]|ðŸ)${highSign}*`,
    "‚Ä[ôúùìî¶]|‚Çπ|ÔÇ[ÖôöªÜ]|Ôé╣|ï[»¿][¿½]",
    "[\u0080-\u009F\uFFFD]",
  ].join("|"),
  "u",
);
const lostSign = /(?:^|(?<=[\s|(/-]))\?\s?\d[^\s|]*|(?<![\p{L}\d])\?{3,}|[\p{L}\d]+\?\p{Ll}[\p{L}\d]*/u;

function meantBy(sequence: string): string | undefined {
  const bytes = Array.from(sequence, (sign) => {
    const at = windowsSigns.indexOf(sign);
    return at === -1 ? (sign.codePointAt(0) ?? 0) : 0x80 + at;
  });
  if (bytes.some((byte) => byte > 0xff)) return undefined;
  return new TextDecoder().decode(new Uint8Array(bytes)).replaceAll("\uFFFD", "") || undefined;
}

/** Issue of a text read in a wrong encoding ("â‚¹1.85 Cr", "?1.85 Cr", U+FFFD); undefined for any other. */
export function garbledIssue(text: string): string | undefined {
  const [sequence] = garbled.exec(text) ?? [];
  if (sequence !== undefined) {
    const meant = meantBy(sequence);
    const was = meant === undefined ? "a sign of another encoding" : `${quoted(meant)} in another encoding`;
    return `holds ${quoted(sequence)}, which was ${was}; write it again and save the file as UTF-8`;
  }
  const [lost] = (/^\/|:\/\/|="/.test(text) ? null : lostSign.exec(text)) ?? [];
  if (lost === undefined) return undefined;
  return `holds ${quoted(lost)}, where "?" stands for a sign that was lost, as "₹" or "’"; write it again and save the file as UTF-8`;
}

const errorWord =
  /(?<![^\s|,;(])(?:#(?:REF|VALUE|DIV\/0|NAME|NUM|NULL|SPILL|CALC|FIELD|BLOCKED|CONNECT|UNKNOWN|BUSY|PYTHON|EXTERNAL)[!?]|#N\/A!?|#GETTING_DATA|Err:\d{3})(?![^\s|,;)])|^#{3,}$/i;
const shortened = /^[-+]?\d+(?:[.,]\d+)?E[-+]?\d+$/i;

/** Issue of a spreadsheet's placeholder for a value ("#REF!", "#####", "Err:502", "5.26E+11"); undefined for any other. */
export function spreadsheetIssue(text: string): string | undefined {
  const [word] = errorWord.exec(text) ?? [];
  if (word !== undefined)
    return `${quoted(word)} is what a spreadsheet shows where a value failed; write the value itself`;
  if (!shortened.test(text.trim())) return undefined;
  return `${quoted(text)} is a number that a spreadsheet has shortened; write all of its digits, in a cell formatted as text`;
}

const months = monthNames.map((name) => name.toLowerCase());
const month = `(${months.join("|")})[a-z]*`;
const time = "(?:[T ]\\d{1,2}:\\d\\d(?::\\d\\d(?:\\.\\d+)?)?(?: ?[AP]M)?Z?)?";
const isoDay = new RegExp(`^(\\d{4})-(\\d\\d)-(\\d\\d)${time}$`, "i");
const monthOfYear = new RegExp(`^${month}[-/](?:20)?(\\d\\d)$`, "i");
const dayOfMonth = new RegExp(`^(\\d{1,2})[-/]${month}[-/](?:20)?(\\d\\d)${time}$`, "i");
const unclearDay = new RegExp(
  `^(?:[-+]\\d{4,6}-\\d\\d(?:-\\d\\d.*)?|\\d{1,2}([-/.])\\d{1,2}\\1(?:\\d{2}|\\d{4})${time}|\\d{1,2}-${month}|[a-z]{3} [a-z]{3} \\d\\d \\d{4} \\d\\d:.*)$`,
  "i",
);

const two = (number: string | number) => String(number).padStart(2, "0");
const numberOfMonth = (name = "") => two(months.indexOf(name.toLowerCase()) + 1);

/** A spreadsheet's day or month as "2028-03-01" or "2028-03"; null if unclear ("02-Mar"), undefined for other texts. */
export function spreadsheetDay(text: string): string | null | undefined {
  const [, year = "", ofYear = "", day = ""] = isoDay.exec(text) ?? [];
  if (year !== "") return year >= "1990" && year <= "2100" ? `${year}-${ofYear}-${day}` : null;
  const [, name, short] = monthOfYear.exec(text) ?? [];
  if (short !== undefined) return `20${short}-${numberOfMonth(name)}`;
  const [, first = "", named, ofCentury] = dayOfMonth.exec(text) ?? [];
  if (ofCentury !== undefined) return `20${ofCentury}-${numberOfMonth(named)}-${two(first)}`;
  return unclearDay.test(text) ? null : undefined;
}

const dayBeforeMonth = new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)?[ /-]${month}\\.?,?[ /-](\\d{4})$`, "i");
const monthBeforeDay = new RegExp(`^${month}\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})$`, "i");

/** "20 Nov 2026", "20th November, 2026" and "Nov 20, 2026" as "2026-11-20"; undefined for other texts. */
export function dayFromWords(text: string): string | undefined {
  const [, day, name, year] = dayBeforeMonth.exec(text) ?? [];
  if (day !== undefined) return `${year}-${numberOfMonth(name)}-${two(day)}`;
  const [, ofYear, ofMonth, inYear] = monthBeforeDay.exec(text) ?? [];
  return ofMonth === undefined ? undefined : `${inYear}-${numberOfMonth(ofYear)}-${two(ofMonth)}`;
}

/** "1 Mar 2028", "Mar 2028". */
export function dayInWords(day: string): string {
  const [year, number, date] = day.split("-");
  const words = `${monthNames[Number(number) - 1] ?? ""} ${year}`;
  return date === undefined ? words : `${Number(date)} ${words}`;
}

type PlacedText = Pick<MarkedText, "path" | "text">;

/** Every text of every entry that visitors would read damaged. */
export const checkTextSigns: Check<"entries"> = ({ entries }) =>
  entries.flatMap((entry) =>
    textsIn(entry.type.schema, entry.value).flatMap(
      (placed) => damage(entry, placed) ?? madeBySpreadsheet(entry, placed) ?? [],
    ),
  );

/** What XML may not hold, and the control characters that HTML may not. */
const controlSign = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/u;

function damage(entry: ContentEntry, { path, text }: PlacedText): Issue | null {
  const [sign] = controlSign.exec(text) ?? [];
  if (sign !== undefined) {
    const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    const where = beside(text, text.indexOf(sign), sign.length);
    const message = `holds the invisible control character U+${code} ${where}; remove it, or write \\n for a new line`;
    return errorIn(entry, path, message);
  }
  const garbled = garbledIssue(text);
  return garbled === undefined ? null : errorIn(entry, path, garbled);
}

/** For a character that cannot be shown: 'after "Lake "'. */
function beside(text: string, at: number, length: number): string {
  const before = text.slice(Math.max(0, at - 16), at);
  return before.trim() === ""
    ? `before ${quoted(text.slice(at + length, at + length + 16))}`
    : `after ${quoted(before)}`;
}

/** Fields that hold a day or an address in the form that a spreadsheet would give it. */
const otherForms =
  /^(?:\$schema|slug|formerSlugs|postedAt|lastVerified|stateSince|publishFrom|publishUntil|priceHistory|dldPermit|image|images|floorPlans|phone)$/;
const dayFields = /^(?:on|checked|lastUpdated)$/;

function madeBySpreadsheet(entry: ContentEntry, { path, text }: PlacedText): Issue | null {
  const warn = (message: string) => warningIn(entry, path, `${quoted(text)} ${message}`);
  const shown = text.trim();
  const failed = spreadsheetIssue(shown);
  if (failed !== undefined) return warningIn(entry, path, failed);
  const field = String(path.findLast((step) => typeof step === "string") ?? "");
  if (entry.type.name !== "Listing" || otherForms.test(String(path[0])) || dayFields.test(field)) return null;
  if (spreadsheetDay(shown) !== undefined || (field === "possession" && /^\d{5}(?:\.\d+)?$/.test(shown)))
    return warn(
      'looks like the date that a spreadsheet makes of words; write them as visitors should read them, e.g. "Mar 2028"',
    );
  if (/^(?:deposit|maintenance)$/.test(field) && /^\d{4,}(?:\.\d+)?$/.test(shown))
    return warn('is shown as it stands; write the amount as visitors should read it, e.g. "₹4,80,000"');
  return null;
}
