import { useMemo } from "react";
import { useSiteFacts } from "../../../site/use-site-facts";
import { useLazyPart, lazyPart } from "../../../ui/hooks";
import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import type { SearchCriteria } from "../filters/filter-table";
import { rememberAddress } from "../address/address-query";
import type { SentenceOffer } from "./sentence-offer";

/** Chunk that reads sentences and shows the offer; loaded once there are words. */
export const sentencePart = lazyPart(async () => {
  const [{ readSentence }, { SentenceOffer }] = await Promise.all([
    import("./read-sentence"),
    import("./sentence-offer"),
  ]);
  return { readSentence, SentenceOffer };
});

interface SentenceInput {
  /** The search of the address, which is applied. */
  readonly asked: SearchCriteria;
  /** The search whose list is shown, for which `read` is offered. */
  readonly criteria: SearchCriteria;
  /** Null until the catalogue is loaded. */
  readonly listings: readonly CatalogueListing[] | null;
}

interface Sentence {
  /** The search with its words read as filters; null where they name none. */
  readonly read: SearchCriteria | null;
  /** Component that offers the filters; null until it is loaded. */
  readonly Offer: typeof SentenceOffer | null;
  /**
   * Loads the code and applies the search as read, if its words name a filter and the visitor has changed nothing
   * meanwhile.
   */
  readonly apply: () => Promise<void>;
}

/**
 * Reads the words of a search, "3 BHK under 1.5 crore in Whitefield", as filters. Where the code for it cannot be
 * loaded they stay words.
 */
export function useSentence(
  { asked, criteria, listings }: SentenceInput,
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
      if (asked.q === "" || listings === null) return;
      const isStillHere = rememberAddress();
      const loaded = part ?? (await sentencePart.load().catch(() => null));
      const said = loaded?.readSentence(asked, listings, exchangeRates) ?? null;
      if (said !== null && isStillHere()) onApply(said);
    },
  };
}
