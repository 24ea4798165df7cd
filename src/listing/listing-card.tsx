import { graphql, Link } from "gatsby";
import { memo } from "react";
import type { EagerPicture } from "../ui/picture";
import { GoLink } from "../ui/links";
import { CardMedia } from "./card-media";
import { CardTools } from "./card-tools";
import { ListingData } from "./listing-data";
import { shortBedrooms } from "./offer-facts";
import { RegistrationLine } from "./registration-line";
import * as styles from "./listing-card.module.css";

export interface CardProps<Listing> {
  readonly listing: Listing;
  /** The unit that answers the search: "3 BHK from ₹1.90 Cr". */
  readonly unit?: string | null;
  /** Above the fold: its picture loads at once (docs/decisions/pictures.md). */
  readonly eager?: EagerPicture;
  /** Hidden before first paint when the visitor has chosen another city (docs/decisions/rendering-and-hydration.md and
   * docs/decisions/lists.md). */
  readonly inCityFilter?: boolean;
}

/** A picture of 1.2:1 fills its box, 350 px high, at 420 px, or at the width of a single column where that is more. */
export const cardPictureSizes = "(min-width: 640px) 420px, max(420px, 100vw - 32px)";

/** The property card, the same everywhere (docs/requirements.md 2.7). The title's link covers all of it but the tools.
 * Memoised: it renders again only when its own props change. */
export const ListingCard = memo(function ListingCard(props: CardProps<Queries.ListingCardFragment>) {
  const { listing, unit, eager, inCityFilter } = props;
  const { title, path, location, city, bedrooms, size } = listing;
  return (
    <article
      aria-label={title}
      className={`deferred ${styles.card}`}
      data-listing={listing.listingId}
      data-in-city={inCityFilter ? city : undefined}
    >
      <CardMedia listing={listing} sizes={cardPictureSizes} eager={eager} className={styles.media} />
      <p className={`spread note ${styles.location}`}>
        {location}
        <span>{bedrooms === null ? size : shortBedrooms(bedrooms)}</span>
      </p>
      <h3 className={`title ${styles.title}`}>
        <Link to={path} className="cover-link">
          {title}
        </Link>
      </h3>
      <ListingData listing={listing} unit={unit} className={styles.data} />
      <RegistrationLine listing={listing} className={styles.registration} />
      <div className={`screen-only spread ${styles.foot}`}>
        <GoLink to={path} label={`View Details: ${title}`}>
          View Details
        </GoLink>
        <CardTools listing={listing} />
      </div>
    </article>
  );
});

export const listingCardFragment = graphql`
  fragment ListingCard on Listing {
    listingId
    title
    path
    location
    city
    bedrooms
    size
    ...CardMedia
    ...ListingData
    ...RegistrationLine
    ...ListingChatLink
  }
`;
