import { useRef } from "react";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { flyToHeader } from "./fly-to-header";
import * as styles from "./heart-button.module.css";
import { isInWishlist, toggleWishlist, useWishlist } from "../../visitor/wishlist";

interface HeartButtonProps {
  readonly listingId: number;
  /** Older lists may hold the slug in place of the id (specification 3). */
  readonly slug?: string;
  /** Title of the listing. */
  readonly title: string;
  /** A square on the card's picture, or a button with a word on the property page. */
  readonly place?: "card" | "detail";
  readonly className?: string;
}

/** Saves a listing in this browser or takes it out again (specification 4.2); a toggle whose name stays the same. */
export function HeartButton({ listingId, slug = "", title, place = "card", className }: HeartButtonProps) {
  const button = useRef<HTMLSpanElement>(null);
  const isSaved = isInWishlist(useWishlist(), { listingId, slug });

  const toggle = () => {
    const isSavedNow = toggleWishlist(listingId, slug);
    if (isSavedNow && button.current !== null) flyToHeader(button.current);
  };
  const classes = [styles[place], className].filter(Boolean).join(" ");
  const icon = <Icon name="heart" size={place === "card" ? 20 : 18} className={styles.icon} />;

  return place === "card" ? (
    <button
      type="button"
      className={classes}
      aria-pressed={isSaved}
      aria-label={`Save ${title}`}
      onClick={toggle}
    >
      <span ref={button}>{icon}</span>
    </button>
  ) : (
    <Button look="outline" className={classes} aria-pressed={isSaved} onClick={toggle}>
      <span ref={button}>{icon}</span>
      <span>
        Save<span className="vh"> {title}</span>
      </span>
    </Button>
  );
}
