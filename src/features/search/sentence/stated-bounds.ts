import { parseArea, areaUnitSource } from "../../../catalogue/area";
import {
  boundSources,
  currencySource,
  periodSource,
  parseAmount,
  parseFigure,
  parseRupees,
  rupeesOf,
  type AmountKind,
  type Bound,
  type TypedAmount,
} from "../../../catalogue/parse-amount";
import { LAKH } from "../../../catalogue/money";
import type { StatedBounds, SentenceReader } from "../filters/filter-definition";

interface MatchContext {
  readonly before: string;
  readonly after: string;
  readonly bound: Bound | null;
}

interface Measure {
  /** Pattern of words before it that add nothing: "budget", "price". */
  readonly noun: string;
  readonly amount: string;
  readonly read: (amount: string, context: MatchContext) => number | null;
  readonly parseRange: (low: string, high: string, context: MatchContext) => readonly [number, number] | null;
  readonly usual: Bound;
}

/** Spaces part groups of digits only where well formed; a plus may stand before the unit: "5+ cr". */
const figure = "(?:\\d{1,3}(?: \\d{2,3})* \\d{3}(?!\\d)|\\d+(?:[.,'’]\\d+)*)\\+?";
const joint = "\\s*(?:-|–|—|~|\\b(?:to|till|and)\\b|&)\\s*";

/** Of a minimum or a maximum said twice the last one counts. */
function takeBounds(take: SentenceReader["take"], measure: Measure): StatedBounds {
  const found: Partial<Record<Bound, number>> = {};
  const { min, max } = boundSources;
  const { amount, usual } = measure;
  const contextOf = ({ input, index, 0: text }: RegExpExecArray, bound: Bound | null): MatchContext => ({
    before: input.slice(0, index) + (/^\s*/.exec(text)?.[0] ?? ""),
    after: input.slice(index + text.length),
    bound,
  });

  const noun = `(?:\\b(?:${measure.noun})(?:\\s+(?:of|is|range))?\\s*:?\\s*)?`;
  const range = `${noun}(?:\\b(?:between|from)\\s*)?(?<low>${amount})${joint}(?<high>${amount})`;
  take(new RegExp(range, "giu"), (match) => {
    const { low = "", high = "" } = match.groups ?? {};
    const read = measure.parseRange(low, high, contextOf(match, "max"));
    if (read === null || (read[0] > read[1] && !/between/i.test(match[0]))) return null;
    [found.min, found.max] = read[0] > read[1] ? [read[1], read[0]] : read;
    return read;
  });

  const single = new RegExp(
    `${noun}(?:(?<max>${max.before})\\s*(?<maxAmount>${amount})(?:${max.behind})?` +
      `|(?<min>${min.before})\\s*(?<minAmount>${amount})(?:${min.behind})?` +
      `|(?<alone>${amount})(?:(?<maxBehind>${max.behind})|(?<minBehind>${min.behind}))?)`,
    "giu",
  );
  const takeSingle = (isStated: boolean) =>
    take(single, (match) => {
      const groups = match.groups ?? {};
      const figure = groups.maxAmount ?? groups.minAmount ?? groups.alone ?? "";
      const isMax = groups.max !== undefined || groups.maxBehind !== undefined;
      const isMin = groups.min !== undefined || groups.minBehind !== undefined || figure.includes("+");
      if (isMin && isMax) return null;
      const bound = isMin ? "min" : isMax ? "max" : null;
      if ((bound !== null) !== isStated) return null;
      const value = measure.read(figure.replace(/\+|\s*budget$/gi, ""), contextOf(match, bound));
      if (value !== null) found[bound ?? usual] = value;
      return value;
    });
  takeSingle(true);
  if (found.min === undefined && found.max === undefined) takeSingle(false);
  return found;
}

/** Before these a figure is no amount of money. */
const counted =
  "[\\s-]*(?:bhk|bed|br\\b|rk\\b|sq|sft|acre|gun?t|cents?\\b|hectare|yards?\\b|yds?\\b|kms?\\b|kilo|met(?:re|er)|min(?:ute)?s?\\b" +
  "|hours?\\b|hrs?\\b|years?\\b|yrs?\\b|days?\\b|floor|th\\b|rd\\b|%|per\\s?cent|ft\\b|feet|x\\s*\\d)";
