import { geoMercator, geoPath, type GeoPermissibleObjects } from "d3-geo";
import type { MultiLineString } from "geojson";
import svgpath from "svgpath";
import { heightPerWidth } from "../../catalogue/city-map";
import type { Position } from "../../catalogue/map-frame";
import { escapeMarkup } from "../../lib/text";
import type { CityTopology, MapFeature } from "./city-topology";
import { placeLabels, standsBelow, type MapLabel, type MapName } from "./map-labels";
import { mapStyles } from "./map-styles";

/** Units of the drawing: fine enough for eight times the width of a screen. */
export const drawingWidth = 4800;

/**
 * Returns an SVG (docs/decisions/maps.md) whose names keep clear of the pins of `homes`; `streets`, from an owner's own
 * file, show where the map is drawn large.
 */
export function drawCityMap(
  topology: CityTopology,
  streets?: MultiLineString,
  homes: readonly Position[] = [],
): { readonly svg: string; readonly height: number } {
  const { frame, featuresOf } = topology;
  const height = Math.round(drawingWidth * heightPerWidth(frame));
  const projection = geoMercator().fitWidth(drawingWidth, {
    type: "MultiPoint",
    coordinates: [
      [frame.west, frame.south],
      [frame.east, frame.north],
    ],
  });
  const path = geoPath(projection);
  const d = (shape: GeoPermissibleObjects) =>
    svgpath(path(shape) ?? "")
      .rel()
      .round(0)
      .toString();
  const shape = (look: string, data: string, more = "") =>
    data === "" ? "" : `<path class="${look}" d="${data}"${more}/>`;
  const all = (features: readonly MapFeature[]) => features.map(d).join("");
  const pointOf = ([lng = 0, lat = 0]: readonly number[]): readonly [number, number] => {
    const [x = 0, y = 0] = projection([lng, lat]) ?? [];
    return [Math.round(x), Math.round(y)];
  };

  const areas = featuresOf("areas");
  const ofKind = (features: readonly MapFeature[], ...kinds: readonly string[]) =>
    features.filter(({ properties: { kind } }) => kinds.includes(kind ?? ""));
  const roads = featuresOf("roads");
  const places = featuresOf("places");
  const stops = ofKind(places, "metro", "rail").flatMap(({ geometry }) =>
    geometry.type === "MultiPoint" ? geometry.coordinates.map(pointOf) : [],
  );
  const labels = placeLabels(
    namesOf(places, featuresOf("water"), path, pointOf),
    { width: drawingWidth, height },
    homes.map(({ lat, lng }) => {
      const [x, y] = pointOf([lng, lat]);
      return { x, y };
    }),
  );
  return {
    height,
    svg: [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawingWidth} ${height}">`,
      `<style>${mapStyles(drawingWidth)}</style>`,
      `<rect class="sea" width="${drawingWidth}" height="${height}"/>`,
      shape("land", all(featuresOf("land"))),
      shape("city", all(ofKind(areas, "city", "state"))),
      shape("borders", d(topology.bordersBetween(["constituency", "ward", "taluka", "community"]))),
      shape("borders", all(ofKind(areas, "ward-borders"))),
      shape("emirate", all(ofKind(areas, "emirate-borders"))),
      shape("water", all(featuresOf("water"))),
      streets === undefined ? "" : shape("street", d(streets)),
      ...["secondary", "primary", "trunk", "motorway"].map((kind) => shape(kind, all(ofKind(roads, kind)))),
      ...featuresOf("rail").map((line) =>
        shape(
          line.properties.approx === 1 ? "rail approx" : "rail",
          d(line),
          ` stroke="${escapeMarkup(line.properties.color ?? "#777")}"`,
        ),
      ),
      stops.length === 0 ? "" : dots(stops),
      labels.map(labelMarkup).join(""),
      "</svg>",
    ].join(""),
  };
}

/** Round ends of lines without a length keep their size on the screen. */
function dots(stops: readonly (readonly [number, number])[]): string {
  const data = stops.map(([x, y]) => `M${x} ${y}h0`).join("");
  return `<defs><path id="s" class="dot" d="${data}"/></defs><use href="#s" class="stop"/><use href="#s" class="stop in"/>`;
}

const lookOf: Readonly<Record<string, MapName["look"]>> = {
  town: "town",
  airport: "airport",
  road: "road",
  locality: "locality",
};

function namesOf(
  places: readonly MapFeature[],
  water: readonly MapFeature[],
  path: ReturnType<typeof geoPath>,
  pointOf: (coordinates: readonly number[]) => readonly [number, number],
): readonly MapName[] {
  const named = ({ properties: { name, kind, rank = 3, names }, geometry }: MapFeature): MapName[] => {
    if (geometry.type === "MultiPoint") {
      return geometry.coordinates.map((at, index) => {
        const [x, y] = pointOf(at);
        return { text: names?.[index] ?? "", x, y, look: "station", rank: 3 };
      });
    }
    if (geometry.type !== "Point" || name === undefined) return [];
    const [x, y] = pointOf(geometry.coordinates);
    return [{ text: name, x, y, look: lookOf[kind ?? ""] ?? "locality", rank }];
  };
  const lakes = water.flatMap((lake): MapName[] => {
    const { name, rank = 3 } = lake.properties;
    const [x, y] = path.centroid(lake).map(Math.round);
    return name === undefined || x === undefined || y === undefined
      ? []
      : [{ text: name, x, y, look: "water", rank }];
  });
  return [...places.flatMap(named), ...lakes].filter(({ text }) => text !== "");
}

function labelMarkup({ text, x, y, look, step, isAbove }: MapLabel): string {
  const below = standsBelow(look) ? ` dy="${isAbove ? "-.35em" : "1.2em"}"` : "";
  return `<text class="${look} z${step}" x="${x}" y="${y}"${below}>${escapeMarkup(text)}</text>`;
}
