import { Link } from "gatsby";
import { useEffect, useMemo } from "react";
import { focusNextRow } from "../lib/focus";
import { IconButton } from "../ui/icon-button";
import { Picture } from "../ui/picture";
import { routes } from "../config/routes";
import { useCatalogue } from "../catalogue/use-catalogue";
import { useWishlist, wasSavedAtLoad } from "../visitor/wishlist";
import { resolveWishlist, removeFromWishlist, tidyWishlist } from "../visitor/saved-homes";
import * as styles from "./saved-list.module.css";

function focusClose(button: Element): void {
  button.closest("[data-menu]")?.querySelector<HTMLElement>("[data-close]")?.focus();
}

/** Links to rows of the wishlist (docs/requirements.md 2.1); stores ids in place of slugs, so that homes count once. */
export function SavedList({ isOpen }: { readonly isOpen: boolean }) {
  const wishlist = useWishlist();
  const [catalogue] = useCatalogue(isOpen);
  const resolved = useMemo(
    () => (catalogue.status === "ready" ? resolveWishlist(wishlist, catalogue.listings) : null),
    [catalogue, wishlist],
  );
  useEffect(() => {
    if (resolved !== null) tidyWishlist(wishlist, resolved.entries);
  }, [resolved, wishlist]);
  if (catalogue.status === "failed") {
    return (
      <p className={styles.note}>
        The details could not be loaded. Your saved properties are safe; please try again.
      </p>
    );
  }
  if (resolved === null) {
    return (
      <ul aria-busy="true">
        {wishlist.map((entry) => (
          <li key={entry} className={`spread ${styles.row}`}>
            <span className={styles.thumb} />
          </li>
        ))}
      </ul>
    );
  }
  const { listings, unknown } = resolved;
  const gone = unknown.filter(wasSavedAtLoad);
  return (
    <>
      <ul>
        {listings.map(({ listingId, slug, title, offer, cover }) => (
          <li key={listingId} className={`spread ${styles.row}`}>
            <Link to={routes.wishlistHighlighting(listingId)} className={styles.link}>
              <span className={styles.thumb}>
                <Picture picture={cover} alt="" sizes="84px" />
              </span>
              <span className={styles.words}>
                <span className={`hover-line ${styles.title}`}>{title}</span>
                <span className={styles.price}>{offer.text}</span>
              </span>
            </Link>
            <IconButton
              icon="x"
              size="text"
              label={`Remove ${title}`}
              onClick={({ currentTarget }) => {
                focusNextRow(currentTarget, () => focusClose(currentTarget));
                removeFromWishlist(listingId, slug);
              }}
            />
          </li>
        ))}
      </ul>
      {gone.length > 0 && (
        <p className={styles.note}>
          {gone.length === 1 ? "One saved property is" : `${gone.length} saved properties are`} no longer
          listed.
        </p>
      )}
    </>
  );
}
