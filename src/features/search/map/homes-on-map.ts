import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import type { Position } from "../../../catalogue/map-frame";
import { isOnMap, pointOnMap, type CityMap, type MapPoint } from "../../../catalogue/city-map";
import { fold } from "../../../lib/text";

export interface PlacedHome {
  readonly home: CatalogueListing;
  readonly at: MapPoint;
}

const mapOf = (maps: readonly CityMap[], city: string) => maps.find((map) => fold(map.city) === fold(city));

/** Places `homes`; `missing` are those of them, and of `withoutArea`, without a position, in a city without a map, or
 * beyond its map. */
export function placeHomes(
  homes: readonly CatalogueListing[],
  withoutArea: readonly CatalogueListing[],
  maps: readonly CityMap[],
) {
  const byCity = new Map<string, PlacedHome[]>(maps.map(({ city }) => [city, []]));
  const mapByName = new Map(maps.map((map) => [fold(map.city), map]));
  const missing: CatalogueListing[] = [];
  const shown = new Set(homes);
  for (const home of new Set([...homes, ...withoutArea])) {
    const map = mapByName.get(fold(home.city));
    const at = map === undefined || home.position === null ? null : pointOnMap(home.position, map);
    if (map === undefined || at === null || !isOnMap(at)) missing.push(home);
    else if (shown.has(home)) byCity.get(map.city)?.push({ home, at });
  }
  return { byCity: new Map([...byCity].filter(([, placed]) => placed.length > 0)), missing };
}

/** The map to begin with: the listed city's, else the drawn area's, else that of most homes; null without maps. */
export function firstMap(
  maps: readonly CityMap[],
  requested: { readonly city: string | null; readonly area: readonly Position[] },
  byCity: ReadonlyMap<string, readonly PlacedHome[]>,
): CityMap | null {
  const [corner] = requested.area;
  const listed = requested.city === null ? undefined : mapOf(maps, requested.city);
  const drawn = corner === undefined ? undefined : maps.find((map) => isOnMap(pointOnMap(corner, map)));
  const [maxEntry] = [...byCity].sort(([, a], [, b]) => b.length - a.length);
  return listed ?? drawn ?? (maxEntry && mapOf(maps, maxEntry[0])) ?? maps[0] ?? null;
}
