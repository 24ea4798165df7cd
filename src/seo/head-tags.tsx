import { graphql } from "gatsby";
import { Helmet } from "react-helmet";
import { listFeedPath } from "../config/routes";
import { useSiteFacts } from "../site/site-data";
import { listingHeadTexts } from "./listing-head-texts";
import { listingJsonLd } from "./listing-json-ld";
import type { SeoProps } from "./seo-props";
import {
  agencyJsonLd,
  breadcrumbJsonLd,
  graphJson,
  productJsonLd,
  socialPicture,
  webSiteJsonLd,
  postJsonLd,
} from "./structured-data";

const feedForms = [
  { form: "rss", type: "application/rss+xml" },
  { form: "json", type: "application/feed+json" },
] as const;

/** Every tag of a page's head (docs/decisions/metadata-and-feeds.md); the only file that imports react-helmet. */
export function Seo(props: SeoProps) {
  const { path, picture, crumbs = [], feed, listing, graph } = props;
  const facts = useSiteFacts();
  const { name: siteName, origin } = facts;
  const canonical = origin + path;
  const texts = props.texts ?? listingHeadTexts(props.listing, siteName);
  const image = socialPicture(origin, picture, siteName);
  const nodes = [
    agencyJsonLd(origin, facts),
    webSiteJsonLd(origin, siteName),
    ...(crumbs.length > 0 ? [breadcrumbJsonLd(origin, path, crumbs)] : []),
    ...(texts.product ? [productJsonLd(origin, texts.product, siteName)] : []),
    ...(listing ? [listingJsonLd(origin, listing)] : []),
    ...(texts.post ? [postJsonLd(origin, texts.post, image.url)] : []),
    ...(graph?.(origin) ?? []),
  ];
  return (
    <Helmet>
      <html lang="en-IN" />
      <title>{texts.title}</title>
      <meta name="description" content={texts.description} />
      <meta name="keywords" content={texts.keywords} />
      <meta
        name="robots"
        content={process.env.GATSBY_PREVIEW_DAY ? "noindex, nofollow" : (texts.robots ?? "index, follow")}
      />
      <link rel="canonical" href={canonical} />
      <meta property="og:title" content={texts.title} />
      <meta property="og:description" content={texts.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:type" content={texts.ogType ?? "website"} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:image" content={image.url} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={texts.title} />
      <meta name="twitter:description" content={texts.description} />
      <meta name="twitter:image" content={image.url} />
      <meta name="twitter:image:alt" content={image.alt} />
      <meta name="theme-color" content="#0A044E" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="alternate" type="application/rss+xml" href="/rss.xml" title={siteName} />
      {feed &&
        feedForms.map(({ form, type }) => (
          <link
            key={form}
            rel="alternate"
            type={type}
            href={listFeedPath(feed.path, form)}
            title={feed.title}
          />
        ))}
      <script type="application/ld+json">{graphJson(nodes)}</script>
    </Helmet>
  );
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
