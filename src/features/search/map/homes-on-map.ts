import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import type { Position } from "../../../catalogue/position";
import { isOnMap, pointOnMap, type CityMap, type MapPoint } from "../../../catalogue/city-map";
import { fold } from "../../../lib/text";
import type { MapView, Size } from "./map-view";

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

/** One home, or several whose pins would overlap; it stands where its first home does. */
export interface Cluster<Home> {
  readonly at: MapPoint;
  readonly homes: readonly Home[];
}

/** CSS pixels around a pin that no other pin enters. */
const roomX = 76;
const roomY = 40;

/** Joins homes whose pins overlap at `size` (CSS pixels), in the order given; quick, as it compares nine cells. */
export function clusterHomes<Home>(
  homes: readonly { readonly home: Home; readonly at: MapPoint }[],
  size: Size,
): readonly Cluster<Home>[] {
  const columns = Math.ceil(size.width / roomX) + 2;
  const nearby = [-columns, 0, columns].flatMap((row) => [row - 1, row, row + 1]);
  const pins = homes.map(({ home, at }) => {
    const [x, y] = [at.x * size.width, at.y * size.height];
    return { home, at, x, y, cell: Math.floor(y / roomY) * columns + Math.floor(x / roomX), isTaken: false };
  });
  const cells = new Map<number, typeof pins>();
  for (const pin of pins) {
    const cell = cells.get(pin.cell);
    if (cell === undefined) cells.set(pin.cell, [pin]);
    else cell.push(pin);
  }
  const clusters: Cluster<Home>[] = [];
  for (const first of pins) {
    if (first.isTaken) continue;
    first.isTaken = true;
    const joined = [first.home];
    for (const offset of nearby) {
      for (const pin of cells.get(first.cell + offset) ?? []) {
        if (pin.isTaken || Math.abs(pin.x - first.x) >= roomX || Math.abs(pin.y - first.y) >= roomY) continue;
        pin.isTaken = true;
        joined.push(pin.home);
      }
    }
    clusters.push({ at: first.at, homes: joined });
  }
  return clusters;
}

/** In widths and heights of the box: pins ready for a map that is moved. */
const beyond = 0.3;

export function clustersNear<Home>(
  clusters: readonly Cluster<Home>[],
  { zoom, left, top }: MapView,
  box: Size,
  whole: Size,
): readonly Cluster<Home>[] {
  const isNear = (at: number, length: number) => at > -beyond * length && at < (1 + beyond) * length;
  return clusters.filter(
    ({ at: { x, y } }) =>
      isNear(x * whole.width * zoom + left, box.width) && isNear(y * whole.height * zoom + top, box.height),
  );
}
