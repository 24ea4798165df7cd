import type { CreateResolversArgs } from "gatsby";
import { isRecord } from "../../lib/json-record";
import { mustHold } from "../contract";

interface PictureNode {
  readonly parent: string;
  readonly internal: { readonly contentDigest: string };
}

type Resolver = (...args: readonly unknown[]) => unknown;

/** The part of a GraphQL schema that is used; Gatsby's types leave it open. */
interface Schema {
  readonly getType: (
    name: string,
  ) => { readonly getFields?: () => Readonly<Record<string, unknown>> } | undefined;
}

const isSchema = (value: object): value is Schema =>
  "getType" in value && typeof value.getType === "function";

const isPictureNode = (source: unknown): source is PictureNode =>
  isRecord(source) &&
  typeof source.parent === "string" &&
  isRecord(source.internal) &&
  typeof source.internal.contentDigest === "string";

const isResolver = (value: unknown): value is Resolver => typeof value === "function";

/**
 * Memoises the image sizes of each picture. A home's picture is on many pages, always in the same few sizes, and Gatsby
 * would run a job for every mention: at 10,000 listings those took most of the time and 6 GiB of memory.
 */
export function rememberPictures({ createResolvers, intermediateSchema }: CreateResolversArgs): void {
  const type = isSchema(intermediateSchema) ? intermediateSchema.getType("ImageSharp") : undefined;
  const field = type?.getFields?.().gatsbyImageData;
  mustHold(
    "picture resolver",
    isRecord(field) && isResolver(field.resolve),
    "no such type, field or resolver",
  );

  /** Results, or promises of them: hundreds of thousands of promises cost seconds. */
  const results = new Map<string, unknown>();
  function resolve(picture: unknown, args: unknown, context: unknown, info: unknown): unknown {
    const original = isRecord(info) ? info.originalResolver : undefined;
    mustHold("picture resolver", isResolver(original), "no original resolver");
    mustHold("picture resolver", isPictureNode(picture), "another kind of node");
    const size = JSON.stringify([picture.parent, picture.internal.contentDigest, args]);
    if (results.has(size)) return results.get(size);
    const result = Promise.resolve(original(picture, args, context, info));
    results.set(size, result);
    return result.then((sizes) => {
      results.set(size, sizes);
      return sizes;
    });
  }
  Reflect.apply(createResolvers, undefined, [{ ImageSharp: { gatsbyImageData: { resolve } } }]);
}
