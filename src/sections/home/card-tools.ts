import type { ReactNode } from "react";
import type { ListingCardData } from "../../listing/listing-card-data";

/** What a visitor can do with a listing, given by the page: the heart and the share button of its card. */
export type CardTools = (listing: Pick<ListingCardData, "listingId" | "title" | "path">) => {
  readonly heart?: ReactNode;
  readonly share?: ReactNode;
};
