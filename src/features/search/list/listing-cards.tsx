import { CardGrid } from "../../../listing/card-grid";
import { ListingCard } from "../../../listing/listing-card";
import type { ListingCardData } from "../../../listing/listing-card";

interface ListingCardsProps {
  readonly shown: readonly ListingCardData[];
  /** What a card says of the unit that answers the search, by the id of its listing. */
  readonly unitLabelOf?: (listingId: number) => string | null;
  readonly headingLevel: 2 | 3;
  /**
   * Whether cards of cities other than the chosen one are hidden before the first paint
   * (docs/decisions/rendering-and-hydration.md and docs/decisions/lists.md).
   */
  readonly inCityFilter: boolean;
}

/** A list as a grid of cards; the picture of the first one is preloaded (list-preload.tsx). */
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
