import { useEffect } from "react";
import type { PricedHome } from "../../visitor/seen-prices";
import { recordHomeViewed } from "../../visitor/homes-viewed";

/** Notes in this browser that the property page was opened; renders nothing. */
export function RecordView({ listing }: { readonly listing: PricedHome }) {
  const { listingId } = listing;
  useEffect(() => recordHomeViewed(listingId), [listingId]);
  useEffect(() => {
    // Where the code does not come, a changed price is not told.
    void import("../../visitor/seen-prices").then(
      ({ notePrices }) => notePrices([listing]),
      () => undefined,
    );
  }, [listing]);
  return null;
}
