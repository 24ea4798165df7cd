/** Writes PMTiles files of streets (version 3, nothing compressed), as an owner may have them. */
import { writeFileSync } from "node:fs";
import { PbfWriter } from "pbf";
import { zxyToTileId } from "pmtiles";

interface Street {
  readonly kind: string;
  /** Corners in the tile's own units, 0 to 4,096 from its north-west. */
  readonly points: readonly (readonly [x: number, y: number])[];
}

interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly layer: string;
  readonly streets: readonly Street[];
}

const zigzag = (value: number) => (value << 1) ^ (value >> 31);

/** Commands of a line: go to the first point, draw to the others. */
function geometryOf({ points }: Street): number[] {
  let at: readonly [number, number] = [0, 0];
  const steps = points.map(([x, y]) => {
    const step = [zigzag(x - at[0]), zigzag(y - at[1])];
    at = [x, y];
    return step;
  });
  return [9, ...(steps[0] ?? []), ((steps.length - 1) << 3) | 2, ...steps.slice(1).flat()];
}

/** A vector tile by the protocol of Mapbox (https://github.com/mapbox/vector-tile-spec). */
function vectorTile({ layer, streets }: Tile): Uint8Array {
  const tile = new PbfWriter();
  tile.writeMessage(
    3,
    (_, pbf) => {
      pbf.writeVarintField(15, 2);
      pbf.writeStringField(1, layer);
      streets.forEach((street, index) =>
        pbf.writeMessage(
          2,
          (__, feature) => {
            feature.writePackedVarint(2, [0, index]);
            feature.writeVarintField(3, 2);
            feature.writePackedVarint(4, geometryOf(street));
          },
          null,
        ),
      );
      pbf.writeStringField(3, "kind");
      for (const { kind } of streets)
        pbf.writeMessage(4, (__, value) => value.writeStringField(1, kind), null);
      pbf.writeVarintField(5, 4096);
    },
    null,
  );
  return tile.finish();
}

function varints(values: readonly number[]): Buffer {
  const pbf = new PbfWriter();
  for (const value of values) pbf.writeVarint(value);
  return Buffer.from(pbf.finish());
}

/** Type of tiles: 1 vector, 2 PNG. */
export function writePmtiles(
  file: string,
  {
    tiles,
    metadata,
    type = 1,
  }: { readonly tiles: readonly Tile[]; readonly metadata: object; readonly type?: number },
): void {
  const entries = tiles
    .map((tile) => ({ id: zxyToTileId(tile.z, tile.x, tile.y), data: Buffer.from(vectorTile(tile)) }))
    .sort((one, other) => one.id - other.id);
  const directory = varints([
    entries.length,
    ...entries.map(({ id }, at) => id - (entries[at - 1]?.id ?? 0)),
    ...entries.map(() => 1),
    ...entries.map(({ data }) => data.length),
    ...entries.map((_, at) => (at === 0 ? 1 : 0)),
  ]);
  const json = Buffer.from(JSON.stringify(metadata));
  const data = Buffer.concat(entries.map((entry) => entry.data));
  const header = Buffer.alloc(127);
  header.write("PMTiles", 0);
  header.writeUInt8(3, 7);
  const lengths = [directory.length, json.length, 0, data.length];
  let offset = header.length;
  lengths.forEach((length, part) => {
    header.writeBigUInt64LE(BigInt(offset), 8 + part * 16);
    header.writeBigUInt64LE(BigInt(length), 16 + part * 16);
    offset += length;
  });
  for (const part of [0, 1, 2]) header.writeBigUInt64LE(BigInt(entries.length), 72 + part * 8);
  const zooms = tiles.map(({ z }) => z);
  [1, 1, 1, type, Math.min(...zooms), Math.max(...zooms)].forEach((byte, at) =>
    header.writeUInt8(byte, 96 + at),
  );
  writeFileSync(file, Buffer.concat([header, directory, json, data]));
}
