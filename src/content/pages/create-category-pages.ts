import { createListPages, type PageFamily } from "./page-family";

/** One list per category; Dubai's goes by the city, the others by the normalised category slugs. */
export function createCategoryPages({ createPage, template, catalogue }: PageFamily): void {
  for (const { slug, path, page, metadataKey } of catalogue.categories) {
    const members = catalogue.listings.filter(({ categories, city }) =>
      page === "dubai" ? city === "Dubai" : categories.includes(slug),
    );
    createListPages(createPage, {
      path,
      template: template("category"),
      ids: members.map(({ id }) => id),
      context: { slug, metadataKey },
    });
  }
}
