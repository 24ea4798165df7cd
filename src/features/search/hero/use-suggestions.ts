import { useEffect, useState } from "react";
import type { Suggestion } from "../suggest";

type SuggestFor = (typed: string) => readonly Suggestion[];

const none: readonly Suggestion[] = [];

/** Fetches the index and the code that searches it; both stay out of the first load. */
async function loadSuggest(city: string): Promise<SuggestFor> {
  const [{ loadListingIndex }, { createSuggestionEntries, suggest }] = await Promise.all([
    import("../load-listing-index"),
    import("../suggest"),
  ]);
  const entries = createSuggestionEntries(await loadListingIndex());
  return (typed) => suggest(entries, typed, city);
}

/**
 * At most 8 suggestions for what is typed (specification 5.4), once `isWanted`. Where the index cannot be had there
 * are none, and search works without them.
 */
export function useSuggestions(typed: string, city: string, isWanted: boolean): readonly Suggestion[] {
  const [ready, setReady] = useState<{ readonly city: string; readonly suggestFor: SuggestFor } | null>(null);
  const isMissing = isWanted && ready?.city !== city;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    loadSuggest(city).then(
      (suggestFor) => isCurrent && setReady({ city, suggestFor }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, city]);
  return ready !== null && ready.city === city && isWanted ? ready.suggestFor(typed) : none;
}
