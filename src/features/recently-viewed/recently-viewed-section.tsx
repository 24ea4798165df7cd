import { useCatalogue } from "../../catalogue/use-catalogue";
import { useHomesViewed } from "../../visitor/homes-viewed";
import { RecentlyViewed } from "./recently-viewed";

/**
 * The homes looked at last, or nothing at all: it takes no space until the listings are there, so it belongs at the
 * end of a page. Listings that are gone are left out; where the listings cannot be had, so is the section.
 */
export function RecentlyViewedSection() {
  const ids = useHomesViewed();
  const [catalogue] = useCatalogue(ids.length > 0);
  if (catalogue.status !== "ready") return null;
  const viewed = ids
    .map((id) => catalogue.listings.find((listing) => listing.listingId === id))
    .filter((listing) => listing !== undefined);
  return viewed.length === 0 ? null : <RecentlyViewed listings={viewed} />;
}
