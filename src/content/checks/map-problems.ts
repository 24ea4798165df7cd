import { slugify } from "../../lib/text";
import { readCityMaps } from "../maps/read-city-maps";
import type { ContentEntry } from "./content-entries";
import type { Finding } from "./finding";
import { suggestion } from "./did-you-mean";
import { textAt } from "./values";

/** Maps that cannot be drawn, and maps of no city. */
export function mapFindings(contentFolder: string, entries: readonly ContentEntry[]): Finding[] {
  const cities = entries
    .filter(({ type }) => type.name === "City")
    .flatMap(({ value }) => textAt(value, "name") ?? []);
  const slugs = cities.map((city) => slugify(city));
  const { maps, errors } = readCityMaps(contentFolder);
  return [
    ...errors.map((problem): Finding => ({ severity: "error", problem })),
    ...maps
      .filter(({ slug }) => !slugs.includes(slug))
      .map(({ slug }): Finding => ({
        severity: "warning",
        problem: {
          file: `data/maps/${slug}.topo.json`,
          field: "",
          message: `is the map of no city in data/cities.json, so no page shows it; ${suggestion(slug, slugs)}`,
        },
      })),
  ];
}
