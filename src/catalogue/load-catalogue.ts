import { loadOnce } from "../lib/memoize";
import { createObservable } from "../lib/observable";
import type { CatalogueListing } from "./catalogue-index";

export type Catalogue =
  | { readonly status: "idle" | "loading" | "failed" }
  | { readonly status: "ready"; readonly listings: readonly CatalogueListing[] };

export const listingIndexPath = "/listing-index.json";

/** With more homes the index (0.7 kB of each, packed) is not loaded before somebody searches. */
export const MAX_HOMES_AHEAD = 100;

const RETRY_DELAY_MS = 1500;

const catalogue = createObservable<Catalogue>({ status: "idle" });

/** The code that reads the index loads beside it, as no page needs it before. */
async function fetchListings(): Promise<readonly CatalogueListing[]> {
  const [response, { parseIndex }] = await Promise.all([
    fetch(listingIndexPath),
    import("./catalogue-index"),
  ]);
  if (!response.ok) throw new Error(`${listingIndexPath} answered ${response.status}`);
  return parseIndex(await response.json());
}

async function fetchWithRetry(): Promise<readonly CatalogueListing[]> {
  try {
    return await fetchListings();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return fetchListings();
  }
}

/** The catalogue as it is now; the same object until it changes. */
export const { initial: idleCatalogue, get: readCatalogue, subscribe: subscribeToCatalogue } = catalogue;

/** Every listing, newest first. Rejects after a second failed attempt; the next call tries again. */
export const loadCatalogue = loadOnce(async () => {
  catalogue.set({ status: "loading" });
  try {
    const listings = await fetchWithRetry();
    catalogue.set({ status: "ready", listings });
    return listings;
  } catch (error) {
    catalogue.set({ status: "failed" });
    throw error;
  }
});
