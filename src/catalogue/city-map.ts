/**
 * The drawn maps of the cities as the browser asks for them: one small file of the build
 * (docs/decisions/maps.md).
 */
/** Address of the file that says which cities have a map. */
export const cityMapsPath = "/maps/cities.json";

/** A city's drawn map. The file is a list of them, one for every city with a map. */
export interface CityMap {
  readonly city: string;
  /** Address of the drawing, an SVG. */
  readonly drawing: string;
  /** Degrees. */
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Whether the JSON of a file is a list of maps. */
export function isCityMaps(json: unknown): json is readonly CityMap[] {
  return Array.isArray(json);
}
