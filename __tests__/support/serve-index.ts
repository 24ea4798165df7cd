import type { CatalogueEntry } from "../../src/catalogue/catalogue-index";
import { indexOf } from "./catalogue-listings";

/** Answers every fetch with the search index of these listings. Returns the mock. */
export function serveIndex(listings: readonly CatalogueEntry[]) {
  const answer = { ok: true, status: 200, json: async (): Promise<unknown> => indexOf(listings) };
  const stub = jest.fn(async (_address: string) => answer);
  Object.defineProperty(globalThis, "fetch", { configurable: true, writable: true, value: stub });
  return stub;
}
