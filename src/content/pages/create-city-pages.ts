import { routes } from "../../config/routes";
import type { PageFamily } from "./page-family";

/** One page per city of data/cities.json. */
export function createCityPages({ createPage, catalogue }: PageFamily): void {
  for (const { name } of catalogue.cities) {
    createPage("city", routes.city(name), { city: name, onDemand: catalogue.onDemand });
  }
}
