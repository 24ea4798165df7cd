/** As visitors type them (docs/decisions/filters.md); the build reads advertisements, in content/parse-price.ts. */
import { foldDigits } from "../lib/text";
import { CRORE, LAKH, amountPerMonth, formatCompactInr, toInr, type Currency } from "./money";

/** Each also matches when cut short. */
const units = [
  ["crores", CRORE],
  ["crs", CRORE],
  ["lakhs", LAKH],
  ["lacs", LAKH],
  ["millions", 1_000_000],
  ["mn", 1_000_000],
  ["thousands", 1_000],
  ["k", 1_000],
] as const;

/** Value of a unit in lower case: 10,000,000 for "crore", "cr" and "c"; null for any other word. */
export function unitOf(word: string): number | null {
  return units.find(([name]) => name.startsWith(word))?.[1] ?? null;
}

export interface TypedAmount {
  readonly amount: number;
  readonly currency: Currency;
  /** Unit of its last figure: 100,000 for "80 lakh". */
  readonly unit: number;
  readonly period: "month" | "year" | null;
}

/** Groups of two or three digits with the same separator between all, then perhaps decimals. */
const groupedPattern = /^\d{1,3}([,.'’\s])(?:\d{2,3}\1)*\d{3}(?:[.,]\d{1,2})?$/;

/** Reads "1,20,00,000", "12.000.000", "1 20 00 000", "1.5". Null for "1,5", and for "1.200" unless a unit follows. */
export function parseFigure(digits: string, hasUnit = false): number | null {
  if (/^(?:\d+\.?\d*|\.\d+)$/.test(digits))
    return !hasUnit && /^\d{1,3}\.\d{3}$/.test(digits) ? null : Number(digits);
  const [, sign = ""] = groupedPattern.exec(digits) ?? [];
  if (sign === "") return null;
  const whole = digits.replace(sign === "." ? /,\d+$/ : /\.\d+$/, "");
  const figure = Number(whole.replaceAll(sign, "").replace(",", "."));
  return Number.isInteger(figure) ? figure : null;
}

export const currencySource = "(?:₹|(?:rs|inr|rupees?|aed|dhs?|dirhams?)(?![a-z])\\.?)";
export const periodSource =
  "(?:(?:/|per|an?|each)\\s*(?:month|mth|mo|year|yr|annum)s?|p\\.?\\s?[ma]\\.?|monthly|yearly|annually)";

const signPattern = new RegExp(`^${currencySource}|\\s+${currencySource}$`);
const periodPattern = new RegExp(`\\s*${periodSource}$`);
const partPattern = /\s*(\d(?:[\d.,'’]|\s(?=\d))*|\.\d+)\s*([a-z]*)\.?\s*(?:and\s+(?=\d))?/y;

/** Reads "1.5cr", "1 cr 20 lakh", "₹85,00,000/-", "AED 2m", "45,000 a month" in digits of any script; else null. */
export function parseAmount(
  text: string,
  bareUnitOf: (figure: number, currency: Currency) => number = () => 1,
): TypedAmount | null {
  const normalised = foldDigits(text)
    .trim()
    .toLowerCase()
    .replace(/(\d)(?=₹|rs|inr|aed|dh)/g, "$1 ");
  const paidFor = periodPattern.exec(normalised)?.[0] ?? "";
  const withoutPeriod = normalised.slice(0, normalised.length - paidFor.length).replace(/\s*\/-$/, "");
  const [sign = ""] = signPattern.exec(withoutPeriod) ?? [];
  const currency = /[ad]/.test(sign) ? "AED" : "INR";
  const sum = withoutPeriod.replace(sign, "").replace(/\s*\/-$/, "");

  let amount = 0;
  let unit = Number.POSITIVE_INFINITY;
  partPattern.lastIndex = 0;
  do {
    const [, digits = "", word = ""] = partPattern.exec(sum) ?? [];
    const figure = parseFigure(digits, word !== "");
    if (figure === null) return null;
    // "1 cr 20" means one crore and twenty lakh.
    const bareUnit = amount > 0 ? (figure < 100 ? unit / 100 : 1) : bareUnitOf(figure, currency);
    const partUnit = word === "" ? bareUnit : unitOf(word);
    // After a fraction follows another amount: "1.2 cr 95 lakh".
    const isPart = amount === 0 || (Number.isInteger(amount / unit) && figure * (partUnit ?? 1) < unit);
    if (partUnit === null || partUnit >= unit || !isPart) return null;
    amount += figure * partUnit;
    unit = partUnit;
  } while (partPattern.lastIndex < sum.length);
  if (!Number.isSafeInteger(Math.round(amount))) return null;
  const period = paidFor === "" ? null : /y(?:ea)?r|ann|p\.?\s?a/.test(paidFor) ? "year" : "month";
  return { amount: Math.round(amount), currency, unit, period };
}

/** Units of bare figures below 10 and below 1,000: a sale of "1.5" means crore, of "50" lakh. */
const bareUnits = {
  sale: { INR: [CRORE, LAKH], AED: [1_000_000, 1_000] },
  rent: { INR: [LAKH, 1_000], AED: [1_000, 1_000] },
} as const;

export type AmountKind = keyof typeof bareUnits;

/** In rupees, by the month where it is for a year; null for dirhams where `inrPerAed` is null. */
export function rupeesOf(typed: TypedAmount, inrPerAed: number | null): number | null {
  if (typed.currency === "AED" && inrPerAed === null) return null;
  return toInr({ ...typed, amount: amountPerMonth(typed.amount, typed.period) }, inrPerAed ?? 1);
}

/** In rupees, a rent by the month; null for no amount, a sale by the month, or dirhams where `inrPerAed` is null. */
export function parseRupees(text: string, kind: AmountKind, inrPerAed: number | null): number | null {
  const typed = parseAmount(text, (figure, currency) => {
    const [belowTen, belowThousand] = bareUnits[kind][currency];
    return figure < 10 ? belowTen : figure < 1_000 ? belowThousand : 1;
  });
  if (typed === null || (kind === "sale" && typed.period !== null)) return null;
  return rupeesOf(typed, inrPerAed);
}

const noun = "(?:budget|price|cost)(?:\\s+(?:is|of|range))?\\s*:?";
const before = (words: string, signs: string) =>
  `(?:\\b${noun}\\s*)?(?:\\b(?:${words})\\b|${signs})(?:\\s+of\\b|\\s*${noun})?\\s*:?`;
/** In "50 lakh min 80 lakh max" each word belongs to the amount before it; otherwise "max" binds what follows. */
const endsThere = "\\b(?:(?!\\s*[₹\\d])|(?=\\s*[₹\\d]\\S*\\s*(?:[a-z]+\\s+)?(?:max|min|at\\s)))";

export const boundSources = {
  max: {
    before: before(
      "under|below|within|up\\s?to|till|until|(?:less|lower|cheaper|(?:not|no)\\s+more)\\s+than" +
        "|not\\s+(?:above|over|exceeding)|at\\s+most|max(?:imum)?",
      "<=?|≤",
    ),
    behind: `\\s*(?:(?:max(?:imum)?|at\\s+most)${endsThere}|(?:and|or|&)\\s*(?:below|under|less|lower|cheaper))\\b`,
  },
  min: {
    before: before(
      "above|over|beyond|exceeding|(?:more|greater|higher|(?:not|no)\\s+less)\\s+than|not\\s+(?:under|below)" +
        "|at\\s*least|min(?:imum)?|from|start(?:s|ing)?(?:\\s+(?:at|from|price))?|upwards\\s+of",
      ">=?|≥",
    ),
    // After "80 lakh+ GST" follows another cost, after "3 BHK+ study" another room.
    behind:
      "(?:\\+(?=[\\s,;)]|$)|\\s+\\+(?=\\s*(?:$|[,;)]))|\\s*(?:plus|on\\s?wards?|upwards?" +
      `|(?:min(?:imum)?|at\\s+least)${endsThere}` +
      "|(?:and|or|&)\\s*(?:above|up(?:wards?)?|over|more|higher))\\b)(?!\\s*(?:gst|tax|reg|stamp|charges|stud|maid|servant|store|pooja|car))",
  },
} as const;

export type Bound = keyof typeof boundSources;

/** An amount without the words of its bound: "upto 80 lakh" as a maximum, "5cr+" as a minimum. */
export function withoutBound(text: string, bound: Bound): string {
  const { before: start, behind } = boundSources[bound];
  return text
    .trim()
    .replace(/\s+/g, " ")
    .replace(new RegExp(`^(?:${start})|(?:${behind})$`, "gi"), "");
}

/** "₹50 lakh", "₹1.50 crore", "₹45,000". */
export function formatRupeesInWords(amountInr: number): string {
  return formatCompactInr(amountInr).replace(/L$/, "lakh").replace(/Cr$/, "crore");
}
