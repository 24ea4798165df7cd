import { routes } from "../../config/routes";
import { listPages, type PageFamily } from "./page-family";

/** 'Available Properties' under both of its addresses (docs/requirements.md 2.1). */
export function createResultsPages({ createPage, catalogue }: PageFamily): void {
  for (const [listPath, metadataKey] of [
    [routes.results, "allproperties"],
    [routes.properties, "properties"],
  ] as const) {
    for (const { path, list } of listPages(listPath, catalogue.listings)) {
      createPage("results", path, { metadataKey, ...list });
    }
  }
}
