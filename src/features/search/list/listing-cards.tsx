import { memo, type ComponentProps, type ReactNode } from "react";
import { CardGrid } from "../../../listing/card-grid";
import { ListingCard } from "../../../listing/listing-card";
import type { ListingCardData } from "../../../listing/listing-card-data";

/** Slots of each card: wishlist and share belong to other features. */
export interface CardSlots {
  readonly heart: (listing: ListingCardData) => ReactNode;
  readonly share: (listing: ListingCardData) => ReactNode;
}

interface ListingCardsProps extends CardSlots {
  readonly shown: readonly ListingCardData[];
  readonly headingLevel: 2 | 3;
  /** Whether cards of another city than the visitor's are hidden before the first paint (decisions B1 and C1). */
  readonly inCityFilter: boolean;
}

interface SlottedCardProps extends CardSlots, Omit<ComponentProps<typeof ListingCard>, "heart" | "share"> {}

/** Drawn again only when something of it has changed: its slots are made inside, since an element is new each time. */
const SlottedCard = memo(function SlottedCard({ listing, heart, share, ...rest }: SlottedCardProps) {
  return <ListingCard listing={listing} heart={heart(listing)} share={share(listing)} {...rest} />;
});

/** What a list shows, as a grid of cards; the picture of the first one is loaded at once. */
export function ListingCards({ shown, headingLevel, inCityFilter, heart, share }: ListingCardsProps) {
  return (
    <CardGrid>
      {shown.map((listing, index) => (
        <SlottedCard
          key={listing.listingId}
          listing={listing}
          heart={heart}
          share={share}
          headingLevel={headingLevel}
          eager={index === 0}
          inCityFilter={inCityFilter}
        />
      ))}
    </CardGrid>
  );
}
