import { useMemo } from "react";
import { useSiteFacts } from "../../../site/use-site-facts";
import { useLazyPart, lazyPart } from "../../../ui/hooks";
import type { SearchCriteria } from "../filters/filter-table";
import type { List } from "../list/use-list";

export const sentencePart = lazyPart(async () => {
  const [{ parseCatalogueSentence }, { SentenceOffer }] = await Promise.all([
    import("./parse-sentence"),
    import("./sentence-offer"),
  ]);
  return { parseCatalogueSentence, SentenceOffer };
});

/** Reads the words of a search as filters; they stay words where the code for it cannot be loaded. */
export function useSentence(
  { requested, listed }: Pick<List<SearchCriteria>, "requested" | "listed">,
  onApply: (read: SearchCriteria) => void,
) {
  const { criteria, members: listings } = listed;
  const { exchangeRates } = useSiteFacts();
  const part = useLazyPart(sentencePart, criteria.q !== "" && listings !== null);
  const read = useMemo(
    () => listings && part && part.parseCatalogueSentence(criteria, listings, exchangeRates),
    [part, listings, criteria, exchangeRates],
  );
  return {
    read,
    Offer: part?.SentenceOffer ?? null,
    /** Does nothing where no filter is named, or the visitor has moved on meanwhile. */
    apply: async () => {
      if (requested.criteria.q === "" || listings === null) return;
      const { href } = window.location;
      const loaded = part ?? (await sentencePart.load().catch(() => null));
      const parsed = loaded?.parseCatalogueSentence(requested.criteria, listings, exchangeRates) ?? null;
      if (parsed !== null && window.location.href === href) onApply(parsed);
    },
  };
}
