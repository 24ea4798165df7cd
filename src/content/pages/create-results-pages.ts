import { offeredWords } from "../../catalogue/living";
import { metadataKeyOf } from "../../config/metadata-key";
import { routes } from "../../config/routes";
import { listPages, type PageFamily } from "./page-family";

/** 'Available Properties' under both of its addresses (docs/requirements.md 2.1). */
export function createResultsPages({ createPage, catalogue }: PageFamily): void {
  const offered = offeredWords(catalogue.listings.map(({ living }) => living));
  for (const listPath of [routes.results, routes.properties]) {
    for (const { path, list } of listPages(listPath, catalogue.listings)) {
      createPage("results", path, { metadataKey: metadataKeyOf(listPath), offered, ...list });
    }
  }
}
