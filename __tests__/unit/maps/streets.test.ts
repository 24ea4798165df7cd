/** Streets on the drawn maps, from a file that the owner names; none without it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { mapFiles } from "../../../src/content/maps/city-map-nodes";
import { parseTopology } from "../../../src/content/maps/read-city-maps";
import { drawCityMap } from "../../../src/content/maps/draw-city-map";
import { readStreets } from "../../../src/content/maps/read-streets";

/**
 * The tile 11/1464/949, of which 77.34375° E and 12.9404° N is a corner, has two streets in each of the layers roads,
 * transportation and streets, beside a railway, a footway, a path and a river; a tile far away has another street.
 */
const file = "__tests__/support/streets.pmtiles";
const frame = { west: 77.3, south: 12.8, east: 77.6, north: 13.1 };

const folder = mkdtempSync(path.join(tmpdir(), "streets-"));
const changed = path.join(folder, "changed.pmtiles");
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  delete process.env.MAP_STREETS;
});

test("the lines of layers of streets inside the map are streets, but for what no car uses", async () => {
  const { lines, attribution } = await readStreets(file, frame);
  expect(lines.coordinates).toHaveLength(6);
  const [from, to] = lines.coordinates[0] ?? [];
  expect(from?.[0]).toBeCloseTo(77.34375, 4);
  expect(to?.[0]).toBeCloseTo(77.34375 + 360 / 2 ** 11, 4);
  expect(attribution).toBe("© Street mappers");
});

const typeAt = 99;

test.each<[string, (bytes: Buffer) => Buffer, string]>([
  ["something else", () => Buffer.from("streets".repeat(50)), "is no PMTiles file; name one"],
  ["pictures", (bytes) => bytes.fill(2, typeAt, typeAt + 1), "holds pictures"],
  [
    "no credit",
    (bytes) => Buffer.from(bytes.toString("latin1").replace("attribution", "description"), "latin1"),
    'write "attribution"',
  ],
])("a file with %s stops the build with what to do", async (_, change, message) => {
  writeFileSync(changed, change(readFileSync(file)));
  await expect(readStreets(changed, frame)).rejects.toThrow(`MAP_STREETS: ${changed}`);
  await expect(readStreets(changed, frame)).rejects.toThrow(message);
});

test("streets lie below the other roads, and show where the map is drawn large", () => {
  const layers = ["land", "water", "areas", "roads", "rail", "places"];
  const objects = layers.map((layer) => [layer, { type: "GeometryCollection", geometries: [] }]);
  const bbox = [frame.west, frame.south, frame.east, frame.north];
  const empty = {
    type: "Topology",
    bbox,
    attribution: "Test",
    arcs: [],
    objects: Object.fromEntries(objects),
  };
  const topology = parseTopology(JSON.stringify(empty));
  const coordinates = [
    [
      [77.4, 12.9],
      [77.5, 13],
    ],
  ];
  expect(drawCityMap(topology, { type: "MultiLineString", coordinates }).svg).toContain(
    '<path class="street" d="M',
  );
  expect(drawCityMap(topology).svg).not.toContain('class="street"');
});

test("the maps of the site have them when the owner names a file and gives its credit", async () => {
  process.env.MAP_STREETS = file;
  await expect(mapFiles([])).rejects.toThrow(
    'the licence of its data asks for the credit "© Street mappers"; write it into Map Credits of data/pages/legal.json',
  );
  delete process.env.MAP_STREETS;
  const drawings = [...(await mapFiles([])).values()];
  expect(drawings.filter((text) => text.includes('class="street"'))).toEqual([]);
});
