import type { JsonLd } from "./json-ld";
import type { SeoListing } from "./listing-json-ld";
import type { SeoPost } from "./post-json-ld";
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
  /** The article that the page shows, for structured data. */
  readonly post?: SeoPost;
}

/** What the head of a home's page says of it. */
export interface HeadedListing {
  readonly title: string;
  readonly location: string;
  readonly city: string;
  readonly priceLabel: { readonly text: string };
  readonly typeLabel: string;
  readonly bedrooms: string | null;
  readonly size: string | null;
  readonly possession: string | null;
  readonly isRental: boolean;
  readonly descriptionText: string;
}

interface SeoOfPage {
  /** Path of the page without query: canonical is origin plus path (docs/decisions/addresses.md). */
  readonly path: string;
  /** Picture for shared links, 1200 × 630; the branded default when absent (docs/decisions/metadata-and-feeds.md). */
  readonly picture?: SocialPictureData | null;
  /** Breadcrumbs; none on home. */
  readonly crumbs?: readonly { readonly label: string; readonly to?: string }[];
  /** Name of the list whose feeds the page has below `path`. */
  readonly feed?: { readonly title: string; readonly path: string };
  /** What any other page adds to the structured data, which always has the agency and the site. */
  readonly graph?: (origin: string) => readonly JsonLd[];
}

/** The texts of a page; or the home that it shows, of which the head makes texts and structured data. */
type ToldBy =
  | { readonly texts: HeadTexts; readonly listing?: undefined }
  | { readonly listing: SeoListing & HeadedListing; readonly texts?: undefined };

export type SeoProps = SeoOfPage & ToldBy;
