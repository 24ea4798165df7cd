import { isInCategory } from "../listing-taxonomy";
import { createListPages, type PageFamily } from "./page-family";

/** One list per category; Dubai's goes by the city, the others by the normalised category slugs. */
export function createCategoryPages({ createPage, template, catalogue }: PageFamily): void {
  for (const category of catalogue.categories) {
    const { slug, path, metadataKey } = category;
    const listings = catalogue.listings.filter(isInCategory(category));
    const tags = [...new Set(listings.flatMap((listing) => listing.tags.map(({ label }) => label)))].sort();
    createListPages(createPage, {
      path,
      template: template("category"),
      listings,
      context: { slug, metadataKey, tags },
    });
  }
}
