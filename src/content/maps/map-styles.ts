import { readFileSync } from "node:fs";
import { letterPx, letterSize, widthSteps, type MapName } from "./map-labels";

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
};
const inset = [1.2, 0.6] as const;
/** Before this step streets would be a grey mist. */
const firstStepOfStreets = 2;

const looks = Object.keys(letterPx).filter((look): look is MapName["look"] => look in letterPx);

/** A picture cannot load a font, so each drawing holds it. */
const font = readFileSync("src/content/maps/map-font.woff2").toString("base64");

/** `width` in units. Media queries of an SVG picture go by its width on screen: names keep their size when zoomed. */
export function mapStyles(width: number): string {
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
      (look) => `text.${look}{font-size:${Math.round(letterSize(look, step, width))}px}`,
    );
    const strokes = Object.entries(lines).map(
      ([name, [first, perStep]]) => `.${name}{stroke-width:${round(first + step * perStep)}}`,
    );
    const [first, perStep] = inset;
    const names = widthSteps.flatMap((_, other) => (other > step ? [`.z${other}`] : []));
    const hidden = step < firstStepOfStreets ? [...names, ".street"] : names;
    const until = widthSteps[step + 1];
    const rules = [
      ...letters,
      ...strokes,
      `.in{stroke-width:${round(first + step * perStep)}}`,
      ...(hidden.length === 0 ? [] : [`${hidden.join()}{display:none}`]),
    ];
    const range = [
      `(min-width:${from}px)`,
      ...(until === undefined ? [] : [`(max-width:${until - 0.02}px)`]),
    ];
    return `@media ${range.join(" and ")}{${rules.join("")}}`;
  });
  return [...base, ...steps].join("");
}

const round = (px: number) => Number(px.toFixed(2));
