/** Suggestions with the list that shows them, in a chunk that is loaded when the field is first used. */
import type { CatalogueListing } from "../../../catalogue/catalogue-columns";
import { loadCatalogue } from "../../../catalogue/load-catalogue";
import type { ExchangeRates } from "../../../catalogue/money";
import { propertyCount } from "../../../catalogue/property-count";
import { stepByStep } from "../../../lib/steps";
import { searchEngine } from "../engine/search-engine";
import { MAX_SUGGESTIONS, MIN_TYPED, suggest, suggestionSteps, type Suggestion } from "../engine/suggest";
import { emptyCriteria } from "../filters/filter-table";
import { suggestReading } from "../sentence/suggest-reading";
import { SuggestionList } from "./suggestion-list";

export interface SuggestionPart {
  readonly city: string;
  readonly suggestFor: (typed: string) => readonly Suggestion[];
  readonly List: typeof SuggestionList;
}

/** The text search for what has been typed, with the number of its results; nothing where it finds none in the city. */
function suggestWords(
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

/** Suggestions in a city; rejects where the index cannot be loaded. */
export async function loadPart(city: string, rates: ExchangeRates): Promise<SuggestionPart> {
  const listings = await loadCatalogue();
  const entries = await stepByStep(suggestionSteps(listings));
  // For words that nothing is called by, and for the search that follows.
  void searchEngine.prepare(listings);
  const suggestFor = (typed: string) => {
    const reading = suggestReading(typed, listings, rates);
    const found = suggest(entries, typed, city);
    if (reading !== null) return [reading, ...found].slice(0, MAX_SUGGESTIONS);
    return found.length > 0 ? found : suggestWords(listings, typed, city);
  };
  return { city, suggestFor, List: SuggestionList };
}
