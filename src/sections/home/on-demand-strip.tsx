import { graphql } from "gatsby";
import { present } from "../../lib/present";
import { filledUp, inOrderOf } from "./editors-order";
import { ListingRail } from "./listing-rail";

/** Cards of the strip. */
const stripLength = 8;

/** 'Project on Demand': the editor's picks of the city, filled up with its newest homes; nothing where it has none. */
export function OnDemandStrip({ data }: { readonly data: Queries.OnDemandStripFragment }) {
  const { onDemand, onDemandListings } = present(data.homePage, "data/pages/home.json");
  const picks = inOrderOf(data.onDemand.nodes, onDemandListings);
  const listings = filledUp(picks, data.newest.nodes, stripLength);
  if (listings.length === 0) return null;
  return (
    <section className="sec mist">
      <ListingRail
        heading={onDemand.heading}
        text={onDemand.text}
        listings={listings}
        columns="four"
        autoplayMs={1000}
      />
    </section>
  );
}

export const onDemandStripFragment = graphql`
  fragment OnDemandStrip on Query {
    homePage {
      onDemand {
        heading
        text
      }
      onDemandListings
    }
    onDemand: allListing(filter: { city: { eq: $city }, slug: { in: $onDemand } }) {
      nodes {
        slug
        ...ListingCard
      }
    }
    newest: allListing(
      filter: { city: { eq: $city } }
      sort: [{ postedAt: DESC }, { listingId: DESC }]
      limit: 8
    ) {
      nodes {
        slug
        ...ListingCard
      }
    }
  }
`;
