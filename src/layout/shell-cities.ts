import type { MenuCity } from "../features/city/city-menu";
import type { TiledCity } from "../features/city/city-tiles";

type Source = Pick<Queries.SiteLayoutQuery, "allCity" | "listingsByCity">;

export interface ShellCities {
  /** Names of all cities. */
  readonly names: readonly string[];
  /** All cities with their counts of listings: the picker. */
  readonly tiled: readonly TiledCity[];
  /** The cities of the header's menu with their named projects. */
  readonly inMenu: readonly MenuCity[];
}

/** The cities as the shell shows them, from what its query gives. */
export function shellCities({ allCity, listingsByCity }: Source): ShellCities {
  const counts = new Map(listingsByCity.group.map(({ fieldValue, totalCount }) => [fieldValue, totalCount]));
  return {
    names: allCity.nodes.map(({ name }) => name),
    tiled: allCity.nodes.map((city) => ({ ...city, listingCount: counts.get(city.name) ?? 0 })),
    inMenu: allCity.nodes
      .filter(({ inHeader }) => inHeader)
      .map(({ name, projectListings }) => ({ name, projects: projectListings })),
  };
}
