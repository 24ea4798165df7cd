/** An article as a node: what its editor wrote, and what the build derives from it. */
import { z } from "zod";
import type { PictureSource } from "../picture-extensions";
import { fieldMeta } from "./fields";
import { completed } from "./node-fields";
import { postSchema } from "./post";

/** Shape of a `Post` node; fields that are the same in the file are declared in `postSchema` alone. */
export const postShape = z
  .object({
    ...completed(postSchema.omit({ $schema: true, id: true, content: true }).shape),
    postId: z.int().describe("Number of the post."),
    path: z.string().describe("Address of its page."),
    firstParagraph: z
      .string()
      .describe("Plain text of the first paragraph.")
      .register(fieldMeta, { words: "plain" }),
    html: z
      .string()
      .describe("Sanitised HTML; its pictures are marked <img data-picture='n'> and stand in the list.")
      .register(fieldMeta, { words: "html" }),
    pictures: z
      .array(z.custom<PictureSource>().register(fieldMeta, { graphql: "Picture" }))
      .describe("Pictures of the article, by the number of their mark."),
    readingMinutes: z.int().describe("Reading time in minutes at 220 words a minute."),
  })
  .describe("An article of the blog (data/blog).");

export type PostNode = z.output<typeof postShape>;
