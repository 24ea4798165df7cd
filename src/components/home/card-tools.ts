import type { ReactNode } from "react";

/** What a visitor can do with a listing, given by the page: the heart and the share button of its card. */
export type CardTools = (listing: Queries.ListingCardFragment) => {
  readonly heart?: ReactNode;
  readonly share?: ReactNode;
};
