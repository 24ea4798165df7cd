import { propertyCount } from "../../../catalogue/page-contexts";

interface CategoryNouns {
  readonly noun: string;
  readonly singular: string;
}

/** "1 apartment", "0 apartments". */
export function countOf(count: number, { noun, singular }: CategoryNouns): string {
  return `${count} ${count === 1 ? singular : noun}`;
}

/** For the time until the list of the address is there. */
export function lookingThrough(total: number, noun = "properties"): string {
  return `Looking through ${total} ${noun}…`;
}

interface CategoryCount {
  readonly category: CategoryNouns;
  readonly matching?: number;
  readonly total: number;
  readonly city: string | null;
  readonly q?: string;
  readonly isFiltered?: boolean;
}

/** "24 apartments in Bangalore." or "2 of 7 resale properties in Bangalore match “villa”." */
export function categoryCountLine(count: CategoryCount): string {
  const { category, total, matching = total, city, q = "", isFiltered = false } = count;
  const all = `${countOf(total, category)}${city === null ? "" : ` in ${city}`}`;
  if (!isFiltered) return `${all}.`;
  const verb = matching === 1 ? "matches" : "match";
  return `${matching} of ${all} ${verb} ${q.trim() === "" ? "your filters" : `“${q.trim()}”`}.`;
}

function countriesOf(holdsDubai: boolean): string {
  return holdsDubai ? "India and Dubai" : "India";
}

/** 'Showing N properties in India', or 'N result(s)' if narrowed (docs/requirements.md 2.6, docs/decisions/city.md). */
export function resultsCountLine(count: number, isNarrowed: boolean, holdsDubai: boolean): string {
  if (isNarrowed) return `${count} ${count === 1 ? "result" : "results"}`;
  return `Showing ${propertyCount(count)} in ${countriesOf(holdsDubai)}`;
}

/** For filters that could not be applied: the number without them, which is not a result. */
export function unfilteredCountLine(count: number, city: string | null): string {
  return `All ${propertyCount(count)}${city === null ? "" : ` in ${city}`}, not filtered yet`;
}

/** Puts the listed place into 'Discover Properties in Bangalore'; other headings stay (docs/decisions/city.md). */
export function placeHeading(
  heading: string,
  cities: readonly string[],
  city: string | null,
  holdsDubai: boolean,
): string {
  const named = cities.find((name) => heading.endsWith(` ${name}`));
  if (named === undefined) return heading;
  return heading.slice(0, -named.length) + (city ?? countriesOf(holdsDubai));
}
