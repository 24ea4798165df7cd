import { readFileSync } from "node:fs";
import type { CreateNodeArgs, CreateSchemaCustomizationArgs, Node, NodeInput, SourceNodesArgs } from "gatsby";
import { createRemoteFileNode } from "gatsby-source-filesystem";
import { z } from "zod";
import { checkContentOrStop } from "./check-content-on-build";
import { contentFolder } from "./content-folder";
import { contentTypeAt, contentTypes, type ContentType } from "./content-types";
import { registerListingExtensions } from "./listing-extensions";
import { publicationOf } from "./publication";
import { registerCityMaps } from "./maps/city-map-nodes";
import { registerPictureExtensions, withRemotePictures } from "./picture-extensions";
import type { ResolverContext } from "./graphql";
import { graphqlTypesOf, withEnumNames } from "./schema-to-graphql";
import { escapeMarkup } from "../lib/text";
import { interpolate, placesIn } from "../lib/interpolate";
import { isRecord } from "../lib/json-record";
import { claimNames, claimsOf } from "./schemas/site";

const holdsClaim = (text: unknown) =>
  typeof text === "string" && placesIn(text).some((name) => claimNames.includes(name));

/** Declares `@claims` (docs/decisions/content.md), resolved at query time so that data/site.json reaches every page. */
export function registerClaims({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: "claims",
    args: { inHtml: { type: "Boolean", defaultValue: false } },
    extend: ({ inHtml }: { readonly inHtml: boolean }) => ({
      resolve(source: unknown, _: unknown, context: ResolverContext, { fieldName }: { fieldName: string }) {
        const value: unknown = isRecord(source) ? source[fieldName] : undefined;
        const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
        return texts.some(holdsClaim) ? filled(value, inHtml, context) : value;
      },
    }),
  });
}

async function filled(value: unknown, inHtml: boolean, { nodeModel }: ResolverContext): Promise<unknown> {
  const claims = claimsOf(await nodeModel.findOne({ type: "SiteFacts", query: {} }));
  const inPlace = Object.fromEntries(
    Object.entries(claims).map(([name, claim]) => [name, inHtml ? escapeMarkup(claim) : claim]),
  );
  const fill = (text: unknown) => (typeof text === "string" ? interpolate(text, inPlace) : text);
  return Array.isArray(value) ? value.map(fill) : fill(value);
}

const rawSuffix = "Json";

/** Type name for gatsby-transformer-json, from the file's path below data/. */
export function rawTypeName(relativePath: string): string {
  return `${contentTypeAt(relativePath)?.name ?? "Unknown"}${rawSuffix}`;
}

function contentTypeOf(node: Node): ContentType | undefined {
  return contentTypes.find(({ name }) => node.internal.type === name + rawSuffix);
}

interface TypedNode {
  readonly type: string;
  readonly fields: Record<string, unknown>;
}

/** Null of a listing that is not to be seen. */
function contentNode(type: ContentType, raw: unknown): TypedNode | null {
  const { name, toTypedNode } = type;
  return toTypedNode === undefined
    ? { type: name, fields: contentFields(type, raw) }
    : toTypedNode(raw, publicationOf(process.env, contentFolder(process.env)));
}

function contentFields({ schema, toNode }: ContentType, raw: unknown): Record<string, unknown> {
  if (toNode !== undefined) return toNode(raw);
  const {
    id,
    $schema: _,
    ...fields
  } = z.record(z.string(), z.unknown()).parse(withEnumNames(schema, schema.parse(raw)));
  return id === undefined ? fields : { ...fields, entryId: id };
}

type NodeArgs = Pick<
  CreateNodeArgs,
  "node" | "actions" | "createNodeId" | "createContentDigest" | "getCache" | "getNode" | "reporter"
>;

const keyLists = new Map<string, string[]>();

function orderInFile(type: ContentType, file: Node, key: unknown): number {
  if (type.form !== "list" || type.key === undefined) return 0;
  const cacheKey = `${type.path}:${file.internal.contentDigest}`;
  let keys = keyLists.get(cacheKey);
  if (keys === undefined) {
    const absolutePath = z.string().parse(file.absolutePath);
    const entries = z
      .array(z.record(z.string(), z.unknown()))
      .parse(JSON.parse(readFileSync(absolutePath, "utf8")));
    const keyField = type.key;
    keys = entries.map((entry) => String(entry[keyField]));
    keyLists.set(cacheKey, keys);
  }
  return keys.indexOf(String(key));
}

/** By gatsby-transformer-json. */
const addedByGatsby = new Set(["id", "children", "parent", "internal", "jsonId", "fields"]);

function rawContent(node: Node): Record<string, unknown> {
  const content: Record<string, unknown> = Object.fromEntries(
    Object.entries(node).filter(([name]) => !addedByGatsby.has(name)),
  );
  if (node.jsonId !== undefined) content.id = node.jsonId;
  return content;
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
    const file = await createRemoteFileNode({
      url,
      parentNodeId: node.id,
      createNode,
      createNodeId,
      getCache,
    });
    return file.id;
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

/** Raw nodes seen in this build. */
const done = new Set<string>();

/** Gatsby's onCreateNode: makes our node from a raw JSON node, in place of the one that it had. */
export async function createContentNode(args: NodeArgs): Promise<void> {
  const { node, actions, createNodeId, createContentDigest, getNode } = args;
  const type = contentTypeOf(node);
  if (type === undefined) return;
  done.add(node.id);
  const raw = rawContent(node);
  const made = contentNodeOrStop(type, raw, args);
  const id = createNodeId(`${node.id} >>> ${made?.type ?? ""}`);
  const former = node.children.filter((child) => child !== id).map((child) => getNode(child));
  for (const child of former) if (child !== undefined) actions.deleteNode(child);
  if (made === null) return;
  const file = node.parent === null ? undefined : getNode(node.parent);
  await fetchPictures(made, type, raw, args);
  const content: NodeInput = {
    ...made.fields,
    order: file === undefined ? 0 : orderInFile(type, file, type.key === undefined ? "" : raw[type.key]),
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
  for (const node of raw.filter(({ id }) => !done.has(id))) await createContentNode({ ...args, node });
}

export function declareContentTypes(args: CreateSchemaCustomizationArgs): void {
  const { actions, schema: builder } = args;
  registerPictureExtensions(args);
  registerListingExtensions(args);
  registerClaims(args);
  registerCityMaps(args);
  for (const { name } of contentTypes) {
    actions.createTypes(`type ${name}${rawSuffix} implements Node @dontInfer { id: ID! }`);
  }
  const { objects, enums } = graphqlTypesOf(
    contentTypes.flatMap(({ name, form, schema, shape = schema, nodeTypes = [] }) =>
      [{ name, shape }, ...nodeTypes].map((each) => ({
        name: each.name,
        schema: each.shape,
        isOrdered: form !== "folder",
        // Its words are the developer's, and thousands of listings have dozens of them.
        holdsClaims: name !== "Listing",
      })),
    ),
  );
  actions.createTypes(enums.map((definition) => builder.buildEnumType(definition)));
  actions.createTypes(objects);
}
