import { useRef } from "react";
import { savesHome } from "../../lib/early-input";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import type { ActedListing } from "../../listing/card-actions";
import { flyToHeader } from "./fly-to-header";
import * as styles from "./heart-button.module.css";
import { isInWishlist, toggleWishlist, useWishlist } from "../../visitor/wishlist";

interface HeartButtonProps {
  readonly listing: ActedListing;
  /** A square on the card's picture, or a button with a word on the property page. */
  readonly place?: "card" | "detail";
}

/** Toggle that saves a listing in this browser or removes it (docs/requirements.md 4.2). */
export function HeartButton({ listing: { listingId, title, path }, place = "card" }: HeartButtonProps) {
  const button = useRef<HTMLSpanElement>(null);
  // Older wishlists may hold the slug instead of the id.
  const slug = path.split("/").at(-1) ?? "";
  const isSaved = isInWishlist(useWishlist(), { listingId, slug });

  const toggle = () => {
    const isSavedNow = toggleWishlist(listingId, slug);
    if (isSavedNow && button.current !== null) flyToHeader(button.current);
  };
  const icon = <Icon name="heart" size={place === "card" ? 20 : 18} className={styles.icon} />;

  return place === "card" ? (
    <button
      type="button"
      className={styles[place]}
      aria-pressed={isSaved}
      aria-label={`Save ${title}`}
      onClick={toggle}
      {...savesHome(listingId)}
    >
      <span ref={button}>{icon}</span>
    </button>
  ) : (
    <Button
      look="outline"
      className={styles[place]}
      aria-pressed={isSaved}
      onClick={toggle}
      {...savesHome(listingId)}
    >
      <span ref={button}>{icon}</span>
      <span>
        Save<span className="vh"> {title}</span>
      </span>
    </Button>
  );
}
