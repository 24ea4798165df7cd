import {
  parseIndex,
  serialiseIndex,
  type CatalogueEntry,
  type CatalogueListing,
} from "../../src/catalogue/catalogue-index";
import { aCatalogueEntry, type EntryParts } from "./a-catalogue-entry";

/** The JSON of the search index of these listings. */
export function indexOf(entries: readonly CatalogueEntry[]): unknown {
  return JSON.parse(serialiseIndex(entries));
}

/** These listings as the browser has them. */
export function decoded(entries: readonly CatalogueEntry[]): readonly CatalogueListing[] {
  return parseIndex(indexOf(entries));
}

/** Listings as the browser has them. Ids count from 1 and titles with them unless given. */
export function catalogueListingsOf(...entries: readonly EntryParts[]): readonly CatalogueListing[] {
  return decoded(
    entries.map((parts, at) => aCatalogueEntry({ listingId: at + 1, title: `Listing ${at + 1}`, ...parts })),
  );
}

/** A listing as the browser has it; name what the test is about. */
export function aCatalogueListing(parts: EntryParts = {}): CatalogueListing {
  const [listing] = decoded([aCatalogueEntry(parts)]);
  if (listing === undefined) throw new Error("one listing in, none out");
  return listing;
}
