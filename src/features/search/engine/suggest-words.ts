import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import { propertyCount } from "../../../catalogue/property-count";
import { emptyCriteria } from "../filters/filter-table";
import { searchEngine } from "./search-engine";
import { MIN_TYPED, type Suggestion } from "./suggest";

/** The text search for what has been typed, with the number of its results; nothing where it finds none in the city. */
export function suggestWords(
  listings: readonly CatalogueListing[],
  typed: string,
  city: string,
): readonly Suggestion[] {
  const q = typed.trim();
  if (q.length < MIN_TYPED) return [];
  const found = searchEngine.search(listings, { ...emptyCriteria, q }, city);
  if (found.length === 0) return [];
  const detail = `${city} · ${propertyCount(found.length)}`;
  return [{ label: `“${q}”`, detail, city, target: { kind: "words", q }, match: null }];
}
