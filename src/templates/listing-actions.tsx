import { CompareButton } from "../features/compare/compare-button";
import { ShareButton } from "../features/share/share-button";
import { HeartButton } from "../features/wishlist/heart-button";
import type { ActedListing } from "../listing/card-actions";
import { DetailActions, type CalledListing } from "../listing/detail/detail-actions";
import { PrintButton } from "../listing/detail/print-button";

export interface ListingActionsProps {
  readonly listing: ActedListing & CalledListing;
}

/** What a visitor does with the home of a page: call, save, compare, share and print. */
export function ListingActions({ listing }: ListingActionsProps) {
  return (
    <DetailActions listing={listing}>
      <HeartButton listing={listing} place="detail" />
      <CompareButton listing={listing} place="detail" />
      <ShareButton listing={listing} place="detail" />
      <PrintButton />
    </DetailActions>
  );
}
