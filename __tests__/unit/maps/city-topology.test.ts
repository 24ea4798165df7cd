import { readFileSync } from "node:fs";
import { parseTopology } from "../../../src/content/maps/read-city-maps";
import { landmarksOf, surroundingsOf } from "../../../src/content/maps/city-map-nodes";

const bangalore = readFileSync("__tests__/site-content/maps/bangalore.topo.json", "utf8");
const changed = (change: object) => JSON.stringify({ ...JSON.parse(bangalore), ...change });

test("a map's edges, credit and layers are read", () => {
  const { frame, attribution, featuresOf } = parseTopology(bangalore);
  expect(frame).toEqual({ west: 77.38, south: 12.65, east: 77.88, north: 13.26 });
  expect(attribution).toMatch(/OpenStreetMap contributors/);
  expect(featuresOf("roads").map(({ properties }) => properties.kind)).toEqual([
    "trunk",
    "primary",
    "secondary",
  ]);
});

test.each([
  ["another format", { type: "FeatureCollection" }, 'is not TopoJSON: "type" must be "Topology"'],
  ["no edges", { bbox: undefined }, 'lacks "bbox": write west, south, east and north of the map in degrees'],
  [
    "edges in another order",
    { bbox: [78, 13, 77, 12] },
    '"bbox" must be west, south, east and north in degrees',
  ],
  ["no credit", { attribution: undefined }, 'lacks "attribution": write the credit'],
  ["an empty credit", { attribution: "" }, '"attribution" is empty: write the credit'],
  [
    "no layers",
    { objects: undefined },
    'lacks "objects": the layers land, water, areas, roads, rail, places',
  ],
])("a file with %s says what is wrong and what to do", (_, change, message) => {
  expect(() => parseTopology(changed(change))).toThrow(message);
});

test("a home's surroundings are told by kind, the nearest first, and not its own quarter", () => {
  const landmarks = landmarksOf(parseTopology(bangalore));
  const around = surroundingsOf({ lat: 12.9274, lng: 77.5828 }, landmarks, "Jayanagar 4th Block");
  const names = around.map(({ name }) => name);
  expect(names).not.toContain("Jayanagar 4th Block");
  expect(around.filter(({ kind }) => kind === "locality").map(({ name }) => name)).not.toContain("Jayanagar");
  expect(around.filter(({ kind }) => kind === "metro")).toHaveLength(1);
  expect(names).toContain("Kempegowda International Airport");
  const distances = around.map(({ km }) => km);
  expect([...distances].sort((a, b) => a - b)).toEqual(distances);
});
