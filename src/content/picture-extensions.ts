import path from "node:path";
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { z } from "zod";
import { contentFolder } from "./content-folder";
import { findNode, type ResolverContext } from "./graphql";
import { isRecord } from "../lib/json-record";

export interface PictureSource {
  /** Name below data/images, or an https address. */
  readonly src: string;
  readonly alt?: string;
  readonly fileId?: string;
}

export const pictureSource = z.union([
  z.string().transform((src): PictureSource => ({ src })),
  z.object({ src: z.string(), alt: z.string().optional(), fileId: z.string().optional() }),
]);

const pictureText = z.object({ alt: z.string(), focus: z.string().nullish() });

async function withText(value: unknown, { nodeModel }: ResolverContext) {
  const source = pictureSource.parse(value);
  const found = await findNode(nodeModel, "PictureText", "file", source.src);
  const text = found === null ? undefined : pictureText.parse(found);
  return { ...source, alt: source.alt ?? text?.alt ?? "", focus: text?.focus ?? null };
}

/** Declares `@picture` (on fields that hold a picture), `@pictureFile` and the type `Picture`. */
export function registerPictureExtensions({ actions, reporter }: CreateSchemaCustomizationArgs): void {
  const imagesFolder = path.join(contentFolder(process.env), "images");
  actions.createFieldExtension({
    name: "picture",
    extend: () => ({
      resolve(
        source: Record<string, unknown>,
        _: unknown,
        context: ResolverContext,
        info: { fieldName: string },
      ) {
        const value = source[info.fieldName];
        if (value === undefined || value === null) return null;
        return Array.isArray(value) ? value.map((item) => withText(item, context)) : withText(value, context);
      },
    }),
  });
  actions.createFieldExtension({
    name: "pictureFile",
    extend: () => ({
      async resolve({ src, fileId }: PictureSource, _: unknown, { nodeModel }: ResolverContext) {
        if (fileId !== undefined) return nodeModel.getNodeById({ id: fileId, type: "File" });
        const file = await findNode(nodeModel, "File", "absolutePath", path.join(imagesFolder, src));
        if (file === null) reporter.panicOnBuild(`Picture "${src}" is not below data/images.`);
        return file;
      },
    }),
  });
  actions.createTypes(`
    "A picture of the content."
    type Picture @dontInfer {
      "What it shows; empty for pure decoration."
      alt: String!
      "Part kept when cropped, as a CSS object-position."
      focus: String
      src: String!
      file: File! @pictureFile
    }
  `);
}

/** Fetched at build and optimised like local pictures (docs/decisions/pictures.md). */
const remoteSource = z.union([
  z
    .string()
    .startsWith("https://")
    .transform((src): PictureSource => ({ src })),
  z.object({ src: z.string().startsWith("https://"), alt: z.string().optional() }),
]);

interface PictureOwner {
  /** "data/listings/lake-house.json". */
  readonly file: string;
  readonly alt: string;
  /** Gives the id of the file node. */
  readonly fetchPicture: (url: string) => Promise<string>;
}

async function fetched(source: PictureSource, field: string, owner: PictureOwner): Promise<PictureSource> {
  try {
    return { ...source, alt: source.alt ?? owner.alt, fileId: await owner.fetchPicture(source.src) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${owner.file} › ${field} — "${source.src}" cannot be fetched (${reason}); mend the address or put the picture in data/images`,
    );
  }
}

/** Fetches all https pictures in `value`, also in lists and objects. Rejects with file, `field`, address and remedy. */
export async function withRemotePictures(
  value: unknown,
  field: string,
  owner: PictureOwner,
): Promise<unknown> {
  const remote = remoteSource.safeParse(value);
  if (remote.success) return fetched(remote.data, field, owner);
  if (Array.isArray(value)) {
    return Promise.all(value.map((item, index) => withRemotePictures(item, `${field}[${index}]`, owner)));
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(
    async ([name, item]) => [name, await withRemotePictures(item, `${field}.${name}`, owner)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}
