import { graphql, useStaticQuery } from "gatsby";
import { Helmet } from "react-helmet";
import { socialPicture, type SocialPictureData } from "./social-picture";
import { agencyNode, breadcrumbNode, graphJson, webSiteNode, type GraphNode } from "./structured-data";

/** Head texts of a page: an entry of data/pages/metadata.json, or the page's own. */
export interface HeadTexts {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** "index, follow" when absent. */
  readonly robots?: string | null;
  /** "website" when absent. */
  readonly ogType?: string | null;
}

interface SeoProps {
  /** Path of the page without query: canonical is origin plus path (decision B2). */
  readonly path: string;
  readonly texts: HeadTexts;
  /** Picture for shared links, 1200 × 630; the branded default when absent (decision B5). */
  readonly picture?: SocialPictureData | null;
  /** The way to this page; home needs none. */
  readonly crumbs?: readonly { readonly label: string; readonly to?: string }[];
  /** What the page adds to the structured data; the agency is always there. */
  readonly graph?: (origin: string) => readonly GraphNode[];
}

/** The whole head of a page (specification 2.2, decisions B4–B6). The only user of react-helmet. */
export function Seo({ path, texts, picture, crumbs = [], graph }: SeoProps) {
  const { site, siteFacts } = useStaticQuery<Queries.SeoSiteQuery>(graphql`
    query SeoSite {
      site {
        siteMetadata {
          siteUrl
        }
      }
      siteFacts {
        ...SeoSiteFacts
      }
    }
    fragment SeoSiteFacts on SiteFacts {
      name
      description
      phone
      email
      offices {
        street
        locality
        region
        postalCode
        countryCode
      }
      social {
        url
      }
      registrations {
        state
        number
      }
    }
  `);
  const origin = site?.siteMetadata?.siteUrl ?? "";
  const canonical = origin + path;
  const image = socialPicture(origin, picture, siteFacts?.name ?? "");
  const nodes = [
    ...(siteFacts ? [agencyNode(origin, siteFacts), webSiteNode(origin, siteFacts.name)] : []),
    ...(crumbs.length > 0 ? [breadcrumbNode(origin, path, crumbs)] : []),
    ...(graph?.(origin) ?? []),
  ];
  return (
    <Helmet>
      <html lang="en-IN" />
      <title>{texts.title}</title>
      <meta name="description" content={texts.description} />
      <meta name="keywords" content={texts.keywords} />
      <meta name="robots" content={texts.robots ?? "index, follow"} />
      <link rel="canonical" href={canonical} />
      <meta property="og:title" content={texts.title} />
      <meta property="og:description" content={texts.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:type" content={texts.ogType ?? "website"} />
      <meta property="og:site_name" content={siteFacts?.name} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:image" content={image.url} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={texts.title} />
      <meta name="twitter:description" content={texts.description} />
      <meta name="twitter:image" content={image.url} />
      <meta name="theme-color" content="#0A044E" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="alternate" type="application/rss+xml" href="/rss.xml" title={siteFacts?.name} />
      <script type="application/ld+json">{graphJson(nodes)}</script>
    </Helmet>
  );
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
