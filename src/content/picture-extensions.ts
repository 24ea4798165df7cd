/** How a picture's name in a content file becomes a `Picture` in GraphQL: its file, its alt text, its focus. */
import path from "node:path";
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { z } from "zod";
import { contentFolder } from "./content-folder";

/** A picture in a content file, or in a node made from one. */
export interface PictureSource {
  /** Name below data/images, or an https address. */
  readonly src: string;
  readonly alt?: string;
  /** File node of a downloaded picture. */
  readonly fileId?: string;
}

const pictureSource = z.union([
  z.string().transform((src): PictureSource => ({ src })),
  z.object({ src: z.string(), alt: z.string().optional(), fileId: z.string().optional() }),
]);

/** The part of Gatsby's resolver context that the extensions use; Gatsby does not type it. */
interface ResolverContext {
  readonly nodeModel: {
    findOne(query: { type: string; query: object }): Promise<Record<string, unknown> | null>;
    getNodeById(query: { id: string; type: string }): Record<string, unknown> | null;
  };
}

const pictureText = z.object({ alt: z.string(), focus: z.string().nullish() });

async function withText(value: unknown, context: ResolverContext) {
  const source = pictureSource.parse(value);
  const found = await context.nodeModel.findOne({
    type: "PictureText",
    query: { filter: { file: { eq: source.src } } },
  });
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
        return Array.isArray(value)
          ? Promise.all(value.map((item) => withText(item, context)))
          : withText(value, context);
      },
    }),
  });
  actions.createFieldExtension({
    name: "pictureFile",
    extend: () => ({
      async resolve(source: PictureSource, _: unknown, context: ResolverContext) {
        if (source.fileId !== undefined) {
          return context.nodeModel.getNodeById({ id: source.fileId, type: "File" });
        }
        const absolutePath = path.join(imagesFolder, source.src);
        const file = await context.nodeModel.findOne({
          type: "File",
          query: { filter: { absolutePath: { eq: absolutePath } } },
        });
        if (file === null) reporter.panicOnBuild(`Picture "${source.src}" is not below data/images.`);
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
