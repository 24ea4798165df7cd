/** Streets on the drawn maps, from a file that the owner names; none without it. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { mapFiles } from "../../../src/content/maps/city-map-nodes";
import { parseTopology } from "../../../src/content/maps/city-topology";
import { drawCityMap } from "../../../src/content/maps/draw-city-map";
import { readStreets } from "../../../src/content/maps/read-streets";
import { writePmtiles } from "../../support/pmtiles-file";

const folder = mkdtempSync(path.join(tmpdir(), "streets-"));
const file = path.join(folder, "streets.pmtiles");
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  delete process.env.MAP_STREETS;
});

/** Around the tile 11/1464/949, of which 77.34375° E and 12.9404° N is a corner. */
const frame = { west: 77.3, south: 12.8, east: 77.6, north: 13.1 };
const metadata = { attribution: '<a href="https://example.org">© Street mappers</a>' };
const across = (kind: string) => ({
  kind,
  points: [
    [0, 0],
    [4096, 4096],
  ] as const,
});
const tile = (layer: string, ...kinds: readonly string[]) => ({
  z: 11,
  x: 1464,
  y: 949,
  layer,
  streets: kinds.map(across),
});

test.each(["roads", "transportation", "streets"])("the lines of the layer %s are streets", async (layer) => {
  writePmtiles(file, { tiles: [tile(layer, "minor_road", "major_road")], metadata });
  const { lines, attribution } = await readStreets(file, frame);
  expect(lines.coordinates).toHaveLength(2);
  const [from, to] = lines.coordinates[0] ?? [];
  expect(from?.[0]).toBeCloseTo(77.34375, 4);
  expect(to?.[0]).toBeCloseTo(77.34375 + 360 / 2 ** 11, 4);
  expect(attribution).toBe("© Street mappers");
});

test("railways, footpaths and other layers are none, nor is what lies outside the map", async () => {
  const elsewhere = { ...tile("roads", "major_road"), x: 3 };
  writePmtiles(file, { tiles: [tile("roads", "rail", "footway", "path"), elsewhere], metadata });
  expect((await readStreets(file, frame)).lines.coordinates).toEqual([]);
  writePmtiles(file, { tiles: [tile("water", "river")], metadata });
  expect((await readStreets(file, frame)).lines.coordinates).toEqual([]);
});

test.each([
  [
    "a file that is something else",
    () => writeFileSync(file, "streets".repeat(50)),
    "is no PMTiles file; name one",
  ],
  ["pictures", () => writePmtiles(file, { tiles: [tile("roads")], metadata, type: 2 }), "holds pictures"],
  ["no credit", () => writePmtiles(file, { tiles: [tile("roads")], metadata: {} }), 'write "attribution"'],
])("%s stops the build with what to do", async (_, write, message) => {
  write();
  await expect(readStreets(file, frame)).rejects.toThrow(`MAP_STREETS: ${file}`);
  await expect(readStreets(file, frame)).rejects.toThrow(message);
});

test("streets lie below the other roads, and show where the map is drawn large", () => {
  const topology = parseTopology(
    JSON.stringify({
      type: "Topology",
      bbox: [frame.west, frame.south, frame.east, frame.north],
      attribution: "Test",
      arcs: [],
      objects: Object.fromEntries(
        ["land", "water", "areas", "roads", "rail", "places"].map((layer) => [
          layer,
          { type: "GeometryCollection", geometries: [] },
        ]),
      ),
    }),
  );
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
  writePmtiles(file, { tiles: [tile("roads", "major_road")], metadata });
  process.env.MAP_STREETS = file;
  await expect(mapFiles()).rejects.toThrow(
    'the licence of its data asks for the credit "© Street mappers"; write it into Map Credits of data/pages/legal.json',
  );
  delete process.env.MAP_STREETS;
  const drawings = [...(await mapFiles()).values()];
  expect(drawings.filter((text) => text.includes('class="street"'))).toEqual([]);
});
