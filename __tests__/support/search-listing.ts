import { decodeListingIndex, encodeListingIndex } from "../../src/catalogue/listing-index";
import type { SearchListing } from "../../src/catalogue/listing-index";
import type { IndexListing } from "../../src/catalogue/index-listing";
import { anIndexListing } from "./an-index-listing";

/** Listings as the browser has them, decoded from an index. Ids count from 1 unless given. */
export function searchListingsOf(...all: readonly Partial<IndexListing>[]): readonly SearchListing[] {
  const listings = all.map((fields, at) =>
    anIndexListing({ id: at + 1, title: `Listing ${at + 1}`, ...fields }),
  );
  return decodeListingIndex(encodeListingIndex(listings));
}
