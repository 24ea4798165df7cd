import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  ItemList,
  Product,
  RealEstateAgent,
  RealEstateListing,
  WebSite,
} from "schema-dts";

/**
 * An entry of the `@graph` of a page's structured data (docs/decisions/metadata-and-feeds.md). Addresses in it are
 * absolute.
 */
export type JsonLd =
  RealEstateAgent | WebSite | BreadcrumbList | ItemList | RealEstateListing | BlogPosting | FAQPage | Product;

/** `@id` by which other entries refer to the agency. `origin` is "https://…" without a slash at the end. */
export const agencyId = (origin: string) => `${origin}/#agency`;
