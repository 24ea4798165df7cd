/** Sentences that say how many listings a page shows. */
import { propertyCount } from "../../../catalogue/property-count";

/** What data/categories.json calls the listings of a category. */
interface CategoryNouns {
  /** Plural. */
  readonly noun: string;
  readonly singular: string;
}

/** "1 apartment"; "0 apartments", "2 apartments" …. */
export function countOf(count: number, { noun, singular }: CategoryNouns): string {
  return `${count} ${count === 1 ? singular : noun}`;
}

/** While the list that an address asks for is not there yet. */
export function lookingThrough(total: number, noun = "properties"): string {
  return `Looking through ${total} ${noun}…`;
}

interface CategoryCount {
  readonly category: CategoryNouns;
  /** Number of listings that pass the filters. */
  readonly matching: number;
  /** Number of listings of the category in the city. */
  readonly total: number;
  /** Null for every city. */
  readonly city: string | null;
  readonly q: string;
  /** Whether a filter other than the city is set. */
  readonly isFiltered: boolean;
}

/** "24 apartments in Bangalore." or "2 of 7 resale properties in Bangalore match “villa”." */
export function categoryCountLine({ category, matching, total, city, q, isFiltered }: CategoryCount): string {
  const all = `${countOf(total, category)}${city === null ? "" : ` in ${city}`}`;
  if (!isFiltered) return `${all}.`;
  const verb = matching === 1 ? "matches" : "match";
  return `${matching} of ${all} ${verb} ${q.trim() === "" ? "your filters" : `“${q.trim()}”`}.`;
}

/** The country or countries of a set of listings (docs/decisions/city.md). */
function countriesOf(holdsDubai: boolean): string {
  return holdsDubai ? "India and Dubai" : "India";
}

/**
 * 'Showing N properties in India' with nothing chosen, 'N result(s)' otherwise (docs/requirements.md 2.6,
 * docs/decisions/city.md).
 */
export function resultsCountLine(count: number, isNarrowed: boolean, holdsDubai: boolean): string {
  if (isNarrowed) return `${count} ${count === 1 ? "result" : "results"}`;
  return `Showing ${propertyCount(count)} in ${countriesOf(holdsDubai)}`;
}

/** Where the filters could not be applied: how many listings there are without them, which is not a result. */
export function unfilteredCountLine(count: number, city: string | null): string {
  return `All ${propertyCount(count)}${city === null ? "" : ` in ${city}`}, not filtered yet`;
}

/**
 * Replaces the city in a heading such as 'Discover Properties in Bangalore' by the place that is listed; a heading
 * without a city stays as it is (docs/decisions/city.md).
 */
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
