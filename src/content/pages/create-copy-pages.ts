import { isInScope } from "../../catalogue/category-members";
import { metadataKeyOf } from "../../config/metadata-key";
import { routes } from "../../config/routes";
import { listPages, type PageFamily } from "./page-family";

/**
 * Pages that are mostly copy: services, marketing landing pages (docs/decisions/b8-marketing-pages.md), terms and
 * privacy policy.
 */
export function createCopyPages({ createPage, catalogue }: PageFamily): void {
  for (const { id, slug } of catalogue.services) {
    const path = routes.service(slug);
    createPage("service", path, { id, metadataKey: metadataKeyOf(path) });
  }
  for (const { id, slug } of catalogue.legals) createPage("legal", routes.landing(slug), { id });
  for (const { id, slug, kind, ...scope } of catalogue.landings) {
    const listings =
      kind === "listings" ? catalogue.listings.filter((listing) => isInScope(listing, scope)) : [];
    for (const { path, list } of listPages(routes.landing(slug), listings)) {
      createPage("landing", path, { id, isIndex: kind === "index", scope, ...list });
    }
  }
}
