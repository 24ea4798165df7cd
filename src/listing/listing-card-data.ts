import type { PictureData } from "../ui/picture";

/** What a card shows. The fragment `ListingCard` gives it at build, `cardFromIndex` in the browser. */
export interface ListingCardData {
  readonly listingId: number;
  readonly title: string;
  /** Address of its page. */
  readonly path: string;
  /** Locality and city. */
  readonly location: string;
  readonly city: string;
  readonly isDubai: boolean;
  readonly tags: readonly { readonly label: string; readonly color: string }[];
  readonly priceLabel: string;
  readonly possession: string | null;
  /** E.164; null when the listing has none (decision C4). */
  readonly phone: string | null;
  /** RERA registrations, or DLD permits in Dubai; empty where none is needed (decision E1). */
  readonly registration: { readonly numbers: readonly string[] };
  readonly cover: PictureData;
}

/** What the wide card of results and wishlist shows: the fragment `ListingListCard`. */
export interface ListingListCardData extends ListingCardData {
  readonly bedrooms: string | null;
  readonly size: string | null;
}
