/**
 * Values as the text of a cell, and back. Parts of a line stand between " | ", lines below each other; a backslash before
 * "|", "\" or "n" keeps a bar, a backslash or the end of a line inside a part.
 */
import { formatAmount, type Currency } from "../../src/catalogue/money";
import {
  dayFromWords,
  dayInWords,
  garbledIssue,
  spreadsheetDay,
  spreadsheetIssue,
} from "../../src/content/checks/damaged-text";
import { groupedDigits } from "../../src/content/schemas/fields";
import { isRecord } from "../../src/lib/json-record";
import type { FieldColumn, ListingColumn } from "./columns";

/** What is wrong with a cell, and what to write; of a row of a table with its field. */
export class CellIssue extends Error {
  constructor(
    message: string,
    readonly field?: string,
    readonly row?: number,
  ) {
    super(message);
  }
}

/** What the cells of a home are read by. */
export interface CellContext {
  /** That of an amount which names none. */
  readonly currency: Currency;
  /** Whether the home is to let, so that its possession is a day and not a month. */
  readonly isToLet: boolean;
}

/** Said of a field that is there and has no value, as of a home without a telephone number of its own. */
const noneWord = "none";

const escaped = (text: string) =>
  text.replaceAll("\\", "\\\\").replaceAll("|", "\\|").replaceAll("\n", "\\n");

const unescaped = (text: string) =>
  text.replace(/\\([\\|n])/g, (_, sign: string) => (sign === "n" ? "\n" : sign));

/** The parts of a line. */
function partsOf(line: string): string[] {
  const parts = line.match(/(?:\\[\s\S]|[^\\|])+|(?<=\|)(?=\||$)|^(?=\|)/g) ?? [];
  return parts.map((part) => part.trim());
}

const linesOf = (text: string) => text.split("\n").filter((line) => line.trim() !== "");

function plain(value: unknown): string {
  if (value === undefined) return "";
  if (value === null) return noneWord;
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** A value inside a line: text with its bars escaped, a picture with its alt text after a bar. */
function partOf(value: unknown): string {
  if (isRecord(value) && typeof value.src === "string" && typeof value.alt === "string")
    return `${escaped(value.src)} | ${escaped(value.alt)}`;
  return escaped(plain(value));
}

/** The lines of a value that is a list or a table. */
function valueLines(column: ListingColumn, value: unknown): string[] {
  if (value === undefined || value === null) return [];
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  const { form } = column;
  if (form.shape !== "table") return items.map(partOf);
  return items.map((row) =>
    rowParts(form.fields, row)
      .map(escaped)
      .join(" | ")
      .replace(/( \|)+\s*$/, ""),
  );
}

/** The cells of a row of a table. */
export function rowParts(fields: readonly FieldColumn[], row: unknown): string[] {
  return fields.map(({ name }) => plain(isRecord(row) ? row[name] : undefined));
}

/** The text of a listing's cell. */
export function cellText(column: ListingColumn, value: unknown): string {
  if (column.form.shape === "one") return isRecord(value) ? partOf(value) : plain(value);
  return valueLines(column, value).join("\n");
}

/** Days since the end of 1899, as spreadsheets count them, of the years 1990 to 2100. */
const [firstSerial, lastSerial] = [32_874, 73_415];

function dateOf(text: string): string {
  const day = /^\d{4}-\d\d-\d\d(?=[T ]0?0:00)/.exec(text)?.[0];
  if (day !== undefined) return day;
  const serial = /^\d{5}(\.0+)?$/.test(text) ? Number(text) : 0;
  if (serial < firstSerial || serial > lastSerial) return text;
  return new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000).toISOString().slice(0, 10);
}

/** A day as a spreadsheet shows it, "20-Nov-26"; a month alone or an unclear day stays as it is. */
function shownDay(text: string): string {
  const day = spreadsheetDay(text) ?? "";
  return day.length === "2026-11-20".length ? day : text;
}

/** A number; blanks, and commas that group thousands, are left out. Throws a CellIssue for any other text. */
function numberOf(text: string): number {
  if (/\d,\d/.test(text) && !groupedDigits.test(text))
    throw new CellIssue(
      `"${text}" has a comma that groups no thousands; write decimals after a point, e.g. 12.97`,
    );
  const amount = Number(text.replace(/(?<=\d)[, ](?=\d)/g, ""));
  if (Number.isFinite(amount)) return amount;
  throw new CellIssue(`"${text}" is no number; write digits alone, e.g. 12.97`);
}

function yesOf(text: string): boolean {
  const word = text.toLowerCase();
  if (["yes", "true", "1", "y"].includes(word)) return true;
  if (["no", "false", "0", "n"].includes(word)) return false;
  throw new CellIssue(`"${text}" is neither yes nor no; write one of them`);
}

function pictureOf(text: string): unknown {
  const damage = garbledIssue(text) ?? spreadsheetIssue(text);
  if (damage !== undefined) throw new CellIssue(damage);
  const [src = "", alt, ...more] = partsOf(text).map(unescaped);
  if (more.length > 0) throw new CellIssue(`"${text}" has more than one bar; write picture | alt text`);
  return alt === undefined ? src : { src, alt };
}

const ofOtherWords =
  "is a day that a spreadsheet has made of other words; write them in a cell formatted as text";

/**
 * A price; an amount that names no currency, as "2100000", "2,100,000" or "21,00,000", is one of `currency`. Whole amounts
 * are grouped as their country does: a CSV file has them as some program showed them, "₹ 18,700,000".
 */
