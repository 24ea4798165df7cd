import { graphql } from "gatsby";
import { Picture, type EagerPicture } from "../ui/picture";
import { useCardActions, type ActedListing } from "./card-actions";
import * as styles from "./card-media.module.css";
import { TagChips } from "./tag-chips";

interface CardMediaProps {
  readonly listing: ActedListing & Queries.CardMediaFragment;
  /** The `sizes` of the picture. */
  readonly sizes: string;
  readonly eager: EagerPicture;
  /** Gives the height. */
  readonly className?: string;
}

/** The picture of a card with its tags, heart and scales; it grows a little under a pointer on the card. */
export function CardMedia({ listing, sizes, eager, className }: CardMediaProps) {
  const { Heart, Compare } = useCardActions();
  return (
    <div className={className === undefined ? styles.media : `${styles.media} ${className}`}>
      <Picture picture={listing.cover} sizes={sizes} eager={eager} className={styles.photo} />
      <TagChips tags={listing.tags} />
      {Heart && (
        <div className={styles.heart}>
          <Heart listing={listing} />
        </div>
      )}
      {Compare && (
        <div className={styles.compare}>
          <Compare listing={listing} />
        </div>
      )}
    </div>
  );
}

export const cardMediaFragment = graphql`
  fragment CardMedia on Listing {
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
          gatsbyImageData(width: 768, aspectRatio: 1.2, breakpoints: [210, 420, 768], layout: CONSTRAINED)
        }
      }
    }
  }
`;
