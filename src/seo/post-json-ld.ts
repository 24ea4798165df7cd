import { graphql } from "gatsby";
import type { BlogPosting } from "schema-dts";
import { agencyId } from "./json-ld";

export type SeoPost = Queries.SeoPostFragment;

/** `image` is an absolute address. */
export function postJsonLd(origin: string, post: SeoPost, image: string | undefined): BlogPosting {
  const url = `${origin}${post.path}`;
  return {
    "@type": "BlogPosting",
    "@id": url,
    url,
    headline: post.title,
    description: post.excerpt,
    articleSection: post.category,
    datePublished: post.date,
    dateModified: post.updated ?? post.date,
    image,
    author: post.author ? { "@type": "Person", name: post.author } : { "@id": agencyId(origin) },
    publisher: { "@id": agencyId(origin) },
    mainEntityOfPage: url,
    inLanguage: "en-IN",
  };
}

export const seoPostFragment = graphql`
  fragment SeoPost on Post {
    path
    title
    excerpt
    category
    date
    updated
    author
  }
`;
