import { feature, mesh } from "topojson-client";
import type { Feature, Geometry } from "geojson";
import type { GeometryCollection, Topology } from "topojson-specification";
import { z } from "zod";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { slugify } from "../../lib/text";
import { suggestion } from "../checks/values";
import { fileIssue, textsOf, type Check, type Issue } from "../checks/issue";
import { findJsonIssue } from "../checks/json-issue";

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

export type CityTopology = ReturnType<typeof parseTopology>;

const isTopology = (json: unknown): json is Topology<Layers> & z.infer<typeof file> =>
  file.safeParse(json).success;

/** Reads data/maps/<city>.topo.json; throws an error that says what is wrong and what to do. */
export function parseTopology(text: string) {
  const topology: unknown = JSON.parse(text);
  if (!isTopology(topology)) {
    const { issues = [] } = file.safeParse(topology).error ?? {};
    throw new Error(issues.map(({ message }) => message).join("; "));
  }
  const [west, south, east, north] = file.shape.bbox.parse(topology.bbox);
  const collectionOf = (layer: MapLayer, kinds?: readonly string[]): GeometryCollection<Properties> => ({
    type: "GeometryCollection",
    geometries: (topology.objects[layer]?.geometries ?? []).filter(
      ({ properties: raw }) => kinds?.includes(properties.parse(raw ?? {}).kind ?? "") ?? true,
    ),
  });
  const featuresOf = (layer: MapLayer): MapFeature[] =>
    feature(topology, collectionOf(layer)).features.map((found) => ({
      ...found,
      properties: properties.parse(found.properties),
    }));
  return {
    frame: { west, south, east, north },
    attribution: topology.attribution,
    featuresOf,
    places: () => featuresOf("places").flatMap(placesOf),
    /** Between areas of these kinds, without their outer edges. */
    bordersBetween: (kinds: readonly string[]) =>
      mesh(topology, collectionOf("areas", kinds), (a, b) => a !== b),
  };
}

/** Each `at` its longitude and latitude; a stop is one of the many points of a line's stations. */
function placesOf({ geometry, properties }: MapFeature) {
  const { kind = "", name = "", names = [], rank = 3 } = properties;
  if (geometry.type === "Point") return [{ name, kind, rank, isStop: false, at: geometry.coordinates }];
  if (geometry.type !== "MultiPoint") return [];
  return geometry.coordinates.map((at, index) => ({
    name: names[index] ?? "",
    kind,
    rank: 3,
    isStop: true,
    at,
  }));
}

const ending = ".topo.json";

export type CityMapFile = ReturnType<typeof readCityMaps>["maps"][number];

/** Reads maps/<city>.topo.json below the folder, each `slug` the city's name in small letters; a file that cannot be
 * drawn is an issue and no map. */
export function readCityMaps(contentFolder: string) {
  const folder = path.join(contentFolder, "maps");
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(ending)) : [];
  const errors: Issue[] = [];
  const maps = names.sort().flatMap((name) => {
    const file = `data/maps/${name}`;
    const text = readFileSync(path.join(folder, name), "utf8");
    const refuse = (message: string, field?: string): [] => {
      errors.push(fileIssue("error", file, message, field));
      return [];
    };
    const issue = findJsonIssue(text);
    if (issue !== undefined) return refuse(issue.message, `line ${issue.line}, column ${issue.column}`);
    try {
      return [{ slug: name.slice(0, -ending.length), text, topology: parseTopology(text) }];
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return refuse(`${reason}; restore it from the repository or export it again (data/README.md)`);
    }
  });
  return { maps, errors };
}

/** Maps that cannot be drawn, and maps of no city. */
export const checkMaps: Check<"entries" | "dataFolder"> = ({ entries, dataFolder }) => {
  const slugs = textsOf(entries, "City", "name").map(slugify);
  const { maps, errors } = readCityMaps(dataFolder);
  const mapsWithoutCity = maps.filter(({ slug }) => slugs.length > 0 && !slugs.includes(slug));
  return [
    ...errors,
    ...mapsWithoutCity.map(({ slug }) => {
      const message = `is the map of no city in data/cities.json, so no page shows it; ${suggestion(slug, slugs)}`;
      return fileIssue("warning", `data/maps/${slug}${ending}`, message);
    }),
  ];
};
