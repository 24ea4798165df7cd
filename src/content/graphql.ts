import type { Reporter, CreateResolversArgs, CreateSchemaCustomizationArgs, Node } from "gatsby";

/** Data of a GraphQL query; stops the build with the name of the query when there is none. */
export async function dataOrStop<Data>(
  reporter: Reporter,
  queryName: string,
  result: Promise<{ readonly data?: Data; readonly errors?: unknown }>,
): Promise<Data> {
  const { data, errors } = await result;
  if (data === undefined || errors !== undefined) {
    reporter.panic(`The query ${queryName} failed; no page can be made.`, new Error(JSON.stringify(errors)));
    throw new Error(`The query ${queryName} failed`);
  }
  return data;
}

/** Gatsby does not type a resolver's context. */
export interface NodeModel {
  findOne(query: { type: string; query: object }): Promise<unknown>;
  findAll(query: { type: string; query: object }): Promise<{ entries: Iterable<unknown> }>;
  getNodeById(query: { id: string; type: string }): unknown;
  getNodesByIds(query: { ids: readonly string[]; type: string }): unknown;
}

interface ResolverContext {
  readonly nodeModel: NodeModel;
}

interface ResolvedField {
  /** The node, or the object within one, that has the field. */
  readonly source: unknown;
  readonly fieldName: string;
  readonly nodeModel: NodeModel;
}

/** Declares a directive of fields; `args` are those of the directive, `resolve` gets their values. */
export function declareDirective<Values = unknown>(
  { actions }: CreateSchemaCustomizationArgs,
  name: string,
  resolve: (field: ResolvedField, values: Values) => unknown,
  args: object = {},
): void {
  actions.createFieldExtension({
    name,
    args,
    extend: (values: Values) => ({
      resolve: (
        source: unknown,
        _: unknown,
        { nodeModel }: ResolverContext,
        { fieldName }: { readonly fieldName: string },
      ) => resolve({ source, fieldName, nodeModel }, values),
    }),
  });
}

/** By a text field whose value no two nodes share; null where there is none. */
export function findNode(nodeModel: NodeModel, type: string, field: string, value: string): Promise<unknown> {
  return nodeModel.findOne({ type, query: { filter: { [field]: { eq: value } } } });
}

interface ResolveInfo {
  readonly originalResolver: (...args: readonly unknown[]) => unknown;
}

/** Image sizes once per picture: Gatsby runs a job for every mention, 6 GiB of memory at 10,000 listings. */
export function memoizeImages({ createResolvers }: CreateResolversArgs): void {
  const results = new Map<string, unknown>();
  const resolve = (picture: Node, args: unknown, context: unknown, info: ResolveInfo) => {
    const key = JSON.stringify([picture.parent, picture.internal.contentDigest, args]);
    if (!results.has(key)) results.set(key, info.originalResolver(picture, args, context, info));
    return results.get(key);
  };
  createResolvers.call(undefined, { ImageSharp: { gatsbyImageData: { resolve } } });
}

/** Query `listings(ids)`, in that order: unlike by `allListing`, a page depends on its own listings alone. */
export function answerListingsByIds({ createResolvers }: CreateResolversArgs): void {
  const listings = {
    type: "[Listing!]!",
    args: { ids: "[String!]!" },
    resolve: (_: unknown, { ids }: { readonly ids: readonly string[] }, { nodeModel }: ResolverContext) =>
      nodeModel.getNodesByIds({ ids, type: "Listing" }),
  };
  createResolvers.call(undefined, { Query: { listings } });
}
