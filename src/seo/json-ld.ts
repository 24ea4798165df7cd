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

/** An entry of `@graph`, with absolute addresses (docs/decisions/metadata-and-feeds.md). */
export type JsonLd =
  RealEstateAgent | WebSite | BreadcrumbList | ItemList | RealEstateListing | BlogPosting | FAQPage | Product;

/** `@id` of the agency; `origin` has no final slash. */
export const agencyId = (origin: string) => `${origin}/#agency`;
