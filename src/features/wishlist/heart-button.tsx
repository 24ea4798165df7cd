import type { MouseEvent } from "react";
import { slugOf } from "../../config/routes";
import { storageKeys } from "../../config/storage-keys";
import { addsTo } from "../../lib/early-clicks";
import { listen } from "../../lib/observable";
import { Icon } from "../../ui/icon";
import type { ActedListing } from "../../listing/card-actions";
import { keepPrices } from "../../visitor/use-prices-before";
import { isInWishlist, toggleWishlist, useWishlist } from "../../visitor/wishlist";
import * as iconButton from "../../ui/icon-button.module.css";
import * as styles from "./heart-button.module.css";

const wishlistTargetSelector = "[data-wishlist-heart]";

const flightMs = 700;
const startWidthPx = 240;

function pictureNear(element: Element): HTMLImageElement | null {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const picture = around.querySelector("img");
    if (picture !== null) return picture;
  }
  return null;
}

const middleOf = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });

/** Flies a copy of the nearest picture to the header's heart (docs/requirements.md 4.2); not under reduced motion. */
function flyToHeader(heart: Element): void {
  const target = document.querySelector(wishlistTargetSelector);
  const picture = pictureNear(heart);
  if (target === null || picture === null || !("animate" in picture)) return;
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const start = picture.getBoundingClientRect();
  const end = target.getBoundingClientRect();
  if (start.width === 0 || end.width === 0) return;

  const scale = Math.min(1, startWidthPx / start.width);
  const [width, height] = [start.width * scale, start.height * scale];
  const [from, to] = [middleOf(start), middleOf(end)];

  const copy = document.createElement("img");
  copy.src = picture.currentSrc || picture.src;
  copy.alt = "";
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, {
    position: "fixed",
    left: `${from.x - width / 2}px`,
    top: `${from.y - height / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
    objectFit: "cover",
    pointerEvents: "none",
    zIndex: "var(--z-menu)",
  });
  document.body.append(copy);

  const flight = copy.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(.08)`, opacity: 0.4 },
    ],
    { duration: flightMs, easing: "cubic-bezier(.2, .7, .2, 1)" },
  );
  listen(flight, ["finish", "cancel"], () => copy.remove());
}

/** Saves the home in this browser, or removes it (docs/requirements.md 4.2). */
export function HeartButton({ listing }: { readonly listing: ActedListing }) {
  const { listingId, title, path } = listing;
  // Older wishlists may hold the slug instead of the id.
  const slug = slugOf(path);
  const isSaved = isInWishlist(useWishlist(), { listingId, slug });

  const toggle = ({ currentTarget }: MouseEvent) => {
    if (!toggleWishlist(listingId, slug)) return;
    keepPrices([listing]);
    flyToHeader(currentTarget);
  };

  return (
    <button
      type="button"
      className={`needs-script ${iconButton.square}`}
      aria-label={`Save ${title}`}
      aria-pressed={isSaved}
      onClick={toggle}
      {...addsTo(storageKeys.wishlist, String(listingId))}
    >
      <span className={styles.heart}>
        <Icon name="heart" className={styles.icon} />
      </span>
    </button>
  );
}
