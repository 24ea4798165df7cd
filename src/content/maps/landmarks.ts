/** What lies around a home by the map of its city: stations, airports and quarters with their distance. */
import { kmBetween, type Position } from "../../catalogue/map-frame";
import type { CityTopology } from "./city-topology";

/** Kinds in the order in which a home's surroundings are told where they are as far. */
export const landmarkKinds = ["metro", "rail", "airport", "locality", "town"] as const;
type LandmarkKind = (typeof landmarkKinds)[number];

export interface Landmark extends Position {
  readonly name: string;
  readonly kind: LandmarkKind;
}

/** A landmark as seen from a home. */
export interface Surrounding {
  readonly name: string;
  readonly kind: LandmarkKind;
  /** In a straight line. */
  readonly km: number;
}

/** Every place of a map that can be named beside a home. */
export function landmarksOf({ featuresOf }: CityTopology): readonly Landmark[] {
  return featuresOf("places").flatMap(({ geometry, properties: { kind, name, names } }): Landmark[] => {
    const known = landmarkKinds.find((each) => each === kind);
    if (known === undefined) return [];
    const at = ([lng = 0, lat = 0]: readonly number[], named: string | undefined): Landmark[] =>
      named === undefined || named === "" ? [] : [{ name: named, kind: known, lat, lng }];
    if (geometry.type === "MultiPoint") {
      return geometry.coordinates.flatMap((position, index) => at(position, names?.[index]));
    }
    return geometry.type === "Point" ? at(geometry.coordinates, name) : [];
  });
}

/** How many of each kind are told, and up to which distance in kilometres. */
const told: Readonly<Record<LandmarkKind, { readonly count: number; readonly withinKm: number }>> = {
  metro: { count: 1, withinKm: 10 },
  rail: { count: 1, withinKm: 15 },
  airport: { count: 1, withinKm: 100 },
  locality: { count: 3, withinKm: 12 },
  town: { count: 1, withinKm: 12 },
};

/**
 * The landmarks around a position, the nearest first; not `locality`, the home's own, "Jayanagar 4th Block", which goes
 * without saying.
 */
export function surroundingsOf(
  position: Position,
  landmarks: readonly Landmark[],
  locality: string,
): readonly Surrounding[] {
  const byDistance = landmarks
    .map(({ name, kind, ...at }) => ({ name, kind, km: kmBetween(position, at) }))
    .sort((one, other) => one.km - other.km);
  const isOwn = ({ name, kind }: Surrounding) =>
    (kind === "locality" || kind === "town") && locality.toLowerCase().startsWith(name.toLowerCase());
  return landmarkKinds
    .flatMap((kind) =>
      byDistance
        .filter((each) => each.kind === kind && each.km <= told[kind].withinKm && !isOwn(each))
        .slice(0, told[kind].count),
    )
    .sort((one, other) => one.km - other.km);
}
