import { isInCategory } from "../../catalogue/category-members";
import { underOfferLabel } from "../../catalogue/listing-states";
import { offeredWords } from "../../catalogue/living";
import { metadataKeyOf } from "../../config/metadata-key";
import { listPages, type PageFamily } from "./page-family";

/** One list per category; Dubai's holds the listings of the city, the others those of the category. */
export function createCategoryPages({ createPage, catalogue }: PageFamily): void {
  for (const category of catalogue.categories) {
    const { slug } = category;
    const metadataKey = metadataKeyOf(category.path);
    const listings = catalogue.listings.filter((listing) => isInCategory(listing, category));
    const labels = listings.flatMap((listing) => listing.tags.map(({ label }) => label));
    const tags = [...new Set(labels)].filter((label) => label !== underOfferLabel).sort();
    const isMixed = new Set(listings.map(({ isRental }) => isRental)).size > 1;
    const offered = offeredWords(listings.map(({ living }) => living));
    for (const { path, list } of listPages(category.path, listings)) {
      createPage("category", path, { slug, metadataKey, tags, isMixed, offered, ...list });
    }
  }
}
