import { useEffect } from "react";
import { recordHomeViewed } from "../../visitor/homes-viewed";

/** Records in this browser that the visitor has opened the property page of a listing. Renders nothing. */
export function RecordView({ listingId }: { readonly listingId: number }) {
  useEffect(() => recordHomeViewed(listingId), [listingId]);
  return null;
}
