import { graphql, Link } from "gatsby";
import { memo } from "react";
import { GoLink } from "../ui/links";
import { Icon } from "../ui/icon";
import { CardMedia } from "./card-media";
import { CardTools } from "./card-tools";
import { ConvertedSize } from "./converted";
import type { CardProps } from "./listing-card";
import { Datum, ListingData } from "./listing-data";
import { RegistrationLine } from "./registration-line";
import * as styles from "./listing-list-card.module.css";

export const rowPictureSizes = "(min-width: 640px) 360px, max(300px, 100vw - 32px)";

interface ListingListCardProps extends CardProps<Queries.ListingListCardFragment> {
  /** Whether the address highlights it; "flash" animates its background once (docs/requirements.md 4.2). */
  readonly matched?: boolean | "flash";
  readonly headingLevel?: 2 | 3;
}

/** A row of the results page (docs/requirements.md 2.6); its chat link shows only where the listing has a phone.
 * Memoised. */
export const ListingListCard = memo(function ListingListCard(props: ListingListCardProps) {
  const { listing, matched, unit, headingLevel = 3, eager, inCityFilter } = props;
  const { title, path, location, city } = listing;
  const Heading = `h${headingLevel}` as const;
  const marks = [matched && styles.matched, matched === "flash" && styles.flash];
  return (
    <article
      aria-label={title}
      className={["deferred split-sm", styles.row, ...marks].filter(Boolean).join(" ")}
      data-listing={listing.listingId}
      data-in-city={inCityFilter ? city : undefined}
    >
      <CardMedia listing={listing} sizes={rowPictureSizes} eager={eager} className={styles.media} />
      <div className={styles.body}>
        {matched && (
          <p className={`strong ${styles.match}`}>
            <Icon name="check" size="small" />
            Matched result
          </p>
        )}
        <p className={`note ${styles.location}`}>{location}</p>
        <Heading className={`title ${styles.title}`}>
          <Link to={path}>{title}</Link>
        </Heading>
        <ListingData listing={listing} unit={unit} withRate className={styles.data}>
          <Datum label="Beds" value={listing.bedrooms} />
          <Datum label="Size" value={listing.size}>
            <ConvertedSize {...listing} />
          </Datum>
        </ListingData>
        <RegistrationLine listing={listing} className={styles.registration} />
        <div className={`screen-only spread ${styles.foot}`}>
          <GoLink to={path} label={`View ${title}`}>
            View
          </GoLink>
          <CardTools listing={listing} hasChat={listing.phone !== null} />
        </div>
      </div>
    </article>
  );
});

export const listingListCardFragment = graphql`
  fragment ListingListCard on Listing {
    ...ListingCard
    ...ConvertedSize
  }
`;
