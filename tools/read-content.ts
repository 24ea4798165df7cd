import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { serialiseIndex } from "../src/catalogue/catalogue-index";
import { inrPer } from "../src/catalogue/money";
import { contentNames } from "../src/content/checks/read-content-folder";
import { listingSchema, type ListingContent } from "../src/content/schemas/listing";
import { compareNewest } from "../src/features/search/engine/rank-listings";
import { indexContent } from "./index-content";

const parseJsonFile = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, "utf8"));

/** The listings of the site, and how content becomes an index with its exchange rate and alt texts. */
export async function readContent(data: string) {
  const site = z
    .object({ exchangeRates: z.array(z.object({ currency: z.string(), inr: z.number() })) })
    .parse(await parseJsonFile(path.join(data, "site.json")));
  const inrPerAed = inrPer("AED", site.exchangeRates) ?? 1;
  const alts = z
    .array(z.object({ file: z.string(), alt: z.string() }))
    .parse(await parseJsonFile(path.join(data, "alt.json")));
  const altByFile = new Map(alts.map(({ file, alt }) => [file, alt]));
  const listings = await Promise.all(
    contentNames(data, "listings").map(async (name) =>
      listingSchema.parse(await parseJsonFile(path.join(data, name))),
    ),
  );
  const altOf = (name: string) => altByFile.get(name) ?? "";
  // Newest first, as the build queries them: a search then reads homes as they lie in memory.
  const toIndex = (listings: readonly ListingContent[]) =>
    serialiseIndex(listings.map((listing) => indexContent(listing, inrPerAed, altOf)).sort(compareNewest));
  return { listings, toIndex };
}
