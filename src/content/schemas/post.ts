import { z } from "zod";
import { fieldMeta, href, html, line, pastDate, pictureWithAlt, prose, slug, title } from "./fields";

/** One article: data/blog/<slug>.json (docs/requirements.md 2.13 and 3). */
export const postSchema = z.strictObject({
  $schema: z.string().optional(),
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
      z
        .strictObject({ label: line("Publisher, title, date."), url: href("Address of the source.") })
        .register(fieldMeta, { graphql: "PostSource" }),
    )
    .default([])
    .describe("What the article rests on, listed at its end."),
});

export type PostContent = z.infer<typeof postSchema>;
