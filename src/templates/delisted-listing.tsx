import { graphql, type PageProps } from "gatsby";
import { inCity, routes } from "../config/routes";
import { required } from "../lib/required";
import { formatDate } from "../lib/dates";
import { DetailHead, listingCrumbs } from "../listing/detail/detail-head";
import { DetailSection } from "../listing/detail/detail-section";
import { knownRows, SpecTable } from "../listing/detail/spec-table";
import { CardGrid } from "../listing/card-grid";
import { ListingCard } from "../listing/listing-card";
import { delistedListingJsonLd } from "../seo/listing-json-ld";
import { listingHeadTexts } from "../seo/listing-head-texts";
import { Seo } from "../seo/seo";
import { CardButtons } from "../shell/card-buttons";
import { useSiteFacts } from "../site/site-data";
import { ButtonLink } from "../ui/button";
import { Picture } from "../ui/picture";
import { SectionHead } from "../ui/section-parts";
import * as styles from "./delisted-listing.module.css";

/** A home that was sold or let (docs/decisions/delisted-listings.md). */
export default function DelistedListingTemplate({ data }: PageProps<Queries.DelistedListingTemplateQuery>) {
  const { name } = useSiteFacts();
  const home = required(data.delistedListing, "the listing in data/listings");
  const { title, path, location, city, typeCategory, noun, isRental, delisting, delistedOn, offer } = home;
  const alikeHeading = `Properties like ${title}`;
  const word = delisting === "let" ? "Let" : "Sold";
  const listPath = isRental ? routes.rent : (typeCategory?.path ?? routes.results);
  const crumbs = listingCrumbs(home);
  const rows = knownRows([
    ["Type", home.typeLabel],
    ["Bedrooms", home.bedrooms],
    ["Size", home.size],
    [isRental ? "Rent asked" : "Price asked", offer.price === null ? null : offer.text],
    ["Developer", home.developer],
  ]);
  return (
    <>
      <div className={`wrap ${styles.page}`}>
        <DetailHead listing={{ title, location, tags: [] }} crumbs={crumbs} />
        <div className={`split-md ${styles.columns}`}>
          <div className={`frame ${styles.photo}`}>
            <Picture picture={home.cover} eager />
          </div>
          <div>
            <p className={`notice ${styles.delisting}`}>
              <strong>{word}</strong>
              <span>
                This {noun} was {word.toLowerCase()}
                {delistedOn !== null && (
                  <>
                    {" on "}
                    <time dateTime={delistedOn}>{formatDate(delistedOn)}</time>
                  </>
                )}
                <span> and is no longer on offer.</span>
              </span>
            </p>
            <SpecTable rows={rows} label="What it was" />
            <div className="cluster mt-5">
              <ButtonLink to={inCity(listPath, city)}>Properties on offer in {city}</ButtonLink>
              <ButtonLink to={routes.contact} look="outline">
                Ask us for one like it
              </ButtonLink>
            </div>
          </div>
        </div>
        {home.descriptionText !== "" && (
          <DetailSection heading="About the Property">
            {/* Sanitised at build (docs/decisions/content-checks.md). */}
            <div className="prose" dangerouslySetInnerHTML={{ __html: home.descriptionHtml }} />
          </DetailSection>
        )}
      </div>
      <CardButtons>
        {data.similar.length > 0 && (
          <section className="sec mist" aria-label={alikeHeading}>
            <div className="wrap">
              <SectionHead heading={alikeHeading} />
              <CardGrid columns={4}>
                {data.similar.map((similarHome) => (
                  <ListingCard key={similarHome.listingId} listing={similarHome} />
                ))}
              </CardGrid>
            </div>
          </section>
        )}
      </CardButtons>
      <Seo
        path={path}
        texts={listingHeadTexts({ ...home, offer: { text: word }, possession: null }, name)}
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
      postedAt
      typeCategory {
        path
        label
      }
      title
      location
      city
      delisting
      delistedOn
      typeLabel
      noun
      bedrooms
      size
      isRental
      developer
      offer {
        text
        price {
          min
          currency
          period
        }
      }
      descriptionHtml
      descriptionText
      cover {
        alt
        focus
        file {
          publicURL
          childImageSharp {
            gatsbyImageData(
              width: 880
              aspectRatio: 1.5
              breakpoints: [420, 640, 880]
              sizes: "(min-width: 900px) 55vw, calc(100vw - 32px)"
            )
          }
        }
      }
      socialCover: cover {
        ...SocialPicture
      }
    }
    similar: listings(ids: $similarIds) {
      ...ListingCard
    }
  }
`;
