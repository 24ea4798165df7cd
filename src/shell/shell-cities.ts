import type { MenuCity } from "../features/city/city-menu";
import type { TiledCity } from "../features/city/city-tiles";

/** Listings by city, as GraphQL groups them; `fieldValue` is the city. */
type ListingsByCity = readonly { readonly fieldValue: string | null; readonly totalCount: number }[];

interface ShellCity extends Omit<TiledCity, "listingCount"> {
  readonly inHeader: boolean;
  readonly projectListings: MenuCity["projects"];
}

interface CitiesOfShell {
  readonly allCity: { readonly nodes: readonly ShellCity[] };
  readonly listingsByCity: { readonly group: ListingsByCity };
}

export interface ShellCities {
  /** Names of all cities. */
  readonly names: readonly string[];
  /** All cities with their counts of listings: the picker. */
  readonly tiled: readonly TiledCity[];
  /** The cities of the header's menu with their named projects. */
  readonly inMenu: readonly MenuCity[];
}

/** Adds to each city the number of its listings. */
export function withListingCounts<City extends { readonly name: string }>(
  cities: readonly City[],
  group: ListingsByCity,
): readonly (City & { readonly listingCount: number })[] {
  const counts = new Map(group.map(({ fieldValue, totalCount }) => [fieldValue, totalCount]));
  return cities.map((city) => ({ ...city, listingCount: counts.get(city.name) ?? 0 }));
}

/** The cities as the shell shows them, from the result of its query. */
export function shellCities({ allCity, listingsByCity }: CitiesOfShell): ShellCities {
  return {
    names: allCity.nodes.map(({ name }) => name),
    tiled: withListingCounts(allCity.nodes, listingsByCity.group),
    inMenu: allCity.nodes
      .filter(({ inHeader }) => inHeader)
      .map(({ name, projectListings }) => ({ name, projects: projectListings })),
  };
}
