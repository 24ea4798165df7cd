/** What the hero's search asks for once its words have been read. */
import type { SearchCriteria } from "../filters/filter-table";
import type { ExchangeRates } from "../sentence/read-sentence";

/** Milliseconds that a search waits for the catalogue and the code that reads its words; then they stay words. */
const READ_WITHIN_MS = 1500;

async function read(criteria: SearchCriteria, rates: ExchangeRates): Promise<SearchCriteria | null> {
  const [{ loadCatalogue }, { readSentence }] = await Promise.all([
    import("../../../catalogue/load-catalogue"),
    import("../sentence/read-sentence"),
  ]);
  return readSentence(criteria, await loadCatalogue(), rates);
}

/**
 * The search with its words read as filters: "3 BHK under 1.5 crore in Whitefield". Words that say nothing more, and
 * any words on a connection too slow to read them, stay in `q`; the results page then offers to read them.
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
