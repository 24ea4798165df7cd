import { graphql, type PageProps } from "gatsby";
import { ListingDetail } from "../listing/detail/listing-detail";
import { ListingPartIsland } from "../listing/detail/listing-part-island";
import { Seo } from "../seo/seo";
import { hasHistory } from "../gatsby/boot/has-history";
import { routes } from "../config/routes";
import { ListingCostsIsland } from "../features/calculators/listing-costs-island";
import { ListingEnquiry } from "../features/enquiry/on-page/listing-enquiry";
import { ListingVisitIsland } from "../features/enquiry/visit/listing-visit-island";
import { RecordView } from "../features/recently-viewed/record-view";
import { present } from "../lib/present";
import { ListingActionsIsland } from "./listing-actions-island";
import { ListingSimilarIsland } from "./listing-similar-island";

/** The property page (docs/requirements.md 2.8). */
export default function ListingTemplate({
  data,
  location: address,
}: PageProps<Queries.ListingTemplateQuery>) {
  const { similar, buyingCost, loanDefaults, calculatorTexts, siteFacts } = data;
  const listing = present(data.listing, "the listing in data/listings");
  const { title, path, location, city, typeCategory } = listing;
  const crumbs = [
    { label: "Home", to: routes.home },
    { label: city, to: routes.city(city) },
    ...(typeCategory === null ? [] : [{ label: typeCategory.label, to: typeCategory.path }]),
    { label: title },
  ];
  return (
    <>
      <ListingDetail
        listing={listing}
        crumbs={crumbs}
        hasHistory={hasHistory(address)}
        notice={typeCategory?.notice}
        actions={<ListingActionsIsland listing={listing} />}
        costs={
          <ListingCostsIsland
            texts={present(calculatorTexts, "data/pages/calculators.json")}
            listing={listing}
            cost={buyingCost}
            loan={loanDefaults}
            loanPath={routes.service("home-loan")}
          />
        }
        enquiry={
          <>
            <ListingEnquiry title={title} />
            {siteFacts?.takesVisits === true && <ListingVisitIsland {...{ title, path, location, city }} />}
          </>
        }
      />
      <ListingSimilarIsland listing={listing} similar={similar} />
      <ListingPartIsland name="sheet" listing={listing} />
      <RecordView listing={listing} />
      <Seo path={path} picture={listing.socialCover} crumbs={crumbs} listing={listing} />
    </>
  );
}

export const query = graphql`
  query ListingTemplate($id: String!, $city: String!, $similarIds: [String!]!) {
    listing(id: { eq: $id }) {
      slug
      listingId
      typeLabel
      typeCategory {
        path
        label
        notice
      }
      ...ListingDetail
      ...DetailActions
      ...ListingCosts
      ...ListingPart
      ...SeoListing
      socialCover: cover {
        ...SocialPicture
      }
      location
      priceLabel {
        text
        amount
      }
    }
    buyingCost(city: { eq: $city }) {
      ...BuyingCostEstimate
    }
    calculatorTexts {
      ...ListingCostTexts
    }
    loanDefaults {
      ...EmiDefaults
    }
    siteFacts {
      takesVisits
    }
    similar: listings(ids: $similarIds) {
      ...SimilarHome
    }
  }
`;
