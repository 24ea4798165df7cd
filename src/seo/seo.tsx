import { graphql } from "gatsby";
import { Head } from "./head-in-browser";
import type { SeoProps } from "./seo-props";

/** The head of a page; every page and template renders one. */
export function Seo(props: SeoProps) {
  return <Head {...props} />;
}

export const seoFragments = graphql`
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
      name
      description
      images {
        ...SocialPicture
      }
      offers {
        price
        priceCurrency
        url
      }
    }
  }
  fragment SeoListing on Listing {
    path
    title
    kind
    city
    cityFacts {
      region
      countryCode
    }
    coordinates {
      lat
      lng
    }
    price {
      amount
      currency
      period
    }
    areaSqft
    bedroomNumbers
    facilities
    descriptionText
    postedAt
    summary {
      address
    }
  }
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
