import { graphql, type PageProps } from "gatsby";
import { listingCrumbs } from "../listing/detail/detail-head";
import { ListingDetail } from "../listing/detail/listing-detail";
import { Printout } from "../listing/detail/printout";
import { Seo } from "../seo/seo";
import { amongHomesOf } from "../config/routes";
import { ListingCosts } from "../features/calculators/listing-costs";
import { EnquiryForm } from "../features/enquiry/flow/enquiry-form";
import { VisitButton } from "../features/enquiry/after/visit-button";
import { RecordView } from "../features/recently-viewed/record-view";
import { interpolate } from "../lib/interpolate";
import { required } from "../lib/required";
import { useSharedTexts } from "../site/site-data";
import { LazyHydrate } from "../ui/lazy-hydrate";
import { SimilarListings } from "../listing/detail/similar-listings";
import { registrationMark } from "../listing/registration-line";
import { ListingCard } from "../listing/listing-card";
import { CardButtons } from "../shell/card-buttons";
import { CompareButton } from "../features/compare/compare-button";
import { ShareButton } from "../features/share/share-button";
import { HeartButton } from "../features/wishlist/heart-button";
import { DetailActions, PrintButton } from "../listing/detail/detail-actions";

/** docs/requirements.md 2.8 */
export default function ListingTemplate({ data }: PageProps<Queries.ListingTemplateQuery>) {
  const { similar, buyingCost, loanDefaults, calculatorTexts, siteFacts } = data;
  const listing = required(data.listing, "the listing in data/listings");
  const { title, path, location, city, typeCategory, noun, registration } = listing;
  const { propertyForm } = useSharedTexts();
  const numbers = registration.numbers.join(", ");
  const crumbs = listingCrumbs(listing);
  return (
    <>
      <ListingDetail
        listing={listing}
        crumbs={crumbs}
        notice={typeCategory?.notice}
        heart={
          <LazyHydrate>
            <HeartButton listing={listing} />
          </LazyHydrate>
        }
        actions={
          <LazyHydrate>
            <DetailActions phone={listing.phone}>
              <CompareButton listing={listing} variant="detail" />
              <ShareButton listing={listing} variant="detail" />
              <PrintButton />
            </DetailActions>
          </LazyHydrate>
        }
        costs={
          <LazyHydrate>
            <ListingCosts
              texts={required(calculatorTexts, "data/pages/calculators.json")}
              listing={listing}
              cost={buyingCost}
              loan={loanDefaults}
            />
          </LazyHydrate>
        }
        enquiry={
          <>
            <EnquiryForm
              formId="property"
              title={interpolate(propertyForm.title, { noun })}
              context={{
                propertyTitle: title,
                price: listing.offer.text,
                registration: numbers && `${registrationMark(registration.kind)} ${numbers}`,
              }}
              message={interpolate(propertyForm.message, { title })}
            />
            {siteFacts?.takesVisits === true && (
              <LazyHydrate>
                <VisitButton homes={[{ title, path, location, city }]} isBlock />
              </LazyHydrate>
            )}
          </>
        }
      />
      <LazyHydrate>
        <CardButtons>
          <SimilarListings city={city} noun={noun} allPath={amongHomesOf(city, listing.listingId)}>
            {similar.map((similarHome) => (
              <ListingCard key={similarHome.listingId} listing={similarHome} />
            ))}
          </SimilarListings>
        </CardButtons>
      </LazyHydrate>
      <LazyHydrate>
        <Printout listing={listing} />
      </LazyHydrate>
      <RecordView listing={listing} />
      <Seo path={path} picture={listing.socialCover} crumbs={crumbs} listing={listing} />
    </>
  );
}

export const query = graphql`
  query ListingTemplate($id: String!, $city: String!, $similarIds: [String!]!) {
    listing(id: { eq: $id }) {
      listingId
      noun
      typeCategory {
        path
        label
        notice
      }
      ...ListingDetail
      ...ListingCosts
      ...Printout
      ...SeoListing
      socialCover: cover {
        ...SocialPicture
      }
      offer {
        text
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
      ...ListingCard
    }
  }
`;
