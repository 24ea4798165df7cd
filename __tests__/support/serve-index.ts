import { encodeCatalogue } from "../../src/catalogue/encode-catalogue";
import type { CatalogueEntry } from "../../src/catalogue/catalogue-columns";

/** Answers every fetch with the search index of these listings. Returns the mock. */
export function serveIndex(listings: readonly CatalogueEntry[]) {
  const answer = { ok: true, status: 200, json: async (): Promise<unknown> => encodeCatalogue(listings) };
  const stub = jest.fn(async (_address: string) => answer);
  Object.defineProperty(globalThis, "fetch", { configurable: true, writable: true, value: stub });
  return stub;
}
