import { similarListings } from "../similar-listings";
import type { PageFamily } from "./page-family";

/**
 * One page per home, with the ids of similar homes in its context; of those no longer on offer, one per home that still
 * has a page.
 */
export function createListingPages({ createPage, catalogue }: PageFamily): void {
  const similarTo = similarListings(catalogue.listings);
  for (const listing of catalogue.listings) {
    const { id, path, city } = listing;
    createPage("listing", path, { id, city, similarIds: similarTo(listing).map((other) => other.id) });
  }
  for (const home of catalogue.closed.filter(({ hasPage }) => hasPage)) {
    createPage("closed-listing", home.path, {
      id: home.id,
      similarIds: similarTo(home).map((other) => other.id),
    });
  }
}