function priceOf(text: string, { currency }: CellContext): string {
  if (spreadsheetDay(text) !== undefined)
    throw new CellIssue(`"${text}" is a day and no amount; give the cell the format of a number`);
  if (/^(?:[^\d\s]{1,3}\s?)?[-−–]\s?[^\d\s]{0,3}\s?\d|^\([^()]*\d[^()]*\)$/.test(text))
    throw new CellIssue(`"${text}" is below zero; write the amount without its sign`);
  const [, rent = "", period = ""] = /^(\d[\d,]*)(\s*(?:\/|per)\s*(?:month|year))$/i.exec(text) ?? [];
  if (groupedDigits.test(rent)) return formatAmount(Number(rent.replaceAll(",", "")), currency) + period;
  const [, sign, digits = ""] = /^(?:(₹|AED)\s*(?=[\d,]+$))?(\d[\d,]*(?:\.\d+)?)$/.exec(text) ?? [];
  if (!groupedDigits.test(digits)) return text;
  const amount = Number(digits.replaceAll(",", ""));
  if (sign !== undefined) return formatAmount(amount, sign === "₹" ? "INR" : "AED");
  // Rounded, "1.85" would be two rupees; the check asks for its unit.
  if (amount < 1000 && !Number.isInteger(amount)) return `${currency === "INR" ? "₹" : "AED "}${text}`;
  return formatAmount(amount, currency);
}

/** An amount with words or a second one behind it, and no currency: "85 lakhs", "95,00,000 - 1.4 Cr", "2.2M onwards". */
const bareAmount =
  /^\d[\d,.]*\s*(?:(?<indian>cr(?:ores?)?|l(?:a(?:cs?|khs?))?)\b|(?:m(?:n|illion)?|k|to|per|onwards)\b|[-–—/])/i;
const anyCurrency = /[₹$€£]|\b(?:rs|inr|rupees?|aed|dhs?|dirhams?|usd|eur|gbp)\b/i;

/** A home's own price beside those of others: with its currency, which lakh and crore name by themselves. */
function withCurrency(text: string, { currency }: CellContext): string {
  const bare = anyCurrency.test(text) ? null : bareAmount.exec(text);
  if (bare === null) return text.replace(/₹\s+(?=\d)/g, "₹");
  return `${currency === "INR" || bare.groups?.indian !== undefined ? "₹" : "AED "}${text}`;
}

/** Words; a day in their place is read where the field is one of days, with its month alone if the day is the first. */
function wordsOf(text: string, { takesDays }: FieldColumn, { isToLet }: CellContext): string {
  const day = spreadsheetDay(takesDays ? dateOf(text) : text);
  if (day === undefined) return text;
  if (!takesDays) throw new CellIssue(`"${text}" ${ofOtherWords}`);
  if (day === null)
    throw new CellIssue(`"${text}" is a day that can be read in two ways or in none; write e.g. "Mar 2028"`);
  return dayInWords(isToLet ? day : day.replace(/^(\d{4}-\d\d)-01$/, "$1"));
}

/** Words of a cell that Alt+Enter has broken into lines; those of a description stay apart. */
export const joinedLines = ({ isLong }: FieldColumn, text: string) =>
  isLong ? text : text.replace(/\s*\n\s*/g, " ");

/** The value of one field. What cannot be read stays a text, of which the check of the content says what is wrong. */
function fieldValue(field: FieldColumn, text: string, context: CellContext): unknown {
  const { kind, choices, name } = field;
  const damage = garbledIssue(text) ?? spreadsheetIssue(text);
  if (damage !== undefined) throw new CellIssue(damage);
  if (text === noneWord && name === "phone") return null;
  switch (kind) {
    case "number":
      return numberOf(text);
    case "yes":
      return yesOf(text);
    case "date":
      return dayFromWords(text) ?? shownDay(dateOf(text));
    case "price":
      return priceOf(text, context);
    case "choice":
      return choices.find((choice) => choice.toLowerCase() === text.toLowerCase()) ?? text;
    default:
      return name === "phone" && /^[1-9]\d{10,14}$/.test(text) ? `+${text}` : wordsOf(text, field, context);
  }
}

/** A row of a table from its cells; undefined for an empty one. Throws a CellIssue that names the field. */
export function rowValue(
  fields: readonly FieldColumn[],
  cells: readonly string[],
  context: CellContext,
): Record<string, unknown> | undefined {
  if (cells.every((cell) => cell === "")) return undefined;
  const row: Record<string, unknown> = {};
  fields.forEach((field, at) => {
    const text = cells[at] ?? "";
    if (text === "") return;
    try {
      row[field.name] = fieldValue(field, text, context);
    } catch (error) {
      throw error instanceof CellIssue ? new CellIssue(error.message, field.name) : error;
    }
  });
  return row;
}

/** The value of a cell that is not empty. Throws a CellIssue where it cannot be one. */
export function cellValue({ form }: ListingColumn, text: string, context: CellContext): unknown {
  if (form.shape === "one") {
    if (form.item.kind === "picture") return pictureOf(text);
    const value = fieldValue(form.item, joinedLines(form.item, text), context);
    return form.item.name === "price" && typeof value === "string" ? withCurrency(value, context) : value;
  }
  const lines = linesOf(text);
  if (form.shape === "list") {
    const { item, mayBeOne } = form;
    const values = lines.map((line) =>
      item.kind === "picture" ? pictureOf(line) : fieldValue(item, unescaped(line.trim()), context),
    );
    return mayBeOne && values.length === 1 ? values[0] : values;
  }
  const { fields } = form;
  return lines.flatMap((line, at) => {
    const parts = partsOf(line).map(unescaped);
    if (parts.length > fields.length)
      throw new CellIssue(
        `line ${at + 1} has ${parts.length} parts; write ${fields.map(({ name }) => name).join(" | ")}`,
      );
    return rowValue(fields, parts, context) ?? [];
  });
}
