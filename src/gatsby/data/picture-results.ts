import type { CreateResolversArgs } from "gatsby";

interface PictureNode {
  readonly parent: string;
  readonly internal: { readonly contentDigest: string };
}

interface FieldInfo {
  readonly originalResolver: (...args: readonly unknown[]) => Promise<unknown>;
}

/**
 * Works out each cut of a picture once. A home's picture stands on many pages, always in the same few cuts, and Gatsby
 * would make a job of every mention: at 10,000 listings those took most of the time and 6 GiB of memory.
 */
export function rememberPictures({ createResolvers }: CreateResolversArgs): void {
  const results = new Map<string, Promise<unknown>>();
  function resolve(picture: PictureNode, args: unknown, context: unknown, info: FieldInfo): Promise<unknown> {
    const cut = JSON.stringify([picture.parent, picture.internal.contentDigest, args]);
    const result = results.get(cut) ?? info.originalResolver(picture, args, context, info);
    results.set(cut, result);
    return result;
  }
  Reflect.apply(createResolvers, undefined, [{ ImageSharp: { gatsbyImageData: { resolve } } }]);
}
