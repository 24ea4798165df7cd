import { z } from "zod";
import {
  fieldMeta,
  href,
  html,
  line,
  named,
  pastDate,
  pictureWithAlt,
  prose,
  slug,
  title,
  completed,
  file,
  list,
} from "./fields";
import type { PictureSource } from "../directives";

export const postSchema = file({
  id: z.int().positive().describe("Number of the post; its address is /blog/<id>. Never reused."),
  slug: slug("Short name; the same as the file name."),
  title: title("Headline."),
  category: line('Badge, e.g. "Market", "Legal", "Home loans".'),
  date: pastDate("Day of publication."),
  updated: pastDate("Day of the last change of substance.").optional(),
  author: line("Who wrote it; the brand when absent.").optional(),
  image: pictureWithAlt("Picture at the top and on cards."),
  excerpt: prose("One or two sentences for cards and search results."),
  content: html("The article."),
  sources: z
    .array(
      named("PostSource", { label: line("Publisher, title, date."), url: href("Address of the source.") }),
    )
    .default([])
    .describe("What the article rests on, listed at its end."),
});

export type PostContent = z.infer<typeof postSchema>;

/** Fields that are the same in the file are declared in `postSchema` alone. */
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
    pictures: list(
      z.custom<PictureSource>().register(fieldMeta, { graphql: "Picture" }),
      "Pictures of the article, by the number of their mark.",
    ),
    readingMinutes: z.int().describe("Reading time in minutes at 220 words a minute."),
  })
  .describe("An article of the blog (data/blog).");

export type PostNode = z.output<typeof postShape>;
