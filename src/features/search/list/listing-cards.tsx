import { CardGrid } from "../../../listing/card-grid";
import { ListingCard } from "../../../listing/listing-card";
import type { ListingCardData } from "../../../listing/listing-card";

interface ListingCardsProps {
  readonly shown: readonly ListingCardData[];
  readonly unitLabelOf?: (listingId: number) => string | null;
  readonly headingLevel: 2 | 3;
  /** Hides cards of other cities before the first paint (docs/decisions/rendering-and-hydration.md). */
  readonly inCityFilter: boolean;
}

/** The first picture is preloaded (list-preload.tsx). */
export function ListingCards({ shown, unitLabelOf, headingLevel, inCityFilter }: ListingCardsProps) {
  return (
    <CardGrid>
      {shown.map((listing, index) => (
        <ListingCard
          key={listing.listingId}
          listing={listing}
          unit={unitLabelOf?.(listing.listingId) ?? null}
          headingLevel={headingLevel}
          eager={index === 0 && "preloaded"}
          inCityFilter={inCityFilter}
        />
      ))}
    </CardGrid>
  );
}
