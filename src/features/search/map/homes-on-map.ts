/** Which homes a map shows, and which it cannot. */
import type { CatalogueListing } from "../../../catalogue/catalogue-columns";
import type { CityMap } from "../../../catalogue/city-map";
import { isOnMap, pointOnMap, type MapPoint, type Position } from "../../../catalogue/map-frame";
import { fold } from "../../../lib/text";

/** A home with its place on the map of its city. */
export interface PlacedHome {
  readonly home: CatalogueListing;
  readonly at: MapPoint;
}

const mapOf = (maps: readonly CityMap[], city: string) => maps.find((map) => fold(map.city) === fold(city));

/** Where a home lies on the map of its city; null where it has no position, its city no map, or it lies beyond the map. */
export function placeOfHome(home: CatalogueListing, maps: readonly CityMap[]): MapPoint | null {
  const map = mapOf(maps, home.city);
  if (map === undefined || home.position === null) return null;
  const at = pointOnMap(home.position, map);
  return isOnMap(at) ? at : null;
}

/** The homes with their places, by the name of their city; only cities with such a home. */
export function homesByCity(
  homes: readonly CatalogueListing[],
  maps: readonly CityMap[],
): ReadonlyMap<string, readonly PlacedHome[]> {
  const byCity = new Map<string, PlacedHome[]>(maps.map(({ city }) => [city, []]));
  for (const home of homes) {
    const at = placeOfHome(home, maps);
    if (at !== null) byCity.get(mapOf(maps, home.city)?.city ?? "")?.push({ home, at });
  }
  return new Map([...byCity].filter(([, placed]) => placed.length > 0));
}

/**
 * The map to begin with: that of the city listed, else that in which the drawn area lies, else that with the most of the
 * homes found. Null where there is none.
 */
export function firstMap(
  maps: readonly CityMap[],
  asked: { readonly city: string | null; readonly area: readonly Position[] },
  byCity: ReadonlyMap<string, readonly PlacedHome[]>,
): CityMap | null {
  const [corner] = asked.area;
  const listed = asked.city === null ? undefined : mapOf(maps, asked.city);
  const drawn = corner === undefined ? undefined : maps.find((map) => isOnMap(pointOnMap(corner, map)));
  const [most] = [...byCity].sort(([, one], [, other]) => other.length - one.length);
  return listed ?? drawn ?? (most && mapOf(maps, most[0])) ?? maps[0] ?? null;
}
