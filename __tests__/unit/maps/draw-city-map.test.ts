import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { parseTopology } from "../../../src/content/maps/read-city-maps";
import { drawCityMap, drawingWidth } from "../../../src/content/maps/draw-city-map";
import { letterSize, placeLabels, widthSteps, type MapName } from "../../../src/content/maps/map-labels";

const files = readdirSync("__tests__/site-content/maps").filter((name) => name.endsWith(".topo.json"));

describe.each(files)("%s", (file) => {
  const { svg } = drawCityMap(parseTopology(readFileSync(`__tests__/site-content/maps/${file}`, "utf8")));

  test("its drawing has at most 25 kB gzip and paths of whole numbers", () => {
    expect(gzipSync(svg).length).toBeLessThanOrEqual(25_000);
    const paths = [...svg.matchAll(/ d="([^"]*)"/g)].map(([, data]) => data);
    expect(paths.length).toBeGreaterThan(3);
    expect(paths.filter((data) => /\.\d|NaN/.test(data ?? ""))).toEqual([]);
  });

  test("it holds the font of its names, asks for nothing and runs nothing", () => {
    expect(svg).toMatch(/@font-face\{font-family:"Public Sans";[^}]*url\(data:font\/woff2;base64,/);
    expect(svg).not.toMatch(/<script|<image|<foreignObject|href="(?!#)|url\((?!data:font)|@import/);
  });
});

const name = (text: string, x: number, y: number, rank = 1): MapName => ({
  text,
  x,
  y,
  rank,
  look: "locality",
});
const size = { width: drawingWidth, height: drawingWidth };

test("of two names at one place the one of lower rank is shown from the first step on", () => {
  const labels = placeLabels([name("Second", 2400, 2400, 2), name("First", 2410, 2400, 1)], size);
  expect(labels.find(({ text }) => text === "First")?.step).toBe(0);
  expect(labels.find(({ text }) => text === "Second")?.step ?? Number.POSITIVE_INFINITY).toBeGreaterThan(2);
});

test("names that the width of a phone has no room for come as soon as there is room", () => {
  const [upper, lower] = placeLabels([name("Indiranagar", 2400, 2400), name("Domlur", 2400, 2480)], size);
  expect(upper).toMatchObject({ text: "Indiranagar", step: 0 });
  expect(lower?.text).toBe("Domlur");
  expect(lower?.step).toBeGreaterThan(0);
});

test("a name that would reach beyond the edge waits for a step at which it does not", () => {
  const [label] = placeLabels([name("Kempegowda International Airport", 700, 2400)], size);
  expect(label?.step).toBeGreaterThan(0);
});

test("a name keeps clear of the pin of a home: above its place, else from the step on at which there is room", () => {
  const label = (homes: readonly { x: number; y: number }[]) =>
    placeLabels([name("JP Nagar", 2400, 2400)], size, homes)[0];
  expect(label([{ x: 2400, y: 2400 }])).toMatchObject({ step: 0, isAbove: false });
  expect(label([{ x: 2500, y: 2950 }])).toMatchObject({ step: 0, isAbove: true });
  const homes = [
    { x: 2400, y: 2400 },
    { x: 2500, y: 2950 },
  ];
  expect(label(homes)?.step).toBeGreaterThan(0);
});

test.each([...widthSteps.keys()])("letters are read at every width of step %i: 10 to 20 pixels", (step) => {
  const from = Math.max(widthSteps[step] ?? 0, 330);
  const to = widthSteps[step + 1] ?? 9600;
  const px = (width: number) => (letterSize("locality", step, drawingWidth) * width) / drawingWidth;
  expect(px(from)).toBeGreaterThanOrEqual(10);
  expect(px(to)).toBeLessThanOrEqual(20);
});
