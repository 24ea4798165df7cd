import type { Crumb } from "../ui/page-head";
import type { JsonLd, SeoPost } from "./structured-data";

type Metadata = Queries.SeoMetadataFragment;

/** Product and article are for structured data (docs/requirements.md 2.2). */
export type HeadTexts = Pick<Metadata, "title" | "description" | "keywords"> &
  Partial<Pick<Metadata, "robots" | "ogType" | "product">> & { readonly post?: SeoPost };

export interface HeadedListing {
  readonly title: string;
  readonly location: string;
  readonly city: string;
  readonly offer: { readonly text: string };
  readonly typeLabel: string;
  readonly bedrooms: string | null;
  readonly size: string | null;
  readonly possession: string | null;
  readonly isRental: boolean;
  readonly descriptionText: string;
}

interface SeoOfPage {
  /** Without query: canonical is origin plus path (docs/decisions/addresses.md). */
  readonly path: string;
  /** 1200 × 630; the branded default when absent (docs/decisions/metadata-and-feeds.md). */
  readonly picture?: Queries.SocialPictureFragment | null;
  readonly crumbs?: readonly Crumb[];
  /** The list whose feeds lie below `path`. */
  readonly feed?: { readonly title: string; readonly path: string };
  /** Added to the agency and the site, which every page has. */
  readonly graph?: (origin: string) => readonly JsonLd[];
}

type HeadSource =
  | { readonly texts: HeadTexts; readonly listing?: undefined }
  | { readonly listing: Queries.SeoListingFragment & HeadedListing; readonly texts?: undefined };

export type SeoProps = SeoOfPage & HeadSource;
