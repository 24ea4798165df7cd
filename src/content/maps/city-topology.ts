import { feature, mesh } from "topojson-client";
import type { Feature, Geometry, MultiLineString } from "geojson";
import type { GeometryCollection, GeometryObject, Topology } from "topojson-specification";
import { z } from "zod";
import type { MapFrame } from "../../catalogue/city-map";

/** All optional, for lines and outlines have no names. */
const properties = z.object({
  kind: z.string().optional(),
  name: z.string().optional(),
  /** 1 is named first. */
  rank: z.number().optional(),
  color: z.string().optional(),
  /** 1 where a line is drawn straight from station to station. */
  approx: z.number().optional(),
  /** Names of the points of a MultiPoint, in their order. */
  names: z.array(z.string()).optional(),
});

type Properties = z.infer<typeof properties>;
export type MapFeature = Feature<Geometry, Properties>;
type Layers = Record<string, GeometryCollection<Properties>>;

const layers = ["land", "water", "areas", "roads", "rail", "places"] as const;
type MapLayer = (typeof layers)[number];

const collection = z.looseObject({ type: z.literal("GeometryCollection") });
const file = z.looseObject({
  type: z.literal("Topology", { error: 'is not TopoJSON: "type" must be "Topology"' }),
  bbox: z
    .tuple([z.number(), z.number(), z.number(), z.number()], {
      error: 'lacks "bbox": write west, south, east and north of the map in degrees',
    })
    .refine(([west, south, east, north]) => west < east && south < north, {
      error: '"bbox" must be west, south, east and north in degrees, in this order',
    }),
  attribution: z
    .string({ error: 'lacks "attribution": write the credit that the licence of the data asks for' })
    .min(1, { error: '"attribution" is empty: write the credit that the licence of the data asks for' }),
  arcs: z.array(z.array(z.array(z.number()))),
  objects: z.object(Object.fromEntries(layers.map((layer) => [layer, collection])), {
    error: `lacks "objects": the layers ${layers.join(", ")}`,
  }),
});

export interface CityTopology {
  readonly frame: MapFrame;
  readonly attribution: string;
  readonly featuresOf: (layer: MapLayer) => readonly MapFeature[];
  /** Between areas of these kinds, without their outer edges. */
  readonly bordersBetween: (kinds: readonly string[]) => MultiLineString;
}

function isTopology(json: unknown): json is Topology<Layers> {
  return file.safeParse(json).success;
}

/** Reads data/maps/<city>.topo.json; throws an error that says what is wrong and what to do. */
export function parseTopology(text: string): CityTopology {
  const json: unknown = JSON.parse(text);
  const read = file.safeParse(json);
  if (!read.success) throw new Error(read.error.issues.map(({ message }) => message).join("; "));
  if (!isTopology(json)) throw new Error("is not TopoJSON");
  const topology = json;
  const [west, south, east, north] = read.data.bbox;
  const geometriesOf = (layer: MapLayer): readonly GeometryObject<Properties>[] =>
    topology.objects[layer]?.geometries ?? [];
  const kindOf = ({ properties: own }: GeometryObject<Properties>) => properties.parse(own ?? {}).kind ?? "";
  return {
    frame: { west, south, east, north },
    attribution: read.data.attribution,
    featuresOf: (layer) =>
      feature(topology, collectionOf(geometriesOf(layer))).features.map((found) => ({
        ...found,
        properties: properties.parse(found.properties),
      })),
    bordersBetween: (kinds) =>
      mesh(
        topology,
        collectionOf(geometriesOf("areas").filter((area) => kinds.includes(kindOf(area)))),
        (one, other) => one !== other,
      ),
  };
}

function collectionOf(geometries: readonly GeometryObject<Properties>[]): GeometryCollection<Properties> {
  return { type: "GeometryCollection", geometries: [...geometries] };
}
