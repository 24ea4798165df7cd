import type { CreateResolversArgs } from "gatsby";

interface Picture {
  readonly parent: string;
  readonly internal: { readonly contentDigest: string };
}

interface ResolveInfo {
  readonly originalResolver: (...args: readonly unknown[]) => unknown;
}

/**
 * Memoises the image sizes of each picture. A home's picture is on many pages, and Gatsby runs a job for every mention: at
 * 10,000 listings those took 6 GiB of memory.
 */
export function memoizeImages({ createResolvers }: CreateResolversArgs): void {
  const results = new Map<string, unknown>();
  const resolve = (picture: Picture, args: unknown, context: unknown, info: ResolveInfo) => {
    const key = JSON.stringify([picture.parent, picture.internal.contentDigest, args]);
    if (!results.has(key)) results.set(key, info.originalResolver(picture, args, context, info));
    return results.get(key);
  };
  createResolvers.call(undefined, { ImageSharp: { gatsbyImageData: { resolve } } });
}

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
