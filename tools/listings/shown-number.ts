/** Numbers of a spreadsheet as their cells show them. */
import { formatAmount, groupThousands } from "../../src/catalogue/money";

/** Words in quotation marks, escaped signs, currencies in brackets, and what takes room without being seen. */
const literalPattern = /"([^"]*)"|\\(.)|\[\$([^\]-]*)(?:-[^\]]*)?\]|_.|\*./g;

/** A format without its words: what is left says how digits, or a day, are shown. */
const bareFormat = (format: string) => format.replace(literalPattern, "").replace(/\[[^\]]*\]/g, "");

/** Whether a format shows a number as a day or a time; one with places for digits is that of a number with words. */
export function showsDay(format: string): boolean {
  const bare = bareFormat(format).replace(/general|standard/gi, "");
  return /[dmyhs]/i.test(bare) && !/[#0?]/.test(bare.replace(/s[.,]0+/gi, ""));
}

/** The part of a format that is for a number: by a condition, else by its sign. */
function sectionFor(value: number, format: string): { readonly section: string; readonly hasSign: boolean } {
  const sections = format.match(/(?:"[^"]*"|\\.|[^;])+/g) ?? [""];
  const conditions: Readonly<Record<string, (limit: number) => boolean>> = {
    ">=": (limit) => value >= limit,
    "<=": (limit) => value <= limit,
    ">": (limit) => value > limit,
    "<": (limit) => value < limit,
    "=": (limit) => value === limit,
  };
  const conditioned = sections.find((section) => {
    const [, sign = "", limit = ""] = /\[(>=|<=|=|>|<)(-?[\d.]+)\]/.exec(section) ?? [];
    return conditions[sign]?.(Number(limit)) === true;
  });
  const [first = ""] = sections;
  if (conditioned !== undefined) return { section: conditioned, hasSign: false };
  if (/\[[<>=]/.test(format)) return { section: sections.at(-1) ?? first, hasSign: false };
  const [, negative] = sections;
  return value < 0 && negative !== undefined
    ? { section: negative, hasSign: true }
    : { section: first, hasSign: false };
}

/** A number without the noise of binary fractions, in western groups if asked for. */
function digitsOf(value: number, decimals: number | null, isGrouped: boolean): string {
  const text = decimals === null ? String(Number(value.toPrecision(15))) : value.toFixed(decimals);
  if (!isGrouped || !/^\d+(\.\d+)?$/.test(text)) return text;
  const [whole = "", fraction] = text.split(".");
  return groupThousands(Number(whole)) + (fraction === undefined ? "" : `.${fraction}`);
}

const rupees = /₹|\bINR\b|\bRs\b/i;
const dirhams = /AED|د\.إ/i;

/**
 * A number as its cell shows it, with the words, the currency and the scale of its format. Decimals are kept where the
 * format has nothing else: a position that is shown as 12.97 stays 12.9716.
 */
export function shownNumber(value: number, format: string): string {
  const { section, hasSign } = sectionFor(value, format);
  const sign = value < 0 && !hasSign ? "-" : "";
  const amount = Math.abs(value);
  const bare = bareFormat(section);
  if (bare.includes("%")) return `${Number((value * 100).toFixed(6))}%`;
  if (/[#0?]E[-+]/i.test(bare)) return value.toExponential(2).toUpperCase();
  // Commas between digits may be written as words, to group them the Indian way.
  const plain = section.replace(/(?<=[#0?])(?:\\,|",")(?=[#0?])/g, ",");
  const words: string[] = [];
  const marked = plain
    .replace(literalPattern, (_, inQuotes?: string, escaped?: string, currency?: string) => {
      words.push(inQuotes ?? escaped ?? currency ?? "");
      return "\u0000";
    })
    .replace(/\[[^\]]*\]/g, "");
  const digitsMatch = /[#0?][#0?,.]*|general|standard/i.exec(marked);
  if (digitsMatch === null) return words.join("") || digitsOf(value, null, false);
  const [digits] = digitsMatch;
  const scaled = amount / 1000 ** (/,+$/.exec(digits)?.[0].length ?? 0);
  const decimals = /\.([#0?]*)/.exec(digits)?.[1]?.length ?? 0;
  const hasWords = /\S/.test(words.join("")) || scaled !== amount;
  const isGrouped = /[#0?],[#0?]/.test(digits);
  const text = digitsOf(scaled, hasWords && /^[#0?]/.test(digits) ? decimals : null, isGrouped);
  const around = (part: string) => part.replaceAll("\u0000", () => words.shift() ?? "");
  const before = around(marked.slice(0, digitsMatch.index));
  const after = around(marked.slice(digitsMatch.index + digits.length));
  const isWhole = Number.isInteger(amount) && scaled === amount && after.trim() === "";
  if (sign === "" && isWhole && rupees.test(before) && !hasSign) return formatAmount(amount, "INR");
  if (sign === "" && isWhole && dirhams.test(before) && !hasSign) return formatAmount(amount, "AED");
  return `${sign}${before}${text}${after}`.replace(/[ \u00A0]+/g, " ").trim();
}
