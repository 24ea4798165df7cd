import { routes } from "../../config/routes";
import { createListPages, type PageFamily } from "./page-family";

/** 'Available Properties' under both of its addresses (specification 2.1). */
export function createResultsPages({ createPage, template, catalogue }: PageFamily): void {
  for (const [path, metadataKey] of [
    [routes.results, "allproperties"],
    [routes.properties, "properties"],
  ] as const) {
    createListPages(createPage, {
      path,
      template: template("results"),
      listings: catalogue.listings,
      context: { metadataKey },
    });
  }
}
