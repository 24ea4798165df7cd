import { graphql } from "gatsby";
import { Picture, type EagerPicture } from "../ui/picture";
import { useCardActions, type ActedListing } from "./card-actions";
import { isNewSince, useLastVisit } from "../visitor/last-visit";
import { TagChips } from "./tag-chips";
import * as styles from "./card-media.module.css";

interface CardMediaProps {
  readonly listing: ActedListing & Queries.CardMediaFragment;
  readonly sizes: string;
  readonly eager?: EagerPicture;
  /** Gives the height. */
  readonly className?: string;
}

/** First among the tags of a home that was published after the visitor's last visit. */
const newSince = { label: "New since your last visit", color: "#E5B003" };

/** The picture of a card with its tags and heart; it grows a little under a pointer on the card. */
export function CardMedia({ listing, sizes, eager, className }: CardMediaProps) {
  const { Heart } = useCardActions();
  const isNew = isNewSince(listing.postedAt, useLastVisit());
  return (
    <div className={`frame ${styles.media} ${className ?? ""}`}>
      <Picture picture={listing.cover} sizes={sizes} eager={eager} className="zoom" />
      <TagChips tags={isNew ? [newSince, ...listing.tags] : listing.tags} />
      {Heart && (
        <div className={`needs-script screen-only ${styles.heart}`}>
          <Heart listing={listing} />
        </div>
      )}
    </div>
  );
}

export const cardMediaFragment = graphql`
  fragment CardMedia on Listing {
    postedAt
    tags {
      label
      color
    }
    cover {
      alt
      focus
      file {
        publicURL
        childImageSharp {
          gatsbyImageData(width: 768, aspectRatio: 1.2, breakpoints: [210, 420, 768])
        }
      }
    }
  }
`;
