/**
 * The drawn maps of the cities as the browser asks for them: one small file of the build
 * (docs/decisions/2026-11-23-maps-of-our-own.md).
 */
import { listOf, number, record, text, type ValueOf } from "./codecs";

/** Address of the file that says which cities have a map. */
export const cityMapsPath = "/maps/cities.json";

const cityMap = record({
  city: text,
  /** Address of the drawing, an SVG. */
  drawing: text,
  /** Degrees. */
  west: number,
  south: number,
  east: number,
  north: number,
});

/** The file: every city with a map. */
export const cityMaps = listOf(cityMap);

/** A city's drawn map. */
export type CityMap = ValueOf<typeof cityMap>;
