import { graphql, type PageProps } from "gatsby";
import { inCity, routes } from "../config/routes";
import { required } from "../lib/required";
import { DelistedListing, delistedWord } from "../listing/detail/delisted-listing";
import { HomesLikeIt } from "../listing/detail/similar-listings";
import { ListingCard } from "../listing/listing-card";
import { delistedListingJsonLd } from "../seo/listing-json-ld";
import { listingHeadTexts } from "../seo/listing-head-texts";
import { Seo } from "../seo/seo";
import { HeartAndShare } from "../shell/heart-and-share";
import { useSiteFacts } from "../site/use-site-facts";

/** A home that was sold or let (docs/decisions/delisted-listings.md). */
export default function DelistedListingTemplate({ data }: PageProps<Queries.DelistedListingTemplateQuery>) {
  const { name } = useSiteFacts();
  const home = required(data.delistedListing, "the listing in data/listings");
  const { title, path, city, typeCategory, isRental } = home;
  const listPath = isRental ? routes.rent : (typeCategory?.path ?? routes.results);
  const crumbs = [
    { label: "Home", to: routes.home },
    { label: city, to: routes.city(city) },
    ...(typeCategory === null ? [] : [{ label: typeCategory.label, to: typeCategory.path }]),
    { label: title },
  ];
  return (
    <>
      <DelistedListing home={home} crumbs={crumbs} listPath={inCity(listPath, city)} />
      <HeartAndShare>
        <HomesLikeIt title={title}>
          {data.similar.map((other) => (
            <ListingCard key={other.listingId} listing={other} />
          ))}
        </HomesLikeIt>
      </HeartAndShare>
      <Seo
        path={path}
        texts={listingHeadTexts({ ...home, offer: { text: delistedWord(home) }, possession: null }, name)}
        picture={home.socialCover}
        crumbs={crumbs}
        graph={(origin) => [delistedListingJsonLd(origin, home)]}
      />
    </>
  );
}

export const query = graphql`
  query DelistedListingTemplate($id: String!, $similarIds: [String!]!) {
    delistedListing(id: { eq: $id }) {
      path
      city
      postedAt
      typeCategory {
        path
        label
      }
      ...DelistedListing
      socialCover: cover {
        ...SocialPicture
      }
    }
    similar: listings(ids: $similarIds) {
      ...SimilarHome
    }
  }
`;
