import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { CatalogueListing } from "../../catalogue/catalogue-index";
import { parseSharedList } from "../../catalogue/homes-in-address";
import { useCatalogue } from "../../catalogue/use-catalogue";
import { comparing, routes } from "../../config/routes";
import { ListingListCard } from "../../listing/listing-list-card";
import { GoneHomes, HomesLoading } from "../../listing/delisted-notice";
import { Button, ButtonLink } from "../../ui/button";
import { EmptyBox } from "../../ui/empty-box";
import { useHydrated } from "../../ui/hooks";
import { maxCompared } from "../../visitor/compare-tray";
import { isInWishlist, useWishlist } from "../../visitor/wishlist";
import { resolveWishlist, addToWishlist } from "../../visitor/saved-homes";
import * as styles from "./shared-list.module.css";

interface SharedListProps {
  readonly search: string;
  readonly texts: Queries.ShortlistTextsFragment;
  readonly visit: (homes: readonly CatalogueListing[]) => ReactNode;
  readonly enquiry: (titles: string) => ReactNode;
}

/** Opening it leaves the visitor's own wishlist as it is. */
export function SharedList({ search, texts, visit, enquiry }: SharedListProps) {
  const isRead = useHydrated();
  const { names, leftOut, note } = parseSharedList(isRead ? search : "");
  const [catalogue, retry] = useCatalogue(names.length > 0);
  const wishlist = useWishlist();

  if (isRead && names.length === 0)
    return (
      <EmptyBox message={texts.empty.heading} help={texts.empty.text}>
        <ButtonLink to={routes.results}>Browse Properties</ButtonLink>
      </EmptyBox>
    );
  if (catalogue.status === "failed")
    return (
      <EmptyBox message={texts.failed.heading} help={texts.failed.text}>
        <Button onClick={retry}>Try again</Button>
      </EmptyBox>
    );
  if (!isRead || catalogue.status !== "ready") return <HomesLoading isRead={isRead} />;
  const { listings, unknown: gone } = resolveWishlist(names, catalogue.listings);
  const unsaved = listings.filter((listing) => !isInWishlist(wishlist, listing));
  const areSaved = unsaved.length === 0;
  return (
    <>
      {note !== "" && <blockquote className={styles.note}>{note}</blockquote>}
      {(gone.length > 0 || leftOut > 0) && (
        <GoneHomes names={gone} texts={texts}>
          {leftOut > 0 && (
            <span>{` ${leftOut} more of this list ${leftOut === 1 ? "is" : "are"} left out.`}</span>
          )}
        </GoneHomes>
      )}
      {listings.length > 0 && (
        <>
          <div className={`screen-only cluster ${styles.actions}`}>
            <Button
              look="outline"
              icon="heart"
              // Not disabled, which would lose the focus.
              aria-disabled={areSaved}
              onClick={() => !areSaved && addToWishlist(unsaved.map(({ listingId }) => listingId))}
            >
              <span>{areSaved ? "All saved" : "Save all"}</span>
            </Button>
            <p role="status" className="vh">
              {areSaved && "All saved"}
            </p>
            {listings.length > 1 && listings.length <= maxCompared && (
              <ButtonLink to={comparing(listings.map(({ slug }) => slug))} look="outline" icon="columns-2">
                Compare
              </ButtonLink>
            )}
            {visit(listings)}
          </div>
          <div>
            {listings.map((listing, at) => (
              <ListingListCard key={listing.listingId} listing={listing} headingLevel={2} eager={at === 0} />
            ))}
          </div>
          <div className={`screen-only ${styles.enquiry}`}>
            {enquiry(listings.map(({ title }) => title).join(", "))}
          </div>
        </>
      )}
    </>
  );
}

export const shortlistTextsFragment = graphql`
  fragment ShortlistTexts on ShortlistTexts {
    withoutScript
    empty {
      heading
      text
    }
    failed {
      heading
      text
    }
    gone
    goneMany
    enquiryTitle
    enquiryMessage
  }
`;
