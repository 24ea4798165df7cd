import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { CreateSchemaCustomizationArgs, SourceNodesArgs } from "gatsby";
import { z } from "zod";
import { kmBetween, type Position } from "../../catalogue/position";
import { isRecord } from "../../lib/json-record";
import { memoize } from "../../lib/memoize";
import { plainText, slugify } from "../../lib/text";
import { contentFolder } from "../build-settings";
import { drawCityMap, drawingWidth } from "./draw-city-map";
import { entriesOf, type ContentEntry } from "../checks/issue";
import { readContentFolder } from "../checks/read-content-folder";
import { readCityMaps, type CityMapFile, type CityTopology } from "./read-city-maps";
import { readStreets } from "./read-streets";
import { cityMapsPath, isOnMap, pointOnMap, type CityMap } from "../../catalogue/city-map";
import { declareDirective, findNode, type NodeModel } from "../graphql";
import { graphqlTypesOf } from "../schema-to-graphql";

/** In the order in which they are named at equal distance. */
const landmarkKinds = ["metro", "rail", "airport", "locality", "town"] as const;
const position = z.object({ lat: z.number(), lng: z.number() });
const landmark = position.extend({ name: z.string(), kind: z.enum(landmarkKinds) });
type Landmark = z.infer<typeof landmark>;

export function landmarksOf({ places }: CityTopology): readonly Landmark[] {
  return places().flatMap(({ name, kind, at: [lng = 0, lat = 0] }) => {
    const known = landmarkKinds.find((option) => option === kind);
    return known === undefined || name === "" ? [] : [{ name, kind: known, lat, lng }];
  });
}

/** How many of each kind, and up to which distance. */
const landmarkLimits: Readonly<Record<Landmark["kind"], Readonly<Record<"count" | "withinKm", number>>>> = {
  metro: { count: 1, withinKm: 10 },
  rail: { count: 1, withinKm: 15 },
  airport: { count: 1, withinKm: 100 },
  locality: { count: 3, withinKm: 12 },
  town: { count: 1, withinKm: 12 },
};

/** Nearest first, without the home's own `locality` ("Jayanagar 4th Block"). */
export function surroundingsOf(home: Position, landmarks: readonly Landmark[], locality: string) {
  const byDistance = landmarks
    .map(({ name, kind, ...at }) => ({ name, kind, km: kmBetween(home, at) }))
    .sort((a, b) => a.km - b.km);
  const isOwn = ({ name, kind }: Pick<Landmark, "name" | "kind">) =>
    (kind === "locality" || kind === "town") && locality.toLowerCase().startsWith(name.toLowerCase());
  return landmarkKinds
    .flatMap((kind) =>
      byDistance
        .filter((near) => near.kind === kind && near.km <= landmarkLimits[kind].withinKm && !isOwn(near))
        .slice(0, landmarkLimits[kind].count),
    )
    .sort((a, b) => a.km - b.km);
}

const cityMapShape = z
  .object({
    slug: z.string(),
    drawing: z.string().describe("Address of the drawing, an SVG."),
    width: z.int().describe("Size of the drawing in its own units."),
    height: z.int(),
    widthKm: z.number().describe("Width of what it shows, in kilometres, at half its height."),
  })
  .describe("A drawn map of a city (data/maps).");
/** What no page shows. */
const cityMapNode = z.object({
  west: z.number(),
  south: z.number(),
  east: z.number(),
  north: z.number(),
  landmarks: z.array(landmark),
});
const readMap = memoize((node: object) => cityMapNode.parse(node));
const listingSource = z.object({
  city: z.string(),
  locality: z.string(),
  coordinates: position.nullable(),
});
const citySource = z.object({ name: z.string() });

const findMap = (nodeModel: NodeModel, city: string) => findNode(nodeModel, "CityMap", "slug", slugify(city));

/** Declares the type `CityMap`, `@cityMap` for a city's map and `@place` for a listing's place on it. */
export function registerCityMaps(args: CreateSchemaCustomizationArgs): void {
  declareDirective(args, "cityMap", ({ source, nodeModel }) =>
    findMap(nodeModel, citySource.parse(source).name),
  );
  declareDirective(args, "place", async ({ source, nodeModel }) => {
    const { city, locality, coordinates } = listingSource.parse(source);
    if (coordinates === null) return null;
    const found = await findMap(nodeModel, city);
    if (!isRecord(found)) return null;
    const map = readMap(found);
    const point = pointOnMap(coordinates, map);
    if (!isOnMap(point)) return null;
    return { ...point, map: found, around: () => surroundingsOf(coordinates, map.landmarks, locality) };
  });
  args.actions.createTypes(`
    ${graphqlTypesOf([{ name: "CityMap", shape: cityMapShape, isOrdered: false, holdsClaims: false }])}
    "A place of the map near a home, in a straight line."
    type Surrounding @dontInfer { name: String! kind: String! km: Float! }
    "Where a home lies on the map of its city, as parts of its width and height."
    type ListingPlace @dontInfer { x: Float! y: Float! map: CityMap! around: [Surrounding!]! }
  `);
}

