import type { ReactNode } from "react";
import { inCity, routes } from "../../config/routes";
import { propertyCount } from "../../catalogue/page-contexts";
import { ListingCard } from "../../listing/listing-card";
import { ButtonLink } from "../../ui/button";
import { EmptyBox } from "../../ui/empty-box";
import { GoLink } from "../../ui/links";
import { SectionHead } from "../../ui/section-parts";
import { Carousel } from "../../ui/carousel";
import type { CarouselMotion } from "../../ui/use-carousel";

interface FeaturedListingsProps {
  readonly heading: string;
  readonly emptyText: string;
  readonly city: string;
  readonly listings: readonly Queries.ListingCardFragment[];
  readonly cityTotal: number;
}

/** Says 'Coming Soon...' where the city has none (docs/requirements.md 2.5). */
export function FeaturedListings({ heading, emptyText, city, listings, cityTotal }: FeaturedListingsProps) {
  const allPath = inCity(routes.results, city);
  return (
    <section className="sec">
      {listings.length > 0 ? (
        <ListingRail heading={heading} listings={listings} perView={{ md: 3, lg: 4 }} autoplayMs={2000}>
          <p className="mt-4">
            <GoLink to={allPath} arrow>
              {cityTotal === 1 ? `See the property in ${city}` : `See all ${cityTotal} properties in ${city}`}
            </GoLink>
          </p>
        </ListingRail>
      ) : (
        <div className="wrap">
          <SectionHead heading={heading} />
          <EmptyBox
            message={emptyText}
            headingLevel={3}
            help={
              cityTotal === 0
                ? `We list nothing in ${city} at present. Homes in our other cities are open to view.`
                : `${propertyCount(cityTotal)} in ${city} ${cityTotal === 1 ? "is" : "are"} open to view.`
            }
          >
            <ButtonLink look="outline" to={cityTotal === 0 ? routes.properties : allPath}>
              {cityTotal === 0 ? "See all properties" : `See all homes in ${city}`}
            </ButtonLink>
          </EmptyBox>
        </div>
      )}
    </section>
  );
}

interface ListingRailProps {
  readonly heading: string;
  readonly text?: string | null;
  readonly listings: readonly Queries.ListingCardFragment[];
  /** From 1024 and 1280 px; two from 640 px, one below. */
  readonly perView: Pick<CarouselMotion["perView"], "md" | "lg">;
  readonly autoplayMs: number;
  readonly children?: ReactNode;
}

export function ListingRail({ heading, text, listings, perView, autoplayMs, children }: ListingRailProps) {
  return (
    <div className="wrap">
      <Carousel
        label={heading}
        motion={{ perView: { base: 1, sm: 2, ...perView }, autoplayMs }}
        heading={<SectionHead heading={heading} text={text} flush />}
        peek
      >
        {listings.map((listing) => (
          <ListingCard key={listing.listingId} listing={listing} />
        ))}
      </Carousel>
      {children}
    </div>
  );
}
