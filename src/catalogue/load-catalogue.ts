/** Every listing, as the browser has them: loaded once per visit, for whoever asks. `use-catalogue.ts` shows it to React. */
import { createObservable } from "../lib/observable";
import type { CatalogueListing } from "./catalogue-index";

/** How far this visit's loading has come; `idle` is not yet asked for. */
export type Catalogue =
  | { readonly status: "idle" | "loading" | "failed" }
  | { readonly status: "ready"; readonly listings: readonly CatalogueListing[] };

/** Where the build writes the search index. */
export const listingIndexPath = "/listing-index.json";

/** A second attempt follows by itself after this time; from then on whoever asks again decides. */
const RETRY_DELAY_MS = 1500;

const catalogue = createObservable<Catalogue>({ status: "idle" });
let loading: Promise<readonly CatalogueListing[]> | null = null;

/** The index, and beside it the code that reads it, which no page needs before. */
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

/** The catalogue as it is now. The same object until it changes. */
export const readCatalogue = catalogue.get;

/** Calls back whenever loading has come further. Returns the function that stops it. */
export const subscribeToCatalogue = catalogue.subscribe;

/**
 * Every listing, newest first; the same promise while it is loading or loaded. Rejects when it cannot be loaded, after
 * a second attempt; the next call then tries again.
 */
export function loadCatalogue(): Promise<readonly CatalogueListing[]> {
  if (loading !== null) return loading;
  catalogue.set({ status: "loading" });
  loading = fetchWithRetry().then(
    (listings) => {
      catalogue.set({ status: "ready", listings });
      return listings;
    },
    (error: unknown) => {
      loading = null;
      catalogue.set({ status: "failed" });
      throw error;
    },
  );
  return loading;
}
