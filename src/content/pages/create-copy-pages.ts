import { routes } from "../../config/routes";
import { createListPages, type PageFamily } from "./page-family";

/** Pages that are mostly copy: services, marketing landing pages (decision B8), terms and privacy policy. */
export function createCopyPages({ createPage, template, catalogue }: PageFamily): void {
  for (const { id, slug, metadataKey } of catalogue.services) {
    createPage({ path: routes.service(slug), component: template("service"), context: { id, metadataKey } });
  }
  for (const { id, slug } of catalogue.legals) {
    createPage({ path: routes.landing(slug), component: template("legal"), context: { id } });
  }
  for (const { id, slug, kind, categories: wanted, exclude } of catalogue.landings) {
    const path = routes.landing(slug);
    if (kind !== "listings") {
      createPage({
        path,
        component: template("landing"),
        context: { id, ids: [], isIndex: kind === "index" },
      });
      continue;
    }
    const members = catalogue.listings.filter(
      ({ categories }) =>
        (wanted.length === 0 || wanted.some((category) => categories.includes(category))) &&
        !exclude.some((category) => categories.includes(category)),
    );
    createListPages(createPage, {
      path,
      template: template("landing"),
      listings: members,
      context: { id },
    });
  }
}
