import { Feed } from "feed";
import { routes } from "../../config/routes";
import { feedHtml } from "./feed-html";
import type { BuildFilesContent } from "./query-build-files";

/** rss.xml of the blog, newest first, with the whole articles; addresses inside them are absolute. */
export function blogFeed(origin: string, { site, posts }: BuildFilesContent): string {
  const newest = posts[0];
  const feed = new Feed({
    title: site.name,
    description: site.description,
    id: `${origin}/`,
    link: `${origin}${routes.blogs}`,
    language: "en-IN",
    favicon: `${origin}/favicon.svg`,
    image: `${origin}/logo.png`,
    copyright: site.name,
    feedLinks: { rss: `${origin}/rss.xml` },
    updated: newest === undefined ? undefined : new Date(newest.updated ?? newest.date),
  });
  for (const post of posts) {
    feed.addItem({
      title: post.title,
      id: origin + post.path,
      link: origin + post.path,
      description: post.excerpt,
      content: feedHtml(origin, post),
      date: new Date(post.date),
      // An author of RSS is an e-mail address; a name is of Dublin Core.
      extensions: [{ name: "dc:creator", objects: { _text: post.author ?? site.name } }],
      category: [{ name: post.category }],
    });
  }
  return feed.rss2();
}
