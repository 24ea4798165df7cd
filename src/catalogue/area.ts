import { sqftPerUnit } from "./unit-names";

const unitPattern =
  "(?<sqft>sq\\.?\\s*(?:ft|feet)\\b\\.?|sqft|sft|square\\s*f(?:ee|oo)t)|" +
  "(?<sqm>sq\\.?\\s*m(?:t|tr|trs|eters?|etres?)?\\b\\.?|sqm|square\\s*met(?:re|er)s?|m²)|" +
  "(?<sqyd>sq\\.?\\s*y(?:d|ds|ards?)\\b\\.?|sqyds?|square\\s*yards?)|" +
  "(?<acre>acres?|ac\\b)|(?<gunta>gun?thas?|guntas?)|(?<cent>cents?)|(?<hectare>hectares?|ha\\b)";

/** Without named groups, so that a pattern can hold it more than once. */
export const areaUnitSource = unitPattern.replace(/\?<\w+>/g, "?:");

type Unit = keyof typeof sqftPerUnit;
const isUnit = (name: string): name is Unit => name in sqftPerUnit;

function unitOf(match: RegExpMatchArray | null | undefined): Unit | undefined {
  const groups = match?.groups ?? {};
  return Object.keys(groups)
    .filter(isUnit)
    .find((name) => groups[name] !== undefined);
}

const dimensionsPattern = /(\d+(?:\.\d+)?)\s*(?:['’′]|ft|feet)?\s*[x×]\s*(\d+(?:\.\d+)?)/g;
const numberPattern = new RegExp(`(?<digits>\\d+(?:,\\d+)*(?:\\.\\d+)?)\\s*(?:${unitPattern})?`, "g");
const listGap = /^\s*(?:ft|feet)?\s*(?:[-‑−–—~|;/&]+|(?:up\s?)?to|and|or)\s*(?:approx\.?|about)?\s*$/;
const commaGap = /^\s*,\s*$/;
/** After a comma a smaller number counts something else, as floors in "G+1, 2,400 sq ft". */
const minListed = 100;

export interface AreaRange {
  readonly minSqft: number;
  readonly maxSqft: number;
}

/** Reads "1,200 - 1,850 sq.ft", "30x40" (feet), "2 Acres", "5 Guntas"; null where no number has a unit, as in "1,850".
 * The last unit of a range or list holds for all its numbers. */
export function parseArea(text: string | null | undefined): AreaRange | null {
  const source = (text ?? "").toLowerCase();
  const areas: number[] = [];
  const withoutDimensions = source.replace(dimensionsPattern, (_, width: string, depth: string) => {
    areas.push(Number(width) * Number(depth));
    return " ";
  });

  let waiting: number[] = [];
  let end = 0;
  for (const match of withoutDimensions.matchAll(numberPattern)) {
    const { digits = "" } = match.groups ?? {};
    const value = Number(digits.replaceAll(",", ""));
    const gap = withoutDimensions.slice(end, match.index);
    const isListed = commaGap.test(gap) && Math.min(value, ...waiting) >= minListed;
    if (!isListed && !listGap.test(gap)) waiting = [];
    end = match.index + match[0].trimEnd().length;
    waiting.push(value);
    const unit = unitOf(match);
    if (unit === undefined) continue;
    areas.push(...waiting.splice(0).map((value) => value * sqftPerUnit[unit]));
  }

  const readable = areas.filter((area) => area > 0).map((area) => Math.round(area));
  if (readable.length === 0) return null;
  return { minSqft: Math.min(...readable), maxSqft: Math.max(...readable) };
}

/** The last unit in the text; square feet where it has none, as in "30x40". */
function writtenUnit(text: string | null | undefined): Unit {
  const named = [...(text ?? "").toLowerCase().matchAll(new RegExp(`\\d\\s*(?:${unitPattern})`, "g"))];
  return unitOf(named.at(-1)) ?? "sqft";
}

export interface WrittenArea extends AreaRange {
  readonly unit: string;
}

/** What `parseArea` reads, and the unit written last; null where no area can be read. */
export function parseWrittenArea(text: string | null | undefined): WrittenArea | null {
  const area = parseArea(text);
  return area && { ...area, unit: writtenUnit(text) };
}

const perAreaPattern = new RegExp(`(?:/|\\bper\\b)\\s*(?:${unitPattern})`);

/** The area that a rate is for, in square feet ("/ sq yd": 9), and the text without it; null where it names none. */
export function ratePerArea(text: string): { readonly sqft: number; readonly text: string } | null {
  const source = text.toLowerCase();
  const match = perAreaPattern.exec(source);
  const unit = unitOf(match);
  if (match === null || unit === undefined) return null;
  return { sqft: sqftPerUnit[unit], text: source.replace(match[0], " ") };
}
