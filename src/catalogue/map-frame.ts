/** Where a point lies on the drawing of a city: the Mercator projection, for the build and the browser alike. */

/** A position in degrees. */
export interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** What a drawing shows: its edges in degrees. */
export interface MapFrame {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** A place on a drawing, as parts of its width and height: 0 and 0 is its upper left corner, 1 and 1 the lower right. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (radiansOf: number) => (radiansOf * 180) / Math.PI;

/** How far north a latitude in degrees lies on a Mercator map, in radians. */
const northing = (lat: number) => Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2));

/** Height of a drawing for a width of 1. */
export function heightPerWidth({ west, south, east, north }: MapFrame): number {
  return (northing(north) - northing(south)) / radians(east - west);
}

/** Where a position lies on a drawing; below 0 or above 1 beyond its edges. */
export function pointOnMap({ lat, lng }: Position, { west, south, east, north }: MapFrame): MapPoint {
  const [top, bottom] = [northing(north), northing(south)];
  return { x: (lng - west) / (east - west), y: (top - northing(lat)) / (top - bottom) };
}

/** The position of a place on a drawing. */
export function positionOnMap({ x, y }: MapPoint, { west, south, east, north }: MapFrame): Position {
  const [top, bottom] = [northing(north), northing(south)];
  const lat = degrees(2 * Math.atan(Math.exp(top - y * (top - bottom))) - Math.PI / 2);
  return { lat, lng: west + x * (east - west) };
}

/** Whether a place lies on the drawing. */
export function isOnMap({ x, y }: MapPoint): boolean {
  return x >= 0 && x <= 1 && y >= 0 && y <= 1;
}

const earthRadiusKm = 6371;

/** Kilometres from one position to another in a straight line (haversine). */
export function kmBetween(one: Position, other: Position): number {
  const [lat, otherLat] = [radians(one.lat), radians(other.lat)];
  const chord =
    Math.sin((otherLat - lat) / 2) ** 2 +
    Math.cos(lat) * Math.cos(otherLat) * Math.sin(radians(other.lng - one.lng) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(chord));
}

/**
 * Whether a position lies inside an outline, given by its corners: a line from it to the east crosses an odd number of
 * edges. Good for areas of a city's size, on which degrees are straight.
 */
export function isInOutline({ lat, lng }: Position, corners: readonly Position[]): boolean {
  const crossed = corners.filter((end, index) => {
    const start = corners.at(index - 1) ?? end;
    if (start.lat > lat === end.lat > lat) return false;
    return lng < start.lng + ((lat - start.lat) / (end.lat - start.lat)) * (end.lng - start.lng);
  });
  return crossed.length % 2 === 1;
}
