import { geoMercator, geoPath, type GeoPermissibleObjects } from "d3-geo";
import type { MultiLineString } from "geojson";
import svgpath from "svgpath";
import { heightPerWidth } from "../../catalogue/city-map";
import type { Position } from "../../catalogue/position";
import { escapeMarkup } from "../../lib/text";
import type { CityTopology, MapFeature } from "./read-city-maps";
import {
  placeLabels,
  standsBelow,
  type MapLabel,
  type MapName,
  type MapPlace,
  nameLooks,
  letterSize,
  widthSteps,
} from "./map-labels";
import { readFileSync } from "node:fs";

/** Units of the drawing: fine enough for eight times the width of a screen. */
export const drawingWidth = 4800;

/** An SVG (docs/decisions/maps.md) whose names keep clear of `homes`; `streets` show where it is drawn large. */
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
  const pointOf = ([lng = 0, lat = 0]: readonly number[]): MapPlace => {
    const [x, y] = projection([lng, lat]) ?? [0, 0];
    return { x: Math.round(x), y: Math.round(y) };
  };

  const areas = featuresOf("areas");
  const ofKind = (features: readonly MapFeature[], ...kinds: readonly string[]) =>
    features.filter(({ properties: { kind } }) => kinds.includes(kind ?? ""));
  const roads = featuresOf("roads");
  const places = topology.places();
  const stops = places.filter(({ isStop, kind }) => isStop && ["metro", "rail"].includes(kind));
  const names = [
    ...places.map(({ name, kind, rank, isStop, at }): MapName => {
      const look = isStop ? "station" : (otherLooks.find((option) => option === kind) ?? "locality");
      return { text: name, ...pointOf(at), look, rank };
    }),
    ...featuresOf("water").map((lake): MapName => {
      const { name = "", rank = 3 } = lake.properties;
      const [x, y] = path.centroid(lake);
      return { text: name, x: Math.round(x), y: Math.round(y), look: "water", rank };
    }),
  ].filter(({ text }) => text !== "");
  const labels = placeLabels(
    names,
    { width: drawingWidth, height },
    homes.map(({ lat, lng }) => pointOf([lng, lat])),
  );
  return {
    height,
    svg: [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawingWidth} ${height}">`,
      `<style>${mapStyles()}</style>`,
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
      stops.length === 0 ? "" : dots(stops.map(({ at }) => pointOf(at))),
      labels.map(labelMarkup).join(""),
      "</svg>",
    ].join(""),
  };
}

const otherLooks = ["town", "airport", "road"] as const;

/** Round ends of lines without a length keep their size on the screen. */
function dots(stops: readonly MapPlace[]): string {
  const data = stops.map(({ x, y }) => `M${x} ${y}h0`).join("");
  return `<defs><path id="s" class="dot" d="${data}"/></defs><use href="#s" class="stop"/><use href="#s" class="stop in"/>`;
}

function labelMarkup({ text, x, y, look, step, isAbove }: MapLabel): string {
  const below = standsBelow(look) ? ` dy="${isAbove ? "-.35em" : "1.2em"}"` : "";
  return `<text class="${look} z${step}" x="${x}" y="${y}"${below}>${escapeMarkup(text)}</text>`;
}

/** From src/styles/tokens.css, so light that navy pins stand out. */
const colours = {
  sea: "#dbe5ef",
  land: "#f6f5f1",
  city: "#fffefb",
  border: "#d9d7e2",
  street: "#ebe8e0",
  secondary: "#ece7da",
  primary: "#ecdfb4",
  trunk: "#e6d08a",
  motorway: "#dfbe55",
  name: "#46436a",
  waterName: "#4d6f8f",
  quiet: "#66638a",
};

/** CSS pixels at the first step, and how much each step adds. */
const lines: Readonly<Record<string, readonly [first: number, perStep: number]>> = {
  borders: [0.6, 0.05],
  emirate: [0.8, 0.05],
  street: [0.3, 0.2],
  secondary: [0.5, 0.45],
  primary: [0.8, 0.6],
  trunk: [1.1, 0.75],
  motorway: [1.3, 0.9],
  rail: [1, 0.3],
  stop: [2.6, 0.9],
  in: [1.2, 0.6],
};
/** Before this step streets would be a grey mist. */
const firstStepOfStreets = 2;

const looks = Object.keys(nameLooks).filter((look): look is MapName["look"] => look in nameLooks);

/** A picture cannot load a font, so each drawing holds it. */
const font = readFileSync("src/content/maps/map-font.woff2").toString("base64");

/** Media queries of an SVG picture go by its width on screen: names keep their size when zoomed. */
export function mapStyles(): string {
  const base = [
    `@font-face{font-family:"Public Sans";font-weight:400 700;src:url(data:font/woff2;base64,${font})}`,
    `.sea{fill:${colours.sea}}.land{fill:${colours.land}}.city{fill:${colours.city}}`,
    `.water{fill:${colours.sea}}text{fill:${colours.name};font-family:"Public Sans","Segoe UI",Roboto,Helvetica,Arial,sans-serif;text-anchor:middle;paint-order:stroke;stroke:${colours.city};stroke-width:.22em;stroke-linejoin:round}`,
    `.borders,.emirate,.street,.secondary,.primary,.trunk,.motorway,.rail,.dot{fill:none;vector-effect:non-scaling-stroke;stroke-linejoin:round;stroke-linecap:round}`,
    `.borders{stroke:${colours.border}}.emirate{stroke:${colours.quiet};stroke-dasharray:4 4}`,
    ...(["street", "secondary", "primary", "trunk", "motorway"] as const).map(
      (kind) => `.${kind}{stroke:${colours[kind]}}`,
    ),
    `.approx{stroke-dasharray:3 3}.stop{stroke:${colours.quiet}}.in{stroke:${colours.city}}`,
    `text.town{font-weight:600}text.water{fill:${colours.waterName};stroke:${colours.sea}}`,
    `text.road,text.station,text.airport{fill:${colours.quiet}}`,
  ];
  const steps = widthSteps.map((from, step) => {
    const letters = looks.map(
      (look) => `text.${look}{font-size:${Math.round(letterSize(look, step, drawingWidth))}px}`,
    );
    const strokes = Object.entries(lines).map(
      ([name, [first, perStep]]) => `.${name}{stroke-width:${round(first + step * perStep)}}`,
    );
    const names = widthSteps.flatMap((_, index) => (index > step ? [`.z${index}`] : []));
    const hidden = step < firstStepOfStreets ? [...names, ".street"] : names;
    const hiding = hidden.length === 0 ? "" : `${hidden.join()}{display:none}`;
    const next = widthSteps[step + 1];
    const until = next === undefined ? "" : ` and (max-width:${next - 0.02}px)`;
    return `@media (min-width:${from}px)${until}{${[...letters, ...strokes, hiding].join("")}}`;
  });
  return [...base, ...steps].join("");
}

const round = (px: number) => Number(px.toFixed(2));
