import { encodeListingIndex } from "../../src/catalogue/listing-index";
import type { IndexListing } from "../../src/catalogue/index-listing";

/** Answers every fetch with the search index of these listings, as the built site does. Returns the stand-in. */
export function serveIndex(listings: readonly IndexListing[]) {
  const answer = { ok: true, status: 200, json: async (): Promise<unknown> => encodeListingIndex(listings) };
  const stub = jest.fn(async (_address: string) => answer);
  Object.defineProperty(globalThis, "fetch", { configurable: true, writable: true, value: stub });
  return stub;
}
