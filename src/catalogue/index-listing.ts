/** What the search index knows of a listing. The build fills it, `listing-index.ts` packs it. */
import type { ConstructionStatus, PropertyKind } from "./taxonomy";

/** A picture ready for `<picture>`: addresses and sets as the build made them. */
export interface IndexPicture {
  readonly src: string;
  readonly srcSet: string;
  /** The same picture as WebP; empty where there is none. */
  readonly webpSrcSet: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** CSS object-position of what must stay in view; empty for the centre. */
  readonly focus: string;
  /** Dominant colour, shown until the picture is there; empty where unknown. */
  readonly color: string;
}

/** A badge of the card: words and the colour of its swatch. */
export interface IndexTag {
  readonly label: string;
  readonly color: string;
}

export interface IndexListing {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly projectName: string | null;
  readonly developer: string | null;
  /** Locality and city, as shown. */
  readonly location: string;
  readonly city: string;
  /** Badges of the card. */
  readonly tags: readonly IndexTag[];
  /** Type, finer type, category and search words as the content has them; searched with the weight of tag and type. */
  readonly typeWords: readonly string[];
  readonly priceLabel: string;
  /** Lowest amount in rupees (decision A6); null sorts last and is left out when a price bound is set. */
  readonly priceInr: number | null;
  readonly possession: string | null;
  readonly bedroomsLabel: string | null;
  readonly bedrooms: readonly number[];
  readonly size: string | null;
  /** E.164; the list card hides its chat link when null (decision C4). */
  readonly phone: string | null;
  /** RERA registrations or the DLD permit, as shown on the card (decision E1). */
  readonly registrations: readonly string[];
  readonly kinds: readonly PropertyKind[];
  readonly construction: readonly ConstructionStatus[];
  /** Canonical category slugs. */
  readonly categories: readonly string[];
  readonly facilities: readonly string[];
  /** ISO day; orders "newest". */
  readonly postedAt: string;
  readonly picture: IndexPicture;
  /** Plain text without markup; kept in the index as its significant words. */
  readonly description: string;
}
