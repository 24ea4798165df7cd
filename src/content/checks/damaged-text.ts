/** Texts that another program has damaged on their way here; the import refuses them, the check names them. */
import { quoted } from "./values";

/** What Windows-1252 has at the bytes 0x80 to 0x9F. */
const windowsSigns = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";
const highSign = `[\u0080-\u00FF${windowsSigns}]`;

/** UTF-8 read as Windows-1252, Mac Roman or the DOS code page, signs that were none, and signs lost to "?". */
const garbled = new RegExp(
  [
    `(?:[ÂÃ](?=[\u0080-\u00BF${windowsSigns}\\s])|â[€‚„]|à[\u00A4-\u00BC]|ðŸ)${highSign}*`,
    "‚Ä[ôúùìî¶]|‚Çπ|ÔÇ[ÖôöªÜ]|Ôé╣",
    "[\u0080-\u009F\uFFFD]",
  ].join("|"),
  "u",
);
const lostSign = /(?:^|(?<=[\s|(/-]))\?\s?\d[^\s|]*|(?<![\p{L}\d])\?{3,}|[\p{L}\d]+\?\p{Ll}[\p{L}\d]*/u;

/** What a garbled sequence was; undefined where it cannot be told. */
function meantBy(sequence: string): string | undefined {
  const bytes = Array.from(sequence, (sign) => {
    const at = windowsSigns.indexOf(sign);
    return at === -1 ? (sign.codePointAt(0) ?? 0) : 0x80 + at;
  });
  if (bytes.some((byte) => byte > 0xff)) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(new Uint8Array(bytes));
  } catch {
    return undefined;
  }
}

/**
 * "what is wrong; what to write" of a text that was read or saved in a wrong encoding, as "â‚¹1.85 Cr", "developerâ€™s",
 * "?1.85 Cr" or one with U+FFFD; undefined for any other.
 */
export function garbledFault(text: string): string | undefined {
  const [sequence] = garbled.exec(text) ?? [];
  if (sequence !== undefined) {
    const meant = meantBy(sequence);
    const was = meant === undefined ? "a sign of another encoding" : `${quoted(meant)} in another encoding`;
    return `holds ${quoted(sequence)}, which was ${was}; write it again and save the file as UTF-8`;
  }
  const [lost] = (/^\/|:\/\//.test(text) ? null : lostSign.exec(text)) ?? [];
  if (lost === undefined) return undefined;
  return `holds ${quoted(lost)}, where "?" stands for a sign that was lost, as "₹" or "’"; write it again and save the file as UTF-8`;
}

const errorWord =
  /(?<![^\s|,;(])(?:#(?:REF|VALUE|DIV\/0|NAME|NUM|NULL|SPILL|CALC|FIELD|BLOCKED|CONNECT|UNKNOWN|BUSY|PYTHON|EXTERNAL)[!?]|#N\/A!?|#GETTING_DATA|Err:\d{3})(?![^\s|,;)])|^#{3,}$/i;
const shortened = /^[-+]?\d+(?:[.,]\d+)?E[-+]?\d+$/i;

/**
 * "what is wrong; what to write" of a text that a spreadsheet wrote in place of a value: "#REF!", "#####", "Err:502",
 * "5.26E+11"; undefined for any other.
 */
export function spreadsheetFault(text: string): string | undefined {
  const [word] = errorWord.exec(text) ?? [];
  if (word !== undefined)
    return `${quoted(word)} is what a spreadsheet shows where a value failed; write the value itself`;
  if (!shortened.test(text.trim())) return undefined;
  return `${quoted(text)} is a number that a spreadsheet has shortened; write all of its digits, in a cell formatted as text`;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
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

/**
 * The day or month that a text is and nothing else, as spreadsheets write them for "Mar 2028" or "2-3": "2028-03-01" or
 * "2028-03"; null for a day that cannot be told, as "03/01/2028", "1899-12-30" or "02-Mar"; undefined for other texts.
 */
export function spreadsheetDay(text: string): string | null | undefined {
  const [, year = "", ofYear = "", day = ""] = isoDay.exec(text) ?? [];
  if (year !== "") return year >= "1990" && year <= "2100" ? `${year}-${ofYear}-${day}` : null;
  const [, name, short] = monthOfYear.exec(text) ?? [];
  if (short !== undefined) return `20${short}-${numberOfMonth(name)}`;
  const [, first = "", named, ofCentury] = dayOfMonth.exec(text) ?? [];
  if (ofCentury !== undefined) return `20${ofCentury}-${numberOfMonth(named)}-${two(first)}`;
  return unclearDay.test(text) ? null : undefined;
}

/** A day or month of `spreadsheetDay` in words: "1 Mar 2028", "Mar 2028". */
export function dayInWords(day: string): string {
  const [year, number, date] = day.split("-");
  const name = months[Number(number) - 1] ?? "";
  const words = `${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`;
  return date === undefined ? words : `${Number(date)} ${words}`;
}
