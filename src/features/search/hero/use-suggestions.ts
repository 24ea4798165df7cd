import { useEffect, useMemo, useState } from "react";
import { useSiteFacts } from "../../../site/use-site-facts";
import type { Suggestion } from "../engine/suggest";
import type { SuggestionPart } from "./suggestion-part";

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
    import("./suggestion-part")
      .then(({ loadPart }) => loadPart(city, exchangeRates))
      .then(
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
