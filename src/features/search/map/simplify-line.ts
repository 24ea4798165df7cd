import type { MapPoint } from "../../../catalogue/map-frame";

/** Distance of a point from the line through two others. */
function distanceFrom(point: MapPoint, start: MapPoint, end: MapPoint): number {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(point.x - start.x, point.y - start.y);
  return Math.abs(dy * (point.x - start.x) - dx * (point.y - start.y)) / length;
}

/** The points of a line without those that lie less than `tolerance` beside it (Douglas and Peucker). */
export function simplifyLine(points: readonly MapPoint[], tolerance: number): readonly MapPoint[] {
  const [start, end] = [points[0], points.at(-1)];
  if (start === undefined || end === undefined || points.length < 3) return points;
  const inner = points.slice(1, -1).map((point) => distanceFrom(point, start, end));
  const farthest = Math.max(...inner);
  if (farthest < tolerance) return [start, end];
  const split = inner.indexOf(farthest) + 1;
  const before = simplifyLine(points.slice(0, split + 1), tolerance);
  return [...before.slice(0, -1), ...simplifyLine(points.slice(split), tolerance)];
}

/** A line with at most so many points, as near to the one drawn as that allows. */
export function shortenLine(
  points: readonly MapPoint[],
  most: number,
  tolerance: number,
): readonly MapPoint[] {
  const shorter = simplifyLine(points, tolerance);
  return shorter.length <= most ? shorter : shortenLine(points, most, tolerance * 1.5);
}
