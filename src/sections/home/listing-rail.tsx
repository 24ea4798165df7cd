import type { ReactNode } from "react";
import { ListingCard } from "../../listing/listing-card";
import type { ListingCardData } from "../../listing/listing-card";
import { Carousel } from "../../ui/carousel";
import { SectionHead } from "../../ui/section-parts";

interface ListingRailProps {
  readonly heading: string;
  readonly text?: string | null;
  readonly listings: readonly ListingCardData[];
  /** Cards side by side from 1024 px: always four, or three up to 1279 px; two from 640 px, one below. */
  readonly columns: "four" | "threeThenFour";
  readonly autoplayMs: number;
  readonly children?: ReactNode;
}

const perViewOf = {
  four: { base: 1, sm: 2, md: 4 },
  threeThenFour: { base: 1, sm: 2, md: 3, lg: 4 },
} as const;

/** A carousel of listing cards with its head. `children` stand below it. */
export function ListingRail({ heading, text, listings, columns, autoplayMs, children }: ListingRailProps) {
  return (
    <div className="wrap">
      <Carousel
        label={heading}
        motion={{ perView: perViewOf[columns], autoplayMs }}
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
