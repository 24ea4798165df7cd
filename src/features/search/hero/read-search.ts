import type { SearchCriteria } from "../filters/filter-table";
import type { ExchangeRates } from "../../../catalogue/money";

/**
 * Milliseconds that a search waits for the catalogue and the code that reads its words; after that they stay in `q`.
 */
const READ_WITHIN_MS = 1500;

async function read(criteria: SearchCriteria, rates: ExchangeRates): Promise<SearchCriteria | null> {
  const [{ loadCatalogue }, { readSentence }] = await Promise.all([
    import("../../../catalogue/load-catalogue"),
    import("../sentence/read-sentence"),
  ]);
  return readSentence(criteria, await loadCatalogue(), rates);
}

/**
 * The search with its words read as filters: "3 BHK under 1.5 crore in Whitefield". Words that name no filter stay in
 * `q`, as do all words on a slow connection, for which the results page then offers filters.
 */
export async function readSearch(criteria: SearchCriteria, rates: ExchangeRates): Promise<SearchCriteria> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), READ_WITHIN_MS);
  });
  const reading = read(criteria, rates).catch(() => null);
  const answer = await Promise.race([reading, patience]);
  clearTimeout(timer);
  return answer ?? criteria;
}
