import { readFileSync } from "node:fs";
import type { CreateNodeArgs, CreateSchemaCustomizationArgs, Node, NodeInput, SourceNodesArgs } from "gatsby";
import { createRemoteFileNode } from "gatsby-source-filesystem";
import { z } from "zod";
import { checkContentOrStop } from "./check-before-build";
import { pictureFacts, shownKinds } from "./check-pictures";
import { contentFolder, buildSettingsOf } from "./build-settings";
import { contentTypeAt, contentTypes, type ContentType, type TypedNode } from "./content-types";
import { pictureSource, registerClaims, registerListings, registerPictures } from "./directives";
import { registerCityMaps } from "./maps/city-map-nodes";
import { graphqlTypesOf, withEnumNames } from "./schema-to-graphql";
import { isRecord } from "../lib/json-record";

const rawSuffix = "Json";

/** Type name for gatsby-transformer-json, from the file's path below data/. */
export function rawTypeName(relativePath: string): string {
  return `${contentTypeAt(relativePath)?.name ?? "Unknown"}${rawSuffix}`;
}

/** Null of a listing that is not to be seen. */
function contentNode({ name, schema, toNode, toTypedNode }: ContentType, raw: unknown): TypedNode | null {
  if (toTypedNode !== undefined)
    return toTypedNode(raw, buildSettingsOf(process.env, contentFolder(process.env)));
  if (toNode !== undefined) return { type: name, fields: toNode(raw) };
  const node = z.record(z.string(), z.unknown()).parse(withEnumNames(schema, schema.parse(raw)));
  const { id, $schema: _, ...fields } = node;
  return { type: name, fields: id === undefined ? fields : { ...fields, entryId: id } };
}

type NodeArgs = Pick<
  CreateNodeArgs,
  "node" | "actions" | "createNodeId" | "createContentDigest" | "getCache" | "getNode" | "reporter"
>;

/** The keys of a file's entries, in their order; by the digest of the file. */
const keyLists = new Map<string, readonly unknown[]>();

function orderInFile({ form, key }: ContentType, file: Node | undefined, raw: Record<string, unknown>) {
  if (form !== "list" || key === undefined || file === undefined) return 0;
  const { contentDigest } = file.internal;
  const readKeys = () => {
    const text = readFileSync(z.string().parse(file.absolutePath), "utf8");
    const entries = z.array(z.record(z.string(), z.unknown())).parse(JSON.parse(text));
    return entries.map((entry) => entry[key]);
  };
  const keys = keyLists.get(contentDigest) ?? readKeys();
  keyLists.set(contentDigest, keys);
  return keys.indexOf(raw[key]);
}

const addedByGatsby = new Set(["id", "children", "parent", "internal", "jsonId", "fields"]);

function rawContent(node: Node): Record<string, unknown> {
  const content: Record<string, unknown> = Object.fromEntries(
    Object.entries(node).filter(([name]) => !addedByGatsby.has(name)),
  );
  if (node.jsonId !== undefined) content.id = node.jsonId;
  return content;
}

interface PictureOwner {
  /** "data/listings/lake-house.json". */
  readonly file: string;
  readonly alt: string;
  readonly fetchPicture: (url: string) => Promise<FetchedFile>;
}

/** Node of a file that has been fetched. */
type FetchedFile = Pick<Awaited<ReturnType<typeof createRemoteFileNode>>, "id" | "absolutePath">;

async function fetched(source: z.output<typeof pictureSource>, field: string, owner: PictureOwner) {
  const refuse = (message: string) => new Error(`${owner.file} › ${field} — "${source.src}" ${message}`);
  const { id, absolutePath } = await owner.fetchPicture(source.src).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw refuse(`cannot be fetched (${reason}); mend the address or put the picture in data/images`);
  });
  // The page that shows a picture is fetched as well as the picture itself.
  if (!shownKinds.has((await pictureFacts(absolutePath)).format ?? ""))
    throw refuse("is no picture; copy the picture's own address");
  return { ...source, alt: source.alt ?? owner.alt, fileId: id };
}

