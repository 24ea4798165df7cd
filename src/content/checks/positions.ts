import { isInOutline, radians, type Position } from "../../catalogue/position";
import geography from "../geography/places.json";
import { entriesOf, issueIn, type Check, type Issue } from "./issue";
import { textAt } from "./values";
import { valueAt } from "../../lib/json-record";

/** As in the file: the first point, then steps to the next ones, in ten-thousandths of a degree. */
type Outline = string;

const STEPS_PER_DEGREE = 10_000;
const METRES_PER_DEGREE = 111_320;

function cornersOf(outline: Outline): readonly Position[] {
  const numbers = outline.split(" ").map(Number);
  let [lng, lat] = [0, 0];
  return Array.from({ length: numbers.length / 2 }, (_, corner) => {
    lng += numbers[2 * corner] ?? 0;
    lat += numbers[2 * corner + 1] ?? 0;
    return { lat: lat / STEPS_PER_DEGREE, lng: lng / STEPS_PER_DEGREE };
  });
}

/** Holes are outlines too. */
const isInside = (point: Position, outlines: readonly Outline[]) =>
  outlines.filter((outline) => isInOutline(point, cornersOf(outline))).length % 2 === 1;

function metresToEdge(point: Position, outlines: readonly Outline[]): number {
  const metresEast = METRES_PER_DEGREE * Math.cos(radians(point.lat));
  const fromPoint = ({ lat, lng }: Position) =>
    [(lng - point.lng) * metresEast, (lat - point.lat) * METRES_PER_DEGREE] as const;
  const toEdges = outlines.flatMap((outline) => {
    const corners = cornersOf(outline).map(fromPoint);
    return corners.map(([x2, y2], index) => {
      const [x1, y1] = corners.at(index - 1) ?? [x2, y2];
      const [dx, dy] = [x2 - x1, y2 - y1];
      const length = dx * dx + dy * dy;
      const along = length === 0 ? 0 : Math.max(0, Math.min(1, -(x1 * dx + y1 * dy) / length));
      return Math.hypot(x1 + along * dx, y1 + along * dy);
    });
  });
  return Math.min(...toEdges);
}

const isInFrame = ({ lat, lng }: Position, [west = 0, south = 0, east = 0, north = 0]: readonly number[]) =>
  lng >= west && lng <= east && lat >= south && lat <= north;

/** `form` in the file describes its fields. */
type Surroundings = (typeof geography.places)[keyof typeof geography.places];

/** A city that is not here is held against its country alone. */
const known: Readonly<Record<string, Surroundings>> = geography.places;

const countries: Readonly<Record<string, readonly number[]>> = {
  IN: [68, 6, 97.5, 37.5],
  AE: [51, 22.5, 56.5, 26.5],
};

/** In metres, how loosely outlines are drawn. */
const outlineMargin = 50;
/** Metres from the shore from which no error of a map explains a point in the water. */
const shoreMargin = 250;
/** Metres beyond a city's surroundings up to which a home may still be offered as one of it. */
const cityMargin = 25_000;

/** Positions that cannot be, or are most likely not, where the home stands (docs/decisions/content-checks.md). */
export const checkPositions: Check<"entries"> = ({ entries }) => {
  const countryOf = new Map(
    entriesOf(entries, "City").map(({ value }) => [textAt(value, "name"), textAt(value, "countryCode")]),
  );
  return entriesOf(entries, "Listing").flatMap((entry) => {
    const city = textAt(entry.value, "city");
    if (city === undefined) return [];
    const written = ["lat", "lng"].map((name) => valueAt(entry.value, ["coordinates", name]));
    const mapLink = textAt(entry.value, "mapLink") ?? "";
    const [, ...linked] = /[?&]q=(-?\d+\.\d+),(-?\d+\.\d+)/.exec(mapLink) ?? [];
    return Object.entries({ coordinates: written, mapLink: linked.map(Number) }).flatMap(
      ([field, numbers]) => {
        const [lat, lng] = numbers;
        if (typeof lat !== "number" || typeof lng !== "number") return [];
        const report: Report = (severity, message) => [issueIn(entry, severity, [field], message)];
        return judge({ lat, lng }, city, countryOf.get(city), report);
      },
    );
  });
};

type Report = (severity: Issue["severity"], message: string) => Issue[];

function judge(point: Position, city: string, country: string | undefined, report: Report): Issue[] {
  const { lat, lng } = point;
  const place = known[city];
  const isFar = (at: Position) =>
    country !== undefined &&
    (!isInFrame(at, countries[country] ?? [-180, -90, 180, 90]) || metresOutside(at, place) > cityMargin);
  if (isFar(point)) {
    if (!isFar({ lat: lng, lng: lat }))
      return report("error", `has lat and lng swapped; write lat ${lng} and lng ${lat}`);
    const found = Object.keys(known).find((name) => isInside(point, known[name]?.surroundings ?? []));
    const where = found === undefined ? `lies far outside ${city}` : `lies in ${found}, not in ${city}`;
    return report("error", `${where}; copy both numbers again from the map, or correct the city`);
  }
  if (place === undefined) return [];
  const water = waterAt(point, place);
  if (water !== null && water.metres > outlineMargin) {
    const message = `lies in ${water.name}, ${shownMetres(water.metres)} from the shore; move the point onto the home`;
    return report(water.metres > shoreMargin ? "error" : "warning", message);
  }
  const outside = metresOutside(point, place);
  const where = `lies ${shownMetres(outside)} outside ${city} and its surroundings`;
  return outside > outlineMargin ? report("warning", `${where}; look whether both numbers are right`) : [];
}

function metresOutside(point: Position, place: Surroundings | undefined): number {
  if (place === undefined || isInside(point, place.surroundings)) return 0;
  return metresToEdge(point, place.surroundings);
}

function waterAt(point: Position, { frame, land, water }: Surroundings) {
  if (!isInFrame(point, frame)) return null;
  if (land.length > 0 && !isInside(point, land))
    return { name: "the sea, a creek or a canal", metres: metresToEdge(point, land) };
  const found = water.find(({ outlines }) => isInside(point, outlines));
  return found === undefined ? null : { name: found.name, metres: metresToEdge(point, found.outlines) };
}

/** "390 m", "1.4 km". */
function shownMetres(metres: number): string {
  return metres < 1000 ? `${Math.round(metres / 10) * 10} m` : `${Math.round(metres / 100) / 10} km`;
}
