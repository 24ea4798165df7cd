import { Link } from "gatsby";
import type { MouseEvent } from "react";
import { IconButton } from "../ui/icon-button";
import { Picture } from "../ui/picture";
import { routes } from "../config/routes";
import { useCatalogue } from "../catalogue/use-catalogue";
import { removeFromWishlist, resolveWishlist, useWishlist } from "../visitor/wishlist";
import * as styles from "./saved-list.module.css";

/** Removing an entry removes its button: the focus moves to the next one, or to Close after the last. */
function moveFocusOn(event: MouseEvent<HTMLButtonElement>): void {
  const row = event.currentTarget.closest("li");
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const close = row?.closest("[data-menu]")?.querySelector<HTMLElement>("[data-close]");
  (neighbour?.querySelector("button") ?? close)?.focus();
}

/**
 * The saved homes of the header's dropdown, read from the search index. Each leads to its row of the wishlist
 * (docs/requirements.md 2.1). Loaded when the dropdown first opens; after a failure each opening tries again.
 */
export function SavedList({ isOpen }: { readonly isOpen: boolean }) {
  const wishlist = useWishlist();
  const [catalogue] = useCatalogue(isOpen);
  if (catalogue.status === "failed") {
    return (
      <p className={styles.note}>
        The details could not be loaded. Your saved properties are safe; please try again.
      </p>
    );
  }
  if (catalogue.status !== "ready") {
    return (
      <ul aria-busy="true">
        {wishlist.map((entry) => (
          <li key={entry} className={styles.row}>
            <span className={styles.thumb} />
          </li>
        ))}
      </ul>
    );
  }
  const { listings, unknown } = resolveWishlist(wishlist, catalogue.listings);
  return (
    <>
      <ul>
        {listings.map(({ listingId, slug, title, priceLabel, cover }) => (
          <li key={listingId} className={styles.row}>
            <Link to={routes.wishlistHighlighting(listingId)} className={styles.link}>
              <span className={styles.thumb}>
                <Picture picture={cover} alt="" sizes="84px" />
              </span>
              <span className={styles.words}>
                <span className={styles.title}>{title}</span>
                <span className={styles.price}>{priceLabel.text}</span>
              </span>
            </Link>
            <IconButton
              icon="x"
              size={18}
              label={`Remove ${title}`}
              onClick={(event) => {
                moveFocusOn(event);
                removeFromWishlist(listingId, slug);
              }}
            />
          </li>
        ))}
      </ul>
      {unknown.length > 0 && (
        <p className={styles.note}>
          {unknown.length === 1 ? "One saved property is" : `${unknown.length} saved properties are`} no
          longer listed.
        </p>
      )}
    </>
  );
}