/** Fetches all https pictures in `value`, also in lists and objects. Rejects with file, `field`, address and remedy. */
export async function withRemotePictures(
  value: unknown,
  field: string,
  owner: PictureOwner,
): Promise<unknown> {
  const { data: picture } = pictureSource.safeParse(value);
  if (picture?.src.startsWith("https://")) return fetched(picture, field, owner);
  if (Array.isArray(value)) {
    return Promise.all(value.map((item, index) => withRemotePictures(item, `${field}[${index}]`, owner)));
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(
    async ([name, item]) => [name, await withRemotePictures(item, `${field}.${name}`, owner)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

/** They may be https addresses; with the field's name in the file. */
const pictureFields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Listing: { cover: "image", gallery: "images", floorPlans: "floorPlans" },
  DelistedListing: { cover: "image" },
  Post: { image: "image" },
};

async function fetchPictures(
  { type, fields }: TypedNode,
  { path }: ContentType,
  raw: Record<string, unknown>,
  args: NodeArgs,
): Promise<void> {
  const { node, actions, createNodeId, getCache, reporter } = args;
  const fetchPicture = async (url: string) => {
    const { createNode } = actions;
    return createRemoteFileNode({ url, parentNodeId: node.id, createNode, createNodeId, getCache });
  };
  const owner = { file: `data/${path}/${String(raw.slug)}.json`, alt: String(raw.title), fetchPicture };
  for (const [name, fieldInFile] of Object.entries(pictureFields[type] ?? {})) {
    try {
      fields[name] = await withRemotePictures(fields[name], fieldInFile, owner);
    } catch (error) {
      reporter.panic(error instanceof Error ? error.message : String(error));
    }
  }
}

function contentNodeOrStop(type: ContentType, raw: Record<string, unknown>, args: NodeArgs) {
  try {
    return contentNode(type, raw);
  } catch (error) {
    // Only in develop: a build has been stopped by the check before.
    checkContentOrStop(args);
    throw error;
  }
}

const seenInBuild = new Set<string>();

/** Gatsby's onCreateNode: makes our node from a raw JSON node, in place of the one that it had. */
export async function createContentNode(args: NodeArgs): Promise<void> {
  const { node, actions, createNodeId, createContentDigest, getNode } = args;
  const type = contentTypes.find(({ name }) => node.internal.type === name + rawSuffix);
  if (type === undefined) return;
  seenInBuild.add(node.id);
  const raw = rawContent(node);
  const made = contentNodeOrStop(type, raw, args);
  const id = createNodeId(`${node.id} >>> ${made?.type ?? ""}`);
  const former = node.children.filter((child) => child !== id).map((child) => getNode(child));
  for (const child of former) if (child !== undefined) actions.deleteNode(child);
  if (made === null) return;
  const file = getNode(node.parent ?? "");
  await fetchPictures(made, type, raw, args);
  const content: NodeInput = {
    ...made.fields,
    order: orderInFile(type, file, raw),
    id,
    parent: node.id,
    children: [],
    internal: { type: made.type, contentDigest: createContentDigest(made.fields) },
  };
  await actions.createNode(content);
  const child = getNode(content.id);
  if (child !== undefined && !node.children.includes(child.id))
    actions.createParentChildLink({ parent: node, child });
}

/** Gatsby's sourceNodes: also remakes nodes of cached files, as schemas may have changed or a home's day have come. */
export async function renewKeptNodes(args: SourceNodesArgs): Promise<void> {
  const raw = contentTypes.flatMap(({ name }) => args.getNodesByType(name + rawSuffix));
  for (const node of raw.filter(({ id }) => !seenInBuild.has(id))) await createContentNode({ ...args, node });
}

export function declareContentTypes(args: CreateSchemaCustomizationArgs): void {
  const { createTypes } = args.actions;
  registerPictures(args);
  registerListings(args);
  registerClaims(args);
  registerCityMaps(args);
  for (const { name } of contentTypes) {
    createTypes(`type ${name}${rawSuffix} implements Node @dontInfer { id: ID! }`);
  }
  const nodes = contentTypes.flatMap(({ name, form, schema, shape = schema, nodeTypes = [] }) =>
    [{ name, shape }, ...nodeTypes].map((nodeType) => ({
      ...nodeType,
      isOrdered: form !== "folder",
      // Its words are the developer's, and thousands of listings have dozens of them.
      holdsClaims: name !== "Listing",
    })),
  );
  createTypes(graphqlTypesOf(nodes));
}
