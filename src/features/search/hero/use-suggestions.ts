import { useEffect, useMemo, useState } from "react";
import { useSiteFacts } from "../../../site/use-site-facts";
import type { ExchangeRates } from "../../../catalogue/money";
import type { Suggestion } from "../engine/suggest";
import type { SuggestionList } from "./suggestion-list";

interface SuggestionPart {
  readonly city: string;
  readonly suggestFor: (typed: string) => readonly Suggestion[];
  readonly List: typeof SuggestionList;
}

/** Loads the index, the code that searches it and the list that shows it, none of which is in the first load. */
async function loadPart(city: string, rates: ExchangeRates): Promise<SuggestionPart> {
  const [
    { loadCatalogue },
    { suggestionEntries, suggest, MAX_SUGGESTIONS },
    { suggestWords },
    sentence,
    list,
  ] = await Promise.all([
    import("../../../catalogue/load-catalogue"),
    import("../engine/suggest"),
    import("../engine/suggest-words"),
    import("../sentence/suggest-reading"),
    import("./suggestion-list"),
  ]);
  const listings = await loadCatalogue();
  const entries = suggestionEntries(listings);
  const suggestFor = (typed: string) => {
    const reading = sentence.suggestReading(typed, listings, rates);
    const found = suggest(entries, typed, city);
    if (reading !== null) return [reading, ...found].slice(0, MAX_SUGGESTIONS);
    return found.length > 0 ? found : suggestWords(listings, typed, city);
  };
  return { city, suggestFor, List: list.SuggestionList };
}

interface Suggestions {
  readonly suggestions: readonly Suggestion[];
  /** Null until it is loaded, when it is not yet known whether there are any. */
  readonly List: SuggestionPart["List"] | null;
}

const none: Suggestions = { suggestions: [], List: null };

/**
 * At most 8 suggestions for what is typed (docs/requirements.md 5.4), once `isWanted`. None where the index cannot be
 * loaded; search works without them.
 */
export function useSuggestions(typed: string, city: string, isWanted: boolean): Suggestions {
  const [part, setPart] = useState<SuggestionPart | null>(null);
  const { exchangeRates } = useSiteFacts();
  const isMissing = isWanted && part?.city !== city;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    loadPart(city, exchangeRates).then(
      (loaded) => isCurrent && setPart(loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, city, exchangeRates]);
  return useMemo(
    () =>
      part === null || part.city !== city || !isWanted
        ? none
        : { suggestions: part.suggestFor(typed), List: part.List },
    [part, city, isWanted, typed],
  );
}
