/** Where a point lies among the outlines of `places.json`; lengths in metres, good to some metres within a city. */

export interface Point {
  /** Degrees. */
  readonly lat: number;
  /** Degrees. */
  readonly lng: number;
}

/** An outline as the file has it: the first point, then the steps to the next, in ten-thousandths of a degree. */
export type Outline = string;

const STEPS_PER_DEGREE = 10_000;
const METRES_PER_DEGREE = 111_320;

/** Corners in metres east and north of `origin`. */
function cornersAround(outline: Outline, origin: Point): readonly (readonly [east: number, north: number])[] {
  const numbers = outline.split(" ").map(Number);
  const metresEast = METRES_PER_DEGREE * Math.cos((origin.lat * Math.PI) / 180);
  let [lng, lat] = [0, 0];
  return Array.from({ length: numbers.length / 2 }, (_, corner) => {
    lng += numbers[2 * corner] ?? 0;
    lat += numbers[2 * corner + 1] ?? 0;
    const east = (lng / STEPS_PER_DEGREE - origin.lng) * metresEast;
    return [east, (lat / STEPS_PER_DEGREE - origin.lat) * METRES_PER_DEGREE];
  });
}

type Edge = readonly [x1: number, y1: number, x2: number, y2: number];

function edgesAround(outlines: readonly Outline[], origin: Point): readonly Edge[] {
  return outlines.flatMap((outline) => {
    const corners = cornersAround(outline, origin);
    return corners.map(([x2, y2], index): Edge => {
      const [x1, y1] = corners.at(index - 1) ?? [x2, y2];
      return [x1, y1, x2, y2];
    });
  });
}

/** Whether a point lies inside: a line from it to the east crosses the outlines, holes among them, an odd number of times. */
export function isInside(point: Point, outlines: readonly Outline[]): boolean {
  const crossed = edgesAround(outlines, point).filter(
    ([x1, y1, x2, y2]) => y1 > 0 !== y2 > 0 && x1 - (y1 * (x2 - x1)) / (y2 - y1) > 0,
  );
  return crossed.length % 2 === 1;
}

/** Metres from a point to the nearest outline, whichever side it lies on. */
export function metresToEdge(point: Point, outlines: readonly Outline[]): number {
  return edgesAround(outlines, point).reduce((nearest, [x1, y1, x2, y2]) => {
    const [dx, dy] = [x2 - x1, y2 - y1];
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : Math.max(0, Math.min(1, -(x1 * dx + y1 * dy) / length));
    return Math.min(nearest, Math.hypot(x1 + along * dx, y1 + along * dy));
  }, Number.POSITIVE_INFINITY);
}
