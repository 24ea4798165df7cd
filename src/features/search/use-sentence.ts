import { useEffect, useState } from "react";
import { useSiteFacts } from "../../components/site/use-site-facts";
import type { SearchListing } from "../../lib/listing-index";
import type { SearchCriteria } from "./criteria";
import type { readSentence } from "./read-sentence";

const loadReader = () => import("./read-sentence");

interface Sentence {
  /** The search with its words read as filters; null where they say no more than words. */
  readonly read: SearchCriteria | null;
  /** Hands the search over as read, if its words can be read; loads the code for it first. */
  readonly apply: () => Promise<void>;
}

/**
 * What the words of a search say, "3 BHK under 1.5 crore in Whitefield". The code that reads them stays out of the first
 * load; where it cannot be had the words stay words. `listings` is null until the catalogue is loaded.
 */
export function useSentence(
  criteria: SearchCriteria,
  listings: readonly SearchListing[] | null,
  onApply: (read: SearchCriteria) => void,
): Sentence {
  const { exchangeRates } = useSiteFacts();
  const [reader, setReader] = useState<{ readonly read: typeof readSentence } | null>(null);
  const isMissing = criteria.q !== "" && listings !== null && reader === null;
  useEffect(() => {
    if (!isMissing) return;
    loadReader().then(
      (loaded) => setReader({ read: loaded.readSentence }),
      () => undefined,
    );
  }, [isMissing]);
  return {
    read: reader === null || listings === null ? null : reader.read(criteria, listings, exchangeRates),
    apply: async () => {
      if (criteria.q === "" || listings === null) return;
      const loaded = await loadReader().catch(() => null);
      const read = loaded?.readSentence(criteria, listings, exchangeRates) ?? null;
      if (read !== null) onApply(read);
    },
  };
}
