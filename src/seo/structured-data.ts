import { graphql } from "gatsby";
import type { BlogPosting, BreadcrumbList, Product, RealEstateAgent, Thing, WebSite } from "schema-dts";
import type { Crumb } from "../ui/page-head";

/** An entry of `@graph`, with absolute addresses (docs/decisions/metadata-and-feeds.md). */
export type JsonLd = Thing;

/** `@id` of the agency; `origin` has no final slash. */
export const agencyId = (origin: string) => `${origin}/#agency`;

/** JSON for a script element; `<` is escaped, so that no text can end the element. */
export function graphJson(nodes: readonly JsonLd[]): string {
  return JSON.stringify({ "@context": "https://schema.org", "@graph": nodes }).replaceAll("<", "\\u003c");
}

/** The agency, on every page (docs/requirements.md 2.2). */
export function agencyJsonLd(origin: string, site: Queries.SeoSiteFactsFragment): RealEstateAgent {
  return {
    "@type": "RealEstateAgent",
    "@id": agencyId(origin),
    name: site.name,
    description: site.description,
    url: `${origin}/`,
    logo: `${origin}/logo.png`,
    image: `${origin}/logo.png`,
    telephone: site.phone,
    email: site.email,
    address: site.offices.map((office) => ({
      "@type": "PostalAddress",
      streetAddress: office.street,
      addressLocality: office.locality,
      addressRegion: office.region,
      postalCode: office.postalCode,
      addressCountry: office.countryCode,
    })),
    sameAs: site.social.map(({ url }) => url),
    identifier: site.registrations.map(({ state, number }) => ({
      "@type": "PropertyValue",
      name: `Agent registration, ${state}`,
      value: number,
    })),
  };
}

export function webSiteJsonLd(origin: string, name: string): WebSite {
  return {
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    name,
    url: `${origin}/`,
    inLanguage: "en-IN",
    publisher: { "@id": agencyId(origin) },
  };
}

type SeoProduct = Queries.SeoProductFragment;

/** `path` is the address of the crumb without one, which is the page itself. */
export function breadcrumbJsonLd(origin: string, path: string, crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: `${origin}${to ?? path}`,
    })),
  };
}

/** The optional product of a metadata entry (docs/requirements.md 2.2). */
export function productJsonLd(origin: string, product: SeoProduct, siteName: string): Product {
  return {
    "@type": "Product",
    name: product.name,
    description: product.description ?? undefined,
    image: product.images.map((picture) => socialPicture(origin, picture, siteName).url),
    offers: product.offers.map(({ url, ...price }) => ({
      "@type": "Offer",
      ...price,
      url: url ? new URL(url, origin).href : undefined,
    })),
  };
}

export const structuredDataFragments = graphql`
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
  fragment SeoProduct on MetadataProduct {
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
`;

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

/** Absolute address and alt text of the picture for shared links; the branded default where a page has none. */
export function socialPicture(
  origin: string,
  picture: Queries.SocialPictureFragment | null | undefined,
  siteName: string,
): { url: string; alt: string } {
  const src = picture?.file.childImageSharp?.social.images.fallback?.src;
  if (!picture || src === undefined) return { url: `${origin}/social.png`, alt: siteName };
  return { url: new URL(src, origin).href, alt: picture.alt };
}

export const socialPictureFragment = graphql`
  fragment SocialPicture on Picture {
    alt
    file {
      childImageSharp {
        social: gatsbyImageData(
          layout: FIXED
          width: 1200
          height: 630
          outputPixelDensities: [1]
          formats: [JPG]
          placeholder: NONE
        )
      }
    }
  }
`;
