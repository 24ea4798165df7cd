import { listingNodeFields } from "../listing-node-fields";
import { closedListingShape } from "../schemas/closed-listing-shape";
import type { ListingContent } from "../schemas/listing";
import { lifeOf } from "./listing-life";
import type { Publication } from "./publication";

interface NodeOfListing {
  readonly type: "Listing" | "ClosedListing";
  readonly fields: Record<string, unknown>;
}

/**
 * The node of a listing on the publication's day: none of a hidden one, so that no query can find it, and one of
 * another type where it is no longer on offer, so that no list has it.
 */
export function listingNode(listing: ListingContent, publication: Publication): NodeOfListing | null {
  const life = lifeOf(listing, publication);
  switch (life.stage) {
    case "hidden":
      return null;
    case "offered":
      return { type: "Listing", fields: listingNodeFields(listing, life.note) };
    case "closed": {
      const { closing, hasPage } = life;
      const closedOn = listing.stateSince ?? null;
      const fields = { ...listingNodeFields(listing), closing, hasPage, closedOn };
      return { type: "ClosedListing", fields: closedListingShape.parse(fields) };
    }
  }
}
