import type { CreateResolversArgs } from "gatsby";

interface ResolverContext {
  readonly nodeModel: { getNodesByIds(query: { ids: readonly string[]; type: string }): unknown };
}

/**
 * Declares the query `listings(ids)`: the listings of these node ids, in that order. A page with this query depends on
 * its own listings alone; with `allListing` an edit of any listing would run the query of every page again.
 */
export function answerListingsByIds({ createResolvers }: CreateResolversArgs): void {
  const listings = {
    type: "[Listing!]!",
    args: { ids: "[String!]!" },
    resolve: (_: unknown, { ids }: { readonly ids: readonly string[] }, { nodeModel }: ResolverContext) =>
      nodeModel.getNodesByIds({ ids, type: "Listing" }),
  };
  createResolvers.call(undefined, { Query: { listings } });
}
