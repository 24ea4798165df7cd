import { graphql } from "gatsby";
import { Head } from "./head-in-browser";
import type { SeoProps } from "./seo-props";

export function Seo(props: SeoProps) {
  return <Head {...props} />;
}

export const seoMetadataFragment = graphql`
  fragment SeoMetadata on PageMetadata {
    title
    description
    keywords
    h1
    h2
    robots
    ogType
    ogImage {
      ...SocialPicture
    }
    product {
      ...SeoProduct
    }
  }
`;
