import { useMemo } from "react";
import { useCatalogue } from "../../catalogue/use-catalogue";
import { useHomesViewed } from "../../visitor/homes-viewed";
import { RecentlyViewed } from "./recently-viewed";

/**
 * The homes viewed last, and what became of those that are no longer listed. It takes no space until the listings are
 * loaded, so it belongs at the end of a page; the whole section is left out where they cannot be.
 */
export function RecentlyViewedSection() {
  const ids = useHomesViewed();
  const [catalogue] = useCatalogue(ids.length > 0);
  const listings = catalogue.status === "ready" ? catalogue.listings : null;
  const viewed = useMemo(
    () => ids.flatMap((id) => listings?.find(({ listingId }) => listingId === id) ?? []),
    [ids, listings],
  );
  const gone = useMemo(
    () =>
      listings === null
        ? []
        : ids.filter((id) => !listings.some(({ listingId }) => listingId === id)).map(String),
    [ids, listings],
  );
  return viewed.length === 0 ? null : <RecentlyViewed listings={viewed} gone={gone} />;
}