const kmPerDegree = 111.32;

/** Compressed, in bytes; more would take a slow phone half a minute. */
const maxDrawingBytes = 600_000;

type DrawnMap = Awaited<ReturnType<typeof drawMap>>;

/** A build reads the maps twice, for its nodes and for its files. */
const drawn = new Map<string, Promise<DrawnMap>>();

/** Where the homes of a city lie, whether published or not. */
function homesIn(citySlug: string, entries: readonly ContentEntry[]): readonly Position[] {
  return entriesOf(entries, "Listing").flatMap(({ value }) => {
    const { data } = listingSource.pick({ city: true, coordinates: true }).safeParse(value);
    return data?.coordinates && slugify(data.city) === citySlug ? [data.coordinates] : [];
  });
}

/** `MAP_STREETS` names the owner's PMTiles file, if there is one. */
function drawMaps(): Promise<readonly DrawnMap[]> {
  const streets = process.env.MAP_STREETS?.trim() || undefined;
  const folder = contentFolder(process.env);
  const { entries } = readContentFolder(folder);
  return Promise.all(
    readCityMaps(folder).maps.map((file) => {
      const homes = homesIn(file.slug, entries);
      const key = `${file.slug} ${streets ?? ""} ${JSON.stringify(homes)} ${file.text}`;
      const map = drawn.get(key) ?? drawMap(file, streets, homes);
      drawn.set(key, map);
      return map;
    }),
  );
}

function demandCredit(attribution: string): void {
  const page = "pages/legal.json";
  const credits = plainText(readFileSync(path.join(contentFolder(process.env), page), "utf8"));
  if (!credits.includes(attribution))
    throw new Error(
      `MAP_STREETS: the licence of its data asks for the credit "${attribution}"; write it into Map Credits of data/${page}`,
    );
}

async function drawMap(
  { slug, text, topology }: CityMapFile,
  streetsFile: string | undefined,
  homes: readonly Position[],
) {
  const streets = streetsFile === undefined ? undefined : await readStreets(streetsFile, topology.frame);
  if (streets !== undefined) demandCredit(streets.attribution);
  const { svg, height } = drawCityMap(topology, streets?.lines, homes);
  if (streetsFile !== undefined && gzipSync(svg).length > maxDrawingBytes)
    throw new Error(
      `MAP_STREETS: with the streets of ${streetsFile} the map of ${slug} is too heavy; make a file of fewer (pmtiles extract … --maxzoom=12)`,
    );
  const digest = createHash("sha256").update(svg).digest("hex").slice(0, 8);
  const { frame } = topology;
  const middle = ((frame.south + frame.north) / 2) * (Math.PI / 180);
  return {
    svg,
    text,
    frame,
    fields: {
      slug,
      drawing: `/maps/${slug}.${digest}.svg`,
      width: drawingWidth,
      height,
      ...frame,
      widthKm: (frame.east - frame.west) * kmPerDegree * Math.cos(middle),
      landmarks: landmarksOf(topology),
    },
  };
}

/** Of public/maps: drawings, their data and the list of cities that have one. */
export async function mapFiles(cities: readonly { readonly name: string }[]) {
  const maps = await drawMaps();
  const known = cities.flatMap(({ name }) =>
    maps
      .filter(({ fields }) => fields.slug === slugify(name))
      .map(({ frame, fields: { drawing } }): CityMap => ({ city: name, drawing, ...frame })),
  );
  return new Map([
    ...maps.map(({ svg, fields }) => [fields.drawing, svg] as const),
    ...maps.map(({ text, fields }) => [`/maps/${fields.slug}.topo.json`, text] as const),
    [cityMapsPath, JSON.stringify(known)],
  ]);
}

export async function createCityMapNodes(args: SourceNodesArgs): Promise<void> {
  const { actions, createNodeId, createContentDigest } = args;
  for (const { fields } of await drawMaps()) {
    void actions.createNode({
      ...fields,
      id: createNodeId(`CityMap ${fields.slug}`),
      parent: null,
      children: [],
      internal: { type: "CityMap", contentDigest: createContentDigest(fields) },
    });
  }
}
