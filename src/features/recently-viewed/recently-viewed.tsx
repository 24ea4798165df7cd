import type { CatalogueListing } from "../../catalogue/catalogue-columns";
import { CardGrid } from "../../listing/card-grid";
import { ListingCard } from "../../listing/listing-card";
import { WhatBecame } from "../../listing/what-became";
import { Button } from "../../ui/button";
import { SectionHead } from "../../ui/section-head";
import { usePricesBefore } from "../../visitor/use-prices-before";
import { clearHomesViewed } from "../../visitor/homes-viewed";

interface RecentlyViewedProps {
  /** In the order in which they are shown; at most eight. */
  readonly listings: readonly CatalogueListing[];
  /** Ids of homes viewed that are no longer listed. */
  readonly gone: readonly string[];
}

/** The button disappears with the section, so the focus moves to the page's content, without scrolling. */
function clear(): void {
  clearHomesViewed();
  document.getElementById("main")?.focus({ preventScroll: true });
}

/** Homes viewed last, with a button that clears them. */
export function RecentlyViewed({ listings, gone }: RecentlyViewedProps) {
  const before = usePricesBefore(listings);
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
            <WhatBecame names={gone} otherwise={() => ""} />
          </p>
        )}
      </div>
    </section>
  );
}
