/** The drawn maps of the cities, one small file of the build (docs/decisions/maps.md). */
export const cityMapsPath = "/maps/cities.json";

export interface CityMap {
  readonly city: string;
  readonly drawing: string;
  /** Edges in degrees. */
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Whether the JSON of a file is a list of maps. */
export function isCityMaps(json: unknown): json is readonly CityMap[] {
  return Array.isArray(json);
}
