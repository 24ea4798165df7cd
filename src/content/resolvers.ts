import type { CreateResolversArgs } from "gatsby";

interface Picture {
  readonly parent: string;
  readonly internal: { readonly contentDigest: string };
}

interface ResolveInfo {
  readonly originalResolver: (...args: readonly unknown[]) => unknown;
}

/** Image sizes once per picture: Gatsby runs a job for every mention, 6 GiB of memory at 10,000 listings. */
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
