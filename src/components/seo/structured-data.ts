/** Structured data of the site as parts of one `@graph` (decision B6). Addresses are absolute. */
import type {
  Apartment,
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  GeoCoordinates,
  House,
  ItemList,
  LocationFeatureSpecification,
  Offer,
  Place,
  PostalAddress,
  Product,
  QuantitativeValue,
  RealEstateAgent,
  RealEstateListing,
  WebSite,
} from "schema-dts";

/** Anything that may stand in the graph. */
export type GraphNode =
  RealEstateAgent | WebSite | BreadcrumbList | ItemList | RealEstateListing | BlogPosting | FAQPage | Product;

const agencyId = (origin: string) => `${origin}/#agency`;

/** JSON for a script element; `<` is escaped, so that no text can end the element. */
export function graphJson(nodes: readonly GraphNode[]): string {
  return JSON.stringify({ "@context": "https://schema.org", "@graph": nodes }).replaceAll("<", "\\u003c");
}

/** The agency, on every page (specification 2.2: real estate business, locality Bangalore, region Karnataka, IN). */
export function agencyNode(origin: string, site: Queries.SeoSiteFactsFragment): RealEstateAgent {
  const addresses = site.offices.map((office): PostalAddress => ({
    "@type": "PostalAddress",
    streetAddress: office.street,
    addressLocality: office.locality,
    addressRegion: office.region,
    postalCode: office.postalCode,
    addressCountry: office.countryCode,
  }));
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
    address: addresses,
    sameAs: site.social.map(({ url }) => url),
    identifier: site.registrations.map(({ state, number }) => ({
      "@type": "PropertyValue",
      name: `Agent registration, ${state}`,
      value: number,
    })),
  };
}

export function webSiteNode(origin: string, name: string): WebSite {
  return {
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    name,
    url: `${origin}/`,
    inLanguage: "en-IN",
    publisher: { "@id": agencyId(origin) },
  };
}

interface Step {
  readonly label: string;
  readonly to?: string;
}

/** The way to a page; `path` stands for a step without an address, which is the page itself. */
export function breadcrumbNode(origin: string, path: string, crumbs: readonly Step[]): BreadcrumbList {
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

/** A list of pages: cards of a category, articles of the blog. */
export function itemListNode(
  origin: string,
  name: string,
  items: readonly { readonly title: string; readonly path: string }[],
): ItemList {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: items.length,
    itemListElement: items.map(({ title, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      url: `${origin}${path}`,
    })),
  };
}

/** The home or land itself: an apartment or house with its rooms and floor area, any other kind as a place. */
function placeNode(listing: Queries.SeoListingFragment): Apartment | House | Place {
  const { coordinates, cityFacts, summary } = listing;
  const address: PostalAddress = {
    "@type": "PostalAddress",
    streetAddress: summary.address ?? undefined,
    addressLocality: listing.city,
    addressRegion: cityFacts?.region,
    addressCountry: cityFacts?.countryCode,
  };
  const geo: GeoCoordinates | undefined = coordinates
    ? { "@type": "GeoCoordinates", latitude: coordinates.lat, longitude: coordinates.lng }
    : undefined;
  const amenityFeature = listing.facilities.map((name): LocationFeatureSpecification => ({
    "@type": "LocationFeatureSpecification",
    name,
    value: true,
  }));
  const place = { name: listing.title, address, geo, amenityFeature };
  const floorSize: QuantitativeValue | undefined =
    listing.areaSqft === null
      ? undefined
      : { "@type": "QuantitativeValue", value: listing.areaSqft, unitCode: "FTK" };
  const numberOfBedrooms =
    listing.bedroomNumbers.length === 0 ? undefined : Math.min(...listing.bedroomNumbers);
  if (listing.kind === "apartment") return { "@type": "Apartment", ...place, floorSize, numberOfBedrooms };
  if (listing.kind === "villa") return { "@type": "House", ...place, floorSize, numberOfBedrooms };
  return { "@type": "Place", ...place };
}

function offerNode(
  origin: string,
  url: string,
  price: NonNullable<Queries.SeoListingFragment["price"]>,
): Offer {
  return {
    "@type": "Offer",
    price: price.amount,
    priceCurrency: price.currency,
    availability: "https://schema.org/InStock",
    businessFunction: {
      "@id": `http://purl.org/goodrelations/v1#${price.period === "total" ? "Sell" : "LeaseOut"}`,
    },
    url,
    seller: { "@id": agencyId(origin) },
  };
}

/**
 * A listing with its own place and, where the price is a number, its offer. `images` are absolute addresses; at most
 * 300 characters of the description are given.
 */
export function listingNode(
  origin: string,
  listing: Queries.SeoListingFragment,
  images: readonly string[],
): RealEstateListing {
  const url = `${origin}${listing.path}`;
  return {
    "@type": "RealEstateListing",
    "@id": url,
    url,
    name: listing.title,
    description: listing.descriptionText.slice(0, 300),
    datePosted: listing.postedAt,
    image: images,
    mainEntity: placeNode(listing),
    offers: listing.price === null ? undefined : offerNode(origin, url, listing.price),
  };
}

/** An article of the blog. `image` is an absolute address. */
export function postNode(
  origin: string,
  post: Queries.SeoPostFragment,
  image: string | undefined,
): BlogPosting {
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

export function faqNode(faqs: readonly { readonly question: string; readonly answer: string }[]): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: faqs.map(
      ({ question, answer }) =>
        ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer },
        }) as const,
    ),
  };
}

/** The optional product entry of a metadata file (specification 2.2). `images` are absolute addresses. */
export function productNode(
  origin: string,
  product: NonNullable<Queries.SeoMetadataFragment["product"]>,
  images: readonly string[],
): Product {
  return {
    "@type": "Product",
    name: product.name,
    description: product.description ?? undefined,
    image: images,
    offers: product.offers.map(({ price, priceCurrency, url }) => ({
      "@type": "Offer",
      price,
      priceCurrency,
      url: url ? new URL(url, origin).href : undefined,
    })),
  };
}
