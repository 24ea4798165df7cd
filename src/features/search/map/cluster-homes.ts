import type { MapPoint } from "../../../catalogue/map-frame";
import type { MapView, Size } from "./map-view";

/** A pin of the map: one home, or several that would cover each other. It stands where its first home does. */
export interface Cluster<Home> {
  readonly at: MapPoint;
  readonly homes: readonly Home[];
}

/** Room of a pin in CSS pixels, which no other pin enters. */
const roomX = 76;
const roomY = 40;

/**
 * Joins the homes whose pins would cover each other on a map of a size in CSS pixels, the first home of each cluster
 * being the first in the order given. Each home is looked at with those in its own and the eight cells around alone,
 * so that 10,000 of them take some milliseconds.
 */
export function clusterHomes<Home>(
  homes: readonly { readonly home: Home; readonly at: MapPoint }[],
  size: Size,
): readonly Cluster<Home>[] {
  const cells = new Map<number, number[]>();
  const columns = Math.ceil(size.width / roomX) + 2;
  const cellOf = (x: number, y: number) => Math.floor(y / roomY) * columns + Math.floor(x / roomX);
  const places = homes.map(({ at }) => ({ x: at.x * size.width, y: at.y * size.height }));
  places.forEach(({ x, y }, index) => {
    const key = cellOf(x, y);
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [index]);
    else cell.push(index);
  });
  const isTaken = new Uint8Array(homes.length);
  const clusters: Cluster<Home>[] = [];
  homes.forEach(({ at }, index) => {
    const place = places[index];
    if (isTaken[index] === 1 || place === undefined) return;
    const joined: Home[] = [];
    const middle = cellOf(place.x, place.y);
    for (const row of [-columns, 0, columns]) {
      for (const column of [-1, 0, 1]) {
        const cell = cells.get(middle + row + column);
        if (cell === undefined) continue;
        // What is taken is dropped from its cell, so that a crowded cell is not read again and again.
        const left = cell.filter((other) => {
          const { x, y } = places[other] ?? place;
          if (Math.abs(x - place.x) >= roomX || Math.abs(y - place.y) >= roomY) return true;
          const entry = homes[other];
          if (entry !== undefined && isTaken[other] === 0) joined.push(entry.home);
          isTaken[other] = 1;
          return false;
        });
        cells.set(middle + row + column, left);
      }
    }
    clusters.push({ at, homes: joined });
  });
  return clusters;
}

/** How far beyond the edges of the box pins are rendered, for a map that is moved: in widths and heights of the box. */
const beyond = 0.3;

/** The clusters in the box or near it. */
export function clustersNear<Home>(
  clusters: readonly Cluster<Home>[],
  { zoom, left, top }: MapView,
  box: Size,
  whole: Size,
): readonly Cluster<Home>[] {
  const isNear = (place: number, length: number) => place > -beyond * length && place < (1 + beyond) * length;
  return clusters.filter(
    ({ at: { x, y } }) =>
      isNear(x * whole.width * zoom + left, box.width) && isNear(y * whole.height * zoom + top, box.height),
  );
}
