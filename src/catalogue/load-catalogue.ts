import { decodeListingIndex, isListingIndex, type SearchListing } from "./listing-index";

/** Where the build writes the search index. */
const listingIndexPath = "/listing-index.json";

let loading: Promise<readonly SearchListing[]> | null = null;

async function fetchListingIndex(): Promise<readonly SearchListing[]> {
  const response = await fetch(listingIndexPath);
  if (!response.ok) throw new Error(`${listingIndexPath} answered ${response.status}`);
  const value: unknown = await response.json();
  if (!isListingIndex(value)) throw new Error(`${listingIndexPath} is not an index that this version reads`);
  return decodeListingIndex(value);
}

/** Every listing, fetched once per visit. Rejects when it cannot be had; the next call then tries again. */
export function loadListingIndex(): Promise<readonly SearchListing[]> {
  loading ??= fetchListingIndex().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
