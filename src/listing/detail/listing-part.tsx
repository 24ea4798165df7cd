import { graphql } from "gatsby";
import { Facilities } from "./facilities";
import { FactsBar } from "./facts-bar";
import { FloorPlans } from "./floor-plans";
import { LivingHere } from "./living-here";
import { MobileBar } from "./mobile-bar";
import { NeighbourhoodMap } from "./neighbourhood-map";
import { Papers } from "./papers";
import { PrintSheet } from "./print-sheet";
import { ProjectDetails } from "./project-details";
import { ProjectSummary } from "./project-summary";
import { ProjectVideo } from "./project-video";
import { RegistrationBlock } from "./registration-block";
import { TalkBlock } from "./talk-block";

export interface ListingPartProps {
  readonly name: "registration" | "facts" | "texts" | "video" | "plans" | "map" | "talk" | "bar" | "sheet";
  readonly listing: Queries.ListingPartFragment;
}

/** A part of the property page, of those that are islands (`ListingPartIsland`): one bundle holds them all. */
export function ListingPart({ name, listing }: ListingPartProps) {
  switch (name) {
    case "registration":
      return <RegistrationBlock {...listing} />;
    case "facts":
      return <FactsBar listing={listing} />;
    case "texts":
      return (
        <>
          <Facilities facilities={listing.facilities} />
          <LivingHere {...listing} />
          <ProjectSummary {...listing} />
          <Papers papers={listing.papers} />
          <ProjectDetails {...listing} />
        </>
      );
    case "video":
      return <ProjectVideo listing={listing} />;
    case "plans":
      return <FloorPlans {...listing} />;
    case "map":
      return <NeighbourhoodMap listing={listing} />;
    case "talk":
      return <TalkBlock listing={listing} />;
    case "bar":
      return <MobileBar listing={listing} />;
    case "sheet":
      return <PrintSheet listing={listing} />;
  }
}

export const listingPartFragment = graphql`
  fragment ListingPart on Listing {
    facilities
    ...RegistrationBlock
    ...FactsBar
    ...LivingHere
    ...ProjectSummary
    ...Papers
    ...ProjectDetails
    ...ProjectVideo
    ...FloorPlans
    ...NeighbourhoodMap
    ...TalkBlock
    ...MobileBar
    ...PrintSheet
  }
`;