const countedPattern = new RegExp(`^${counted}`, "i");
const rangeGoesOn = new RegExp(`^\\s*(?:-|–|—|to\\b)\\s*\\d[\\d.,]*(?![\\d.,]|${counted})`, "i");

/** Part of a longer word or number, or of a range that could not be read. */
const isCutOff = ({ before, after }: MatchContext) =>
  /[\p{L}\p{N}]$|\d[.,/]$|\d\s*(?:-|–|—|\bto)\s*$/iu.test(before) ||
  /^\+|^[.,/]?\d/.test(after) ||
  rangeGoesOn.test(after);

const moneyUnit = "(?:crores?|crs?|lakhs?|lacs?|l|millions?|mil|mn|m|thousands?|k)(?![\\p{L}\\d])\\.?";
const notPartOfWord = "(?![\\p{L}\\p{M}\\d])";
const money =
  `(?:${currencySource}\\s*)?${figure}` +
  `(?:[\\s-]*${moneyUnit}(?:\\s*(?:and\\s+)?\\d+(?:[.,]\\d+)*\\s*${moneyUnit})*` +
  "(?:\\s+\\d\\d(?=\\s*(?:$|[,;]|(?:in|near|at)\\b)))?)?" +
  `(?:\\s*${currencySource})?(?:\\s*/-)?(?:\\s*${periodSource})?(?:\\s*budget)?${notPartOfWord}`;

const currencyPattern = new RegExp(`^${currencySource}|[\\d\\s.]${currencySource}`, "i");
const otherCurrency = "(?:[$€£]|(?:usd|eur|gbp|sgd|dollars?|euros?|pounds?)(?![a-z]))";
const otherBefore = new RegExp(`${otherCurrency}\\s*$`, "i");
/** Money of other countries, and rates by the area or by the day. */
const notMoneyAfter = new RegExp(
  `^\\s*(?:${otherCurrency}|(?:/|per\\b|an?\\b)\\s*(?:sq|sft|acre|gunt|cent|hectare|yard|yd|seat|desk|night|day|week)|p\\.?s\\.?f|${moneyUnit})`,
  "iu",
);

/** Whether "m" is metres: "500 m from the metro", "within 50 m". */
const isDistance = (amount: string, { after }: MatchContext) =>
  /\d\d\s*m$/i.test(amount) ||
  (/\d\s*m$/i.test(amount) && /^\s*(?:of|from|away|to|wide|road)\b/i.test(after));

/** Rupees: a lower figure without a unit is no price. */
const minPrice = { sale: { stated: 10_000, bare: 1_000_000 }, rent: { stated: 1_000, bare: 5_000 } } as const;
/** Rupees: more digits are a telephone number. */
const maxFigure = 1_000_000_000;
/** Six digits, unless they end in 000 or 500. */
const isPostalCode = (amount: string) => /^\d{6}$/.test(amount) && !/[05]00$/.test(amount);

function isMoney(amount: string, context: MatchContext, kind: AmountKind): boolean {
  const typed = parseAmount(amount);
  if (
    typed === null ||
    isCutOff(context) ||
    otherBefore.test(context.before) ||
    notMoneyAfter.test(context.after)
  )
    return false;
  if (currencyPattern.test(amount)) return true;
  const isStated = context.bound !== null || typed.period !== null;
  const minAmount = minPrice[kind][isStated ? "stated" : "bare"];
  if (typed.unit >= LAKH) return !isDistance(amount, context);
  if (typed.unit > 1) return typed.amount >= (isStated ? 1_000 : 10_000);
  if (countedPattern.test(context.after) || typed.amount < minAmount) return false;
  return isStated || (typed.amount < maxFigure && !isPostalCode(amount) && !/^\d+ \d+$/.test(amount));
}

