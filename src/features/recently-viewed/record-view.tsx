import { useEffect } from "react";
import type { PricedHome } from "../../visitor/seen-prices";
import { keepPrices } from "../../visitor/use-prices-before";
import { recordHomeViewed } from "../../visitor/homes-viewed";

/** Notes in this browser that the visitor opened the listing's page; renders nothing. */
export function RecordView({ listing }: { readonly listing: PricedHome }) {
  const { listingId } = listing;
  useEffect(() => recordHomeViewed(listingId), [listingId]);
  useEffect(() => keepPrices([listing]), [listing]);
  return null;
}
