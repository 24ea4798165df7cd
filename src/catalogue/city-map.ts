import { radians, type Position } from "./position";

/** The drawn maps of the cities, one small file of the build (docs/decisions/maps.md). */
export const cityMapsPath = "/maps/cities.json";

export interface CityMap extends MapFrame {
  readonly city: string;
  readonly drawing: string;
}

export function isCityMaps(json: unknown): json is readonly CityMap[] {
  return Array.isArray(json);
}

/** Edges in degrees. */
export interface MapFrame {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** In parts of width and height; 0, 0 is the upper left corner. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

const degrees = (radiansOf: number) => (radiansOf * 180) / Math.PI;

/** Mercator's y, in radians. */
const northing = (lat: number) => Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2));

/** Height of a drawing for a width of 1. */
export function heightPerWidth({ west, south, east, north }: MapFrame): number {
  return (northing(north) - northing(south)) / radians(east - west);
}

/** Where a position lies on a drawing; below 0 or above 1 outside it. */
export function pointOnMap({ lat, lng }: Position, { west, south, east, north }: MapFrame): MapPoint {
  const [top, bottom] = [northing(north), northing(south)];
  return { x: (lng - west) / (east - west), y: (top - northing(lat)) / (top - bottom) };
}

export function positionOnMap({ x, y }: MapPoint, { west, south, east, north }: MapFrame): Position {
  const [top, bottom] = [northing(north), northing(south)];
  const lat = degrees(2 * Math.atan(Math.exp(top - y * (top - bottom))) - Math.PI / 2);
  return { lat, lng: west + x * (east - west) };
}

export function isOnMap({ x, y }: MapPoint): boolean {
  return x >= 0 && x <= 1 && y >= 0 && y <= 1;
}
