import { similarListings } from "../similar-listings";
import type { PageFamily } from "./page-family";

/** One page per home, with the ids of similar homes in its context. */
export function createListingPages({ createPage, catalogue }: PageFamily): void {
  const similarTo = similarListings(catalogue.listings);
  for (const listing of catalogue.listings) {
    const { id, path, city } = listing;
    createPage("listing", path, { id, city, similarIds: similarTo(listing).map((other) => other.id) });
  }
}
