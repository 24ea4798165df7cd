import { VectorTile, type VectorTileFeature } from "@mapbox/vector-tile";
import type { MultiLineString, Position } from "geojson";
import { open } from "node:fs/promises";
import { PbfReader } from "pbf";
import { PMTiles, TileType, type Source } from "pmtiles";
import type { MapFrame } from "../../catalogue/city-map";
import { isRecord, textAt } from "../../lib/json-record";
import { plainText } from "../../lib/text";

/** Streets that cars use, a pixel about 20 m; deeper, a drawing would be megabytes. */
const streetZoom = 13;

/** In the schemas of Protomaps, OpenMapTiles and Shortbread. */
const streetLayers = ["roads", "transportation", "streets"];

/** Not for cars. */
const otherKinds =
  /^(?:path|footway|cycleway|steps|pedestrian|track|bridleway|rail|transit|ferry|pier|aerialway|aeroway|runway|taxiway)/;

const localFile = (file: string): Source => ({
  getKey: () => file,
  getBytes: async (offset, length) => {
    const opened = await open(file);
    try {
      const { buffer, bytesRead } = await opened.read(new Uint8Array(length), 0, length, offset);
      return { data: buffer.buffer.slice(0, bytesRead) };
    } finally {
      await opened.close();
    }
  },
});

/** Columns and rows from the north-west. */
function tileOf(lng: number, lat: number, zoom: number): readonly [x: number, y: number] {
  const across = 2 ** zoom;
  const rad = (lat * Math.PI) / 180;
  return [
    Math.floor(((lng + 180) / 360) * across),
    Math.floor(((1 - Math.asinh(Math.tan(rad)) / Math.PI) / 2) * across),
  ];
}

function isStreet({ type, properties }: VectorTileFeature): boolean {
  const kind = properties.kind_detail ?? properties.kind ?? properties.class;
  return type === 2 && !otherKinds.test(String(kind ?? ""));
}

function linesOf(feature: VectorTileFeature, x: number, y: number, zoom: number): Position[][] {
  const { geometry } = feature.toGeoJSON(x, y, zoom);
  if (geometry.type === "LineString") return [geometry.coordinates];
  return geometry.type === "MultiLineString" ? geometry.coordinates : [];
}

/** Streets inside a frame from a PMTiles file (docs/decisions/maps.md); rejects with what to do about an unfit file. */
export async function readStreets(file: string, frame: MapFrame) {
  const archive = new PMTiles(localFile(file));
  const header = await archive.getHeader().catch((cause: unknown) => {
    throw new Error(`MAP_STREETS: ${file} is no PMTiles file; name one, or leave it out`, { cause });
  });
  if (header.tileType !== TileType.Mvt)
    throw new Error(`MAP_STREETS: ${file} holds pictures; name a file of vector tiles, or leave it out`);
  const metadata = await archive.getMetadata();
  const attribution = plainText(isRecord(metadata) ? textAt(metadata, "attribution") : "");
  if (attribution === "")
    throw new Error(
      `MAP_STREETS: ${file} does not say whom to credit; write "attribution" into its metadata, as the licence of its data asks`,
    );
  const zoom = Math.min(streetZoom, header.maxZoom);
  const [left, top] = tileOf(frame.west, frame.north, zoom);
  const [right, bottom] = tileOf(frame.east, frame.south, zoom);
  const lines: Position[][] = [];
  for (let x = left; x <= right; x++) {
    for (let y = top; y <= bottom; y++) {
      const tile = await archive.getZxy(zoom, x, y);
      if (tile === undefined) continue;
      const { layers } = new VectorTile(new PbfReader(new Uint8Array(tile.data)));
      for (const layer of streetLayers.flatMap((name) => layers[name] ?? [])) {
        for (let at = 0; at < layer.length; at++) {
          const feature = layer.feature(at);
          if (isStreet(feature)) lines.push(...linesOf(feature, x, y, zoom));
        }
      }
    }
  }
  const drawn: MultiLineString = { type: "MultiLineString", coordinates: lines };
  return { lines: drawn, attribution };
}
