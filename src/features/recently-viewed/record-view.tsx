import { useEffect } from "react";
import type { PricedHome } from "../../visitor/seen-prices";
import { recordHomeViewed } from "../../visitor/homes-viewed";

/** Notes in this browser that the visitor opened the listing's page; renders nothing. */
export function RecordView({ listing }: { readonly listing: PricedHome }) {
  const { listingId } = listing;
  useEffect(() => recordHomeViewed(listingId), [listingId]);
  useEffect(() => {
    // If the code fails to load, a changed price is not shown.
    void import("../../visitor/seen-prices").then(
      ({ notePrices }) => notePrices([listing]),
      () => undefined,
    );
  }, [listing]);
  return null;
}
