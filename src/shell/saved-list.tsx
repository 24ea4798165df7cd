import { Link } from "gatsby";
import type { MouseEvent } from "react";
import { IconButton } from "../ui/icon-button";
import { routes } from "../config/routes";
import { useCatalogue } from "../catalogue/use-catalogue";
import { removeFromWishlist, resolveWishlist, useWishlist } from "../visitor/wishlist";
import * as styles from "./saved-list.module.css";

/** Removing takes its button away: the focus goes to the next one, or to Close after the last. */
function moveFocusOn(event: MouseEvent<HTMLButtonElement>): void {
  const row = event.currentTarget.closest("li");
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const close = row?.closest("[data-menu]")?.querySelector<HTMLElement>("[data-close]");
  (neighbour?.querySelector("button") ?? close)?.focus();
}

/**
 * The saved homes of the header's dropdown, read from the search index. Each leads to its row of the wishlist, with all
 * that can be done about it (specification 2.1). Loaded when the dropdown first opens; after a failure each opening
 * tries again.
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
  const { listings, unknownCount } = resolveWishlist(wishlist, catalogue.listings);
  return (
    <>
      <ul>
        {listings.map(({ id, slug, title, priceLabel, picture }) => (
          <li key={id} className={styles.row}>
            <Link to={routes.wishlistHighlighting(id)} className={styles.link}>
              <picture className={styles.thumb} style={{ backgroundColor: picture.color || undefined }}>
                {picture.webpSrcSet !== "" && (
                  <source type="image/webp" srcSet={picture.webpSrcSet} sizes="120px" />
                )}
                <img
                  src={picture.src}
                  srcSet={picture.srcSet || undefined}
                  sizes="120px"
                  alt=""
                  loading="lazy"
                />
              </picture>
              <span className={styles.words}>
                <span className={styles.title}>{title}</span>
                <span className={styles.price}>{priceLabel}</span>
              </span>
            </Link>
            <IconButton
              icon="x"
              size={18}
              label={`Remove ${title}`}
              onClick={(event) => {
                moveFocusOn(event);
                removeFromWishlist(id, slug);
              }}
            />
          </li>
        ))}
      </ul>
      {unknownCount > 0 && (
        <p className={styles.note}>
          {unknownCount === 1 ? "One saved property is" : `${unknownCount} saved properties are`} no longer
          listed.
        </p>
      )}
    </>
  );
}
