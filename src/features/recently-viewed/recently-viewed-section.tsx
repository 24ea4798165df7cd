import { useMemo } from "react";
import { useCatalogue } from "../../catalogue/use-catalogue";
import { useHomesViewed } from "../../visitor/homes-viewed";
import { RecentlyViewed } from "./recently-viewed";

/**
 * The homes viewed last. It takes no space until the listings are loaded, so it belongs at the end of a page. Homes
 * that are no longer listed are left out, and the whole section where the listings cannot be loaded.
 */
export function RecentlyViewedSection() {
  const ids = useHomesViewed();
  const [catalogue] = useCatalogue(ids.length > 0);
  const listings = catalogue.status === "ready" ? catalogue.listings : null;
  const viewed = useMemo(
    () => ids.flatMap((id) => listings?.find(({ listingId }) => listingId === id) ?? []),
    [ids, listings],
  );
  return viewed.length === 0 ? null : <RecentlyViewed listings={viewed} />;
}
