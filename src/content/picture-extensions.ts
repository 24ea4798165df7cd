/** How a picture's name in a content file becomes a `Picture` in GraphQL: its file, its alt text, its focus. */
import path from "node:path";
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { z } from "zod";
import { contentFolder } from "./content-folder";
import { findNode, type NodeModel } from "./find-node";

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

interface ResolverContext {
  readonly nodeModel: NodeModel;
}

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
