import { routes } from "../../config/routes";
import type { PageFamily } from "./page-family";

/** One page per city of data/cities.json. */
export function createCityPages({ createPage, template, catalogue }: PageFamily): void {
  for (const { name } of catalogue.cities) {
    createPage({
      path: routes.city(name),
      component: template("city"),
      context: { city: name, onDemand: catalogue.onDemand },
    });
  }
}
