import { routes } from "../config/routes";
import { plainText } from "../lib/text";
import { alignFigures } from "./align-figures";
import { imgAttribute, imgTags } from "./img-tag";
import { sanitiseArticle } from "./sanitise-html";
import type { PostContent } from "./schemas/post";
import { postShape, type PostNode } from "./schemas/post-shape";

const wordsPerMinute = 220;

/** Moves the local pictures of an article's HTML into a list: each img keeps its alt text and gets its index. */
function takePictures(html: string): { html: string; pictures: { src: string; alt: string }[] } {
  const pictures: { src: string; alt: string }[] = [];
  const marked = html.replace(imgTags, (tag) => {
    const src = imgAttribute(tag, "src");
    if (src === "" || /^https?:/.test(src)) return "";
    const alt = imgAttribute(tag, "alt");
    pictures.push({ src, alt: plainText(alt) });
    return `<img data-picture="${pictures.length - 1}" alt="${alt}" />`;
  });
  return { html: marked, pictures };
}

/** Fields of a `Post` node, from the file of an article: what the file holds, and what is derived from it. */
export function postNodeFields(post: PostContent): PostNode {
  const { html, pictures } = takePictures(alignFigures(sanitiseArticle(post.content)));
  const words = plainText(html).split(" ").length;
  const firstParagraph = /<p>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? post.excerpt;
  return postShape.parse({
    ...post,
    postId: post.id,
    path: routes.post(post.id),
    firstParagraph: plainText(firstParagraph),
    html,
    pictures,
    readingMinutes: Math.max(1, Math.round(words / wordsPerMinute)),
  });
}
