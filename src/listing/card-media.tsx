import { Picture } from "../ui/picture";
import { useCardActions, type ActedListing } from "./card-actions";
import * as styles from "./card-media.module.css";
import type { ListingCardData } from "./listing-card-data";
import { TagChips } from "./tag-chips";

interface CardMediaProps {
  readonly listing: ActedListing & Pick<ListingCardData, "cover" | "tags">;
  /** The `sizes` of the picture. */
  readonly sizes: string;
  readonly eager: boolean;
  /** Gives the height. */
  readonly className?: string;
}

/** The picture of a card with its tags and heart; it grows a little under a pointer on the card. */
export function CardMedia({ listing, sizes, eager, className }: CardMediaProps) {
  const { Heart } = useCardActions();
  return (
    <div className={className === undefined ? styles.media : `${styles.media} ${className}`}>
      <Picture picture={listing.cover} sizes={sizes} eager={eager} className={styles.photo} />
      <TagChips tags={listing.tags} />
      {Heart && (
        <div className={styles.heart}>
          <Heart listing={listing} />
        </div>
      )}
    </div>
  );
}