/** "1.2 - 2.4 Cr", "AED 1 to 2M": unit, currency and period stand once for both. */
function parseMoneyRange(low: string, high: string): readonly [TypedAmount, TypedAmount] | null {
  const max = parseAmount(high);
  if (max === null) return null;
  const sharesUnit = (figure: number) => figure < 1_000 && figure * max.unit <= max.amount;
  const min = parseAmount(low, (figure) => (sharesUnit(figure) ? max.unit : 1));
  if (min === null || Math.min(min.amount, max.amount) < 1_000) return null;
  const currency = [min, max].some((typed) => typed.currency === "AED") ? "AED" : "INR";
  const period = max.period ?? min.period;
  return [
    { ...min, currency, period },
    { ...max, currency, period },
  ];
}

/** In rupees; an amount without a direction is the maximum. */
export function takeMoney(take: SentenceReader["take"], asksRent: boolean, inrPerAed: number | null) {
  let isRent = false;
  const kindOf = ({ period }: TypedAmount): AmountKind => (asksRent || period !== null ? "rent" : "sale");
  const bounds = takeBounds(take, {
    noun: "budget|price|cost|around|about|roughly|approx(?:imately)?",
    amount: money,
    usual: "max",
    read: (text, context) => {
      const typed = parseAmount(text);
      if (typed === null || !isMoney(text, context, kindOf(typed))) return null;
      const rupees = parseRupees(text, kindOf(typed), inrPerAed);
      if (rupees !== null && typed.period !== null) isRent = true;
      return rupees === 0 ? null : rupees;
    },
    parseRange: (low, high, context) => {
      const [min, max] = parseMoneyRange(low, high) ?? [];
      if (min === undefined || max === undefined) return null;
      const isMarked = [low, high].some((text) => currencyPattern.test(text));
      if (!isMoney(isMarked && !currencyPattern.test(high) ? `₹${high}` : high, context, kindOf(max)))
        return null;
      const [minInr, maxInr] = [rupeesOf(min, inrPerAed), rupeesOf(max, inrPerAed)];
      if (minInr === null || maxInr === null || minInr === maxInr) return null;
      if (max.period !== null) isRent = true;
      return [minInr, maxInr];
    },
  });
  return { ...bounds, isRent };
}

const length = "\\d+(?:\\.\\d+)?";
const dimensions = `${length}\\s*(?:x|×|\\*|by)\\s*${length}(?:\\s*(?:ft|feet))?`;
const area = `(?:${dimensions}|${figure}(?:[\\s-]*(?:${areaUnitSource}))?)${notPartOfWord}`;
const measuredPattern = /^([\d.,'’\s]*\d)[\s-]*(.*)$/;

/** Square feet of "1,200 sq ft", "2 acres" and "30x40"; null for a figure without a unit. */
function parseAreaBounds(text: string): number | null {
  if (new RegExp(`^${dimensions}$`, "i").test(text))
    return parseArea(text.replace(/\*|by/i, "x"))?.minSqft ?? null;
  const [, digits = "", unit = ""] = measuredPattern.exec(text) ?? [];
  const measured = parseFigure(digits, true);
  return measured === null ? null : (parseArea(`${measured} ${unit}`)?.minSqft ?? null);
}

/** In square feet; an area without a direction is the minimum. */
export function takeAreas(take: SentenceReader["take"]): StatedBounds {
  // In "₹5,000 per sq ft" the figure is money.
  const isArea = (context: MatchContext) =>
    !isCutOff(context) && !new RegExp(`${currencySource}\\s*$`, "i").test(context.before);
  return takeBounds(take, {
    noun: "(?:(?:carpet|super|built[\\s-]?up|plot)\\s+)*(?:area|size)",
    amount: area,
    usual: "min",
    read: (text, context) => (isArea(context) ? parseAreaBounds(text) : null),
    parseRange: (low, high, context) => {
      const max = parseAreaBounds(high);
      const [, , unit = ""] = measuredPattern.exec(high.replace("+", "")) ?? [];
      const min = parseAreaBounds(low) ?? parseAreaBounds(`${low} ${unit}`);
      return max === null || min === null || max === min || !isArea(context) ? null : [min, max];
    },
  });
}
