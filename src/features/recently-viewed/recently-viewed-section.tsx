import { useMemo } from "react";
import { focusMain } from "../../lib/focus";
import { useCatalogue } from "../../catalogue/use-catalogue";
import { useHomesViewed, clearHomesViewed } from "../../visitor/homes-viewed";
import { CardGrid } from "../../listing/card-grid";
import { ListingCard } from "../../listing/listing-card";
import { DelistedNotice } from "../../listing/delisted-notice";
import { Button } from "../../ui/button";
import { SectionHead } from "../../ui/section-parts";
import { resolveWishlist } from "../../visitor/saved-homes";
import { usePricesBefore } from "../../visitor/use-prices-before";

/** The button, which has the focus, disappears with the section. */
function clear(): void {
  clearHomesViewed();
  focusMain();
}

/** For the end of a page: it takes no space until the listings are loaded, and none where they cannot be. */
export function RecentlyViewedSection() {
  const ids = useHomesViewed();
  const [catalogue] = useCatalogue(ids.length > 0);
  const { listings, unknown: gone } = useMemo(
    () => resolveWishlist(ids.map(String), catalogue.status === "ready" ? catalogue.listings : []),
    [ids, catalogue],
  );
  const before = usePricesBefore(listings);
  if (listings.length === 0) return null;
  return (
    <section className="sec" aria-label="Recently viewed">
      <div className="wrap">
        <SectionHead
          heading="Recently viewed"
          tools={
            <Button look="quiet" onClick={clear}>
              Clear<span className="vh"> recently viewed</span>
            </Button>
          }
        />
        <CardGrid columns={4}>
          {listings.map((listing) => (
            <ListingCard
              key={listing.listingId}
              listing={listing}
              unit={before.get(listing.listingId) ?? null}
            />
          ))}
        </CardGrid>
        {gone.length > 0 && (
          <p>
            <DelistedNotice names={gone} otherwise={() => ""} />
          </p>
        )}
      </div>
    </section>
  );
}
