import { useRef } from "react";
import { slugOf } from "../../config/routes";
import { storageKeys } from "../../config/storage-keys";
import { addsTo } from "../../lib/early-clicks";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { SquareButton } from "../../ui/square-button";
import type { ActedListing } from "../../listing/card-actions";
import { flyToHeader } from "./fly-to-header";
import * as styles from "./heart-button.module.css";
import { isInWishlist, toggleWishlist, useWishlist } from "../../visitor/wishlist";

interface HeartButtonProps {
  readonly listing: ActedListing;
  /** A square on the card's picture, or a button with a word on the property page. */
  readonly place?: "card" | "detail";
}

/** Keeps the price at which a home is saved; where the code does not come, a changed one is not told. */
function keepPrice(listing: ActedListing): void {
  void import("../../visitor/seen-prices").then(
    ({ notePrices }) => notePrices([listing]),
    () => undefined,
  );
}

/** Toggle that saves a listing in this browser or removes it (docs/requirements.md 4.2). */
export function HeartButton({ listing, place = "card" }: HeartButtonProps) {
  const { listingId, title, path } = listing;
  const button = useRef<HTMLSpanElement>(null);
  // Older wishlists may hold the slug instead of the id.
  const slug = slugOf(path);
  const isSaved = isInWishlist(useWishlist(), { listingId, slug });

  const toggle = () => {
    const isSavedNow = toggleWishlist(listingId, slug);
    if (isSavedNow) keepPrice(listing);
    if (isSavedNow && button.current !== null) flyToHeader(button.current);
  };
  const icon = <Icon name="heart" size={place === "card" ? 20 : 18} className={styles.icon} />;

  return place === "card" ? (
    <SquareButton
      label={`Save ${title}`}
      aria-pressed={isSaved}
      onClick={toggle}
      {...addsTo(storageKeys.wishlist, String(listingId))}
    >
      <span ref={button} className={styles.heart}>
        {icon}
      </span>
    </SquareButton>
  ) : (
    <Button
      look="outline"
      aria-pressed={isSaved}
      onClick={toggle}
      {...addsTo(storageKeys.wishlist, String(listingId))}
    >
      <span ref={button} className={styles.heart}>
        {icon}
      </span>
      <span>
        Save<span className="vh"> {title}</span>
      </span>
    </Button>
  );
}
