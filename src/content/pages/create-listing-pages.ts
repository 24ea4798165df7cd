import { similarListings } from "../similar-listings";
import type { PageFamily } from "./page-family";

/** One page per home, which names the homes most like it. */
export function createListingPages({ createPage, template, catalogue }: PageFamily): void {
  const similarTo = similarListings(catalogue.listings);
  for (const listing of catalogue.listings) {
    createPage({
      path: listing.path,
      component: template("listing"),
      context: { id: listing.id, city: listing.city, similarIds: similarTo(listing).map(({ id }) => id) },
    });
  }
}
