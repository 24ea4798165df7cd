import { useEffect, useState } from "react";
import type { CardSource } from "../../listing/card-from-index";
import { RecentlyViewed, type ViewedCardTools } from "./recently-viewed";
import { useHomesViewed } from "../../visitor/homes-viewed";

interface RecentlyViewedSectionProps {
  /** Gives every listing; must be stable. Called only when there is something to show. */
  readonly loadListings: () => Promise<readonly CardSource[]>;
  readonly toolsOf?: ViewedCardTools;
}

/**
 * The homes looked at last, or nothing at all: it takes no space until the listings are there, so it belongs at the
 * end of a page. Listings that are gone are left out; where the listings cannot be had, so is the section.
 */
export function RecentlyViewedSection({ loadListings, toolsOf }: RecentlyViewedSectionProps) {
  const ids = useHomesViewed();
  const [catalogue, setCatalogue] = useState<readonly CardSource[] | null>(null);
  const isMissing = ids.length > 0 && catalogue === null;

  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    loadListings().then(
      (listings) => isCurrent && setCatalogue(listings),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, loadListings]);

  if (catalogue === null) return null;
  const viewed = ids
    .map((id) => catalogue.find((listing) => listing.id === id))
    .filter((listing) => listing !== undefined);
  return viewed.length === 0 ? null : <RecentlyViewed listings={viewed} toolsOf={toolsOf} />;
}
