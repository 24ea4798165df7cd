import { useEffect } from "react";
import { recordHomeViewed } from "../../visitor/homes-viewed";

/** Remembers in this browser that the visitor has opened the property page of a listing. Draws nothing. */
export function RecordView({ listingId }: { readonly listingId: number }) {
  useEffect(() => recordHomeViewed(listingId), [listingId]);
  return null;
}
