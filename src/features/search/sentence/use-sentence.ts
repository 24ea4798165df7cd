import { useMemo } from "react";
import { useSiteFacts } from "../../../site/use-site-facts";
import { useLazyPart } from "../../../ui/use-lazy-part";
import type { CatalogueListing } from "../../../catalogue/catalogue-columns";
import type { SearchCriteria } from "../filters/filter-table";
import { sentencePart } from "./sentence-part";
import type { SentenceOffer } from "./sentence-offer";

interface Sentence {
  /** The search with its words read as filters; null where they say no more than words. */
  readonly read: SearchCriteria | null;
  /** Offers to take the words as filters; null until it is loaded. */
  readonly Offer: typeof SentenceOffer | null;
  /** Hands the search over as read, if its words can be read; loads the code for it first. */
  readonly apply: () => Promise<void>;
}

/**
 * What the words of a search say, "3 BHK under 1.5 crore in Whitefield". Where the code that reads them cannot be had
 * the words stay words. `listings` is null until the catalogue is loaded.
 */
export function useSentence(
  criteria: SearchCriteria,
  listings: readonly CatalogueListing[] | null,
  onApply: (read: SearchCriteria) => void,
): Sentence {
  const { exchangeRates } = useSiteFacts();
  const part = useLazyPart(sentencePart, criteria.q !== "" && listings !== null);
  const read = useMemo(
    () => (part === null || listings === null ? null : part.readSentence(criteria, listings, exchangeRates)),
    [part, listings, criteria, exchangeRates],
  );
  return {
    read,
    Offer: part?.SentenceOffer ?? null,
    apply: async () => {
      if (criteria.q === "" || listings === null) return;
      const loaded = part ?? (await sentencePart.load().catch(() => null));
      const said = loaded?.readSentence(criteria, listings, exchangeRates) ?? null;
      if (said !== null) onApply(said);
    },
  };
}
