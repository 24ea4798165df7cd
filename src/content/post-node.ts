import { routes } from "../config/routes";
import { plainText } from "../lib/text";
import { sanitiseHtml } from "./sanitise-html";
import type { PostContent } from "./schemas/post";

const wordsPerMinute = 220;

/** Fields of a `Post` node, from the file of an article. */
export function postNodeFields(post: PostContent) {
  const html = sanitiseHtml(post.content, 2);
  const words = plainText(html).split(" ").length;
  const firstParagraph = /<p>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? post.excerpt;
  return {
    postId: post.id,
    slug: post.slug,
    path: routes.post(post.id),
    title: post.title,
    category: post.category,
    date: post.date,
    updated: post.updated ?? null,
    author: post.author ?? null,
    image: post.image,
    excerpt: post.excerpt,
    firstParagraph: plainText(firstParagraph),
    html,
    readingMinutes: Math.max(1, Math.round(words / wordsPerMinute)),
    sources: post.sources.map(({ label, url }) => ({ label, url })),
  };
}
