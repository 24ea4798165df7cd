import type { JsonLd } from "./json-ld";
import type { SeoListing } from "./listing-json-ld";
import type { SocialPictureData } from "./social-picture";
import type { SeoProduct } from "./structured-data";

/** Head texts of a page: an entry of data/pages/metadata.json, or the page's own. */
export interface HeadTexts {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** "index, follow" when absent. */
  readonly robots?: string | null;
  /** "website" when absent. */
  readonly ogType?: string | null;
  /** A product offered by the page, for structured data (docs/requirements.md 2.2). */
  readonly product?: SeoProduct | null;
}

export interface SeoProps {
  /** Path of the page without query: canonical is origin plus path (docs/decisions/b2-one-address.md). */
  readonly path: string;
  readonly texts: HeadTexts;
  /** Picture for shared links, 1200 × 630; the branded default when absent (docs/decisions/b5-social-image.md). */
  readonly picture?: SocialPictureData | null;
  /** Breadcrumbs; none on home. */
  readonly crumbs?: readonly { readonly label: string; readonly to?: string }[];
  /** Name of the list whose feeds the page has below `path`. */
  readonly feed?: { readonly title: string; readonly path: string };
  /** The home that the page shows, for the structured data. */
  readonly listing?: SeoListing;
  /** What any other page adds to the structured data, which always has the agency and the site. */
  readonly graph?: (origin: string) => readonly JsonLd[];
}
