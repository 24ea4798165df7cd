import { routes } from "../../config/routes";
import { listPages, type PageFamily } from "./page-family";
import type { Catalogue } from "./query-catalogue";

/** The listings that a landing page shows: those of its categories, or all, less those of the categories it leaves out. */
function listingsOf(
  { kind, categories: wanted, exclude }: Catalogue["landings"][number],
  listings: Catalogue["listings"],
): Catalogue["listings"] {
  if (kind !== "listings") return [];
  return listings.filter(
    ({ categories }) =>
      (wanted.length === 0 || wanted.some((category) => categories.includes(category))) &&
      !exclude.some((category) => categories.includes(category)),
  );
}

/** Pages that are mostly copy: services, marketing landing pages (decision B8), terms and privacy policy. */
export function createCopyPages({ createPage, catalogue }: PageFamily): void {
  for (const { id, slug, metadataKey } of catalogue.services) {
    createPage("service", routes.service(slug), { id, metadataKey });
  }
  for (const { id, slug } of catalogue.legals) createPage("legal", routes.landing(slug), { id });
  for (const landing of catalogue.landings) {
    const { id, slug, kind } = landing;
    for (const { path, list } of listPages(routes.landing(slug), listingsOf(landing, catalogue.listings))) {
      createPage("landing", path, { id, isIndex: kind === "index", ...list });
    }
  }
}
