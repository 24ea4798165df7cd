import { graphql } from "gatsby";
import { amongHomesOf } from "../config/routes";
import { SimilarListings } from "../listing/detail/similar-listings";
import { ListingCard } from "../listing/listing-card";
import { HeartAndShare } from "../shell/heart-and-share";

export interface ListingSimilarProps {
  /** The home of the page. */
  readonly listing: { readonly city: string; readonly listingId: number };
  readonly similar: readonly Queries.SimilarHomeFragment[];
}

/** Homes that are like the one of the page, with their hearts and share buttons. */
export function ListingSimilar({ listing: { city, listingId }, similar }: ListingSimilarProps) {
  return (
    <HeartAndShare>
      <SimilarListings city={city} allPath={amongHomesOf(city, listingId)}>
        {similar.map((other) => (
          <ListingCard key={other.listingId} listing={other} />
        ))}
      </SimilarListings>
    </HeartAndShare>
  );
}

export const similarHomeFragment = graphql`
  fragment SimilarHome on Listing {
    listingId
    ...ListingCard
  }
`;
