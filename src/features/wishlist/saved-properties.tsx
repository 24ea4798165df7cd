import { graphql } from "gatsby";
import { useEffect, useRef, useState, type ReactNode, useId } from "react";
import type { CatalogueListing } from "../../catalogue/catalogue-index";
import { comparePrices, orderNote } from "../../catalogue/compare-prices";
import { announceIn } from "../../lib/focus";
import { interpolate } from "../../lib/interpolate";
import { isHighlighted } from "../../catalogue/homes-in-address";
import { DelistedNotice } from "../../listing/delisted-notice";
import { SavedRow } from "./saved-row";
import { useSavedListings } from "./use-saved-listings";
import { usePricesBefore } from "../../visitor/use-prices-before";
import { clearWishlist, removeFromWishlist } from "../../visitor/saved-homes";
import { Button, ButtonLink } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { SelectField } from "../../ui/fields";
import * as styles from "./saved-properties.module.css";
import { routes } from "../../config/routes";

const savedOrders = [
  { value: "recent", label: "Recently Saved" },
  { value: "price-asc", label: "Price: Low to High" },
  { value: "price-desc", label: "Price: High to Low" },
];

const directions: Readonly<Record<string, 1 | -1>> = { "price-asc": 1, "price-desc": -1 };

/** Last saved first; in the two orders by price, null is last both ways (docs/decisions/prices-and-offers.md). */
export function sortSaved<Listing extends Pick<CatalogueListing, "offer" | "isRental">>(
  listings: readonly Listing[],
  order: string,
): readonly Listing[] {
  const recent = [...listings].reverse();
  const direction = directions[order];
  return direction === undefined ? recent : recent.sort((a, b) => comparePrices(a, b, direction));
}

interface ConfirmDialogProps {
  /** Null while nothing is asked. */
  readonly removal: CatalogueListing | "all" | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function ConfirmDialog({ removal, onConfirm, onCancel }: ConfirmDialogProps) {
  const headingId = useId();
  const isOfAll = removal === "all";
  return (
    <Dialog
      open={removal !== null}
      onClose={onCancel}
      labelledBy={headingId}
      className={`ruled ${styles.dialog}`}
    >
      <div className={styles.body}>
        <h2 id={headingId} className={styles.question}>
          {isOfAll ? "Remove all saved properties?" : "Remove this property from your saved list?"}
        </h2>
        {!isOfAll && <p className={styles.subject}>{removal?.title}</p>}
        <div className={`cluster ${styles.choices}`}>
          <Button onClick={onConfirm}>{isOfAll ? "Remove all" : "Remove"}</Button>
          <Button look="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Until the browser's storage has been read (docs/decisions/rendering-and-hydration.md). */
function SavedSkeleton({ rows }: { readonly rows: number }) {
  return (
    <div className="needs-script ruled">
      <p role="status" className="vh">
        Loading your saved properties
      </p>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} aria-hidden="true">
          <div className={styles.picture} />
          <div>
            <div className={styles.line} />
            <div className={styles.line} />
            <div className={styles.line} />
          </div>
        </div>
      ))}
    </div>
  );
}

interface WishlistNoticeProps {
  readonly texts: { readonly heading: string; readonly text: string };
  readonly role?: "alert";
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

function WishlistNotice({ texts, role, beside, children }: WishlistNoticeProps) {
  return (
    <div className={styles.notice} role={role}>
      <div>
        <h3 className={styles.noticeHeading}>{texts.heading}</h3>
        <p className={styles.help}>{texts.text}</p>
        {children}
      </div>
      {beside}
    </div>
  );
}

const emptyArt = (
  <svg className={styles.art} viewBox="-3 0 30 24.2" aria-hidden="true" focusable="false">
    <path className={styles.door} d="M12 8.34A10 10 0 0 1 17 17v7h-5z" />
    <path d="M2.5 24V17A19 19 0 0 1 12 .55 19 19 0 0 1 21.5 17v7M4.4 24V17.2A17.2 17.2 0 0 1 12 3 17.2 17.2 0 0 1 19.6 17.2V24M7 24V17A10 10 0 0 1 12 8.34 10 10 0 0 1 17 17v7M12 8.34V24M-3 24H27M13.2 17.2v1" />
  </svg>
);

interface SavedPropertiesProps {
  readonly heading: string;
  readonly texts: Queries.WishlistTextsFragment;
  /** Id or slug from the address (docs/requirements.md 2.1, docs/decisions/saved-and-compared.md). */
  readonly highlight: string | null;
  readonly shareList: (slugs: readonly string[]) => ReactNode;
}

/** Heading with count, sort, rows, confirmations, empty state (docs/requirements.md 2.15). */
export function SavedProperties({ heading, texts, highlight, shareList }: SavedPropertiesProps) {
  const { phase, listings, count, dropped, retry } = useSavedListings();
  const before = usePricesBefore(listings);
  const [order, setOrder] = useState("recent");
  const [confirming, setConfirming] = useState<CatalogueListing | "all" | null>(null);
  /** A new object each time: two homes may have the same title. */
  const [removed, setRemoved] = useState<{ readonly text: string } | null>(null);
  const headingElement = useRef<HTMLHeadingElement>(null);
  const removedStatus = useRef<HTMLParagraphElement>(null);

  const isAwaited = phase === "reading" || phase === "loading";
  const sorted = sortSaved(listings, order);
  const note = order === "recent" ? null : orderNote(listings);

  // The button, which has the focus, is removed with its row.
  const focusHeading = () => headingElement.current?.focus();
  useEffect(() => {
    if (removed === null) return;
    focusHeading();
    announceIn(removedStatus.current, removed.text);
  }, [removed]);

  const confirm = () => {
    setConfirming(null);
    if (confirming === null) return;
    if (confirming === "all") clearWishlist();
    else removeFromWishlist(confirming.listingId, confirming.slug);
    setRemoved({
      text: confirming === "all" ? "All saved properties removed." : `${confirming.title} removed.`,
    });
  };

  // The button is removed with the failure message.
  const retryFromHeading = () => {
    focusHeading();
    retry();
  };

  return (
    <section aria-labelledby="saved-properties" aria-busy={isAwaited}>
      <div className={`needs-script ${styles.head}`}>
        <h2 id="saved-properties" ref={headingElement} tabIndex={-1} className={styles.heading}>
          {heading}
          {count !== null && (
            <>
              {" "}
              <span className={`num ${styles.count}`}>{count}</span>
            </>
          )}
        </h2>
        {(isAwaited || listings.length > 0) && (
          // Keeps its place unseen until the homes are there.
          <div className={`screen-only cluster ${styles.tools}`} data-awaited={isAwaited || undefined}>
            <div className={styles.sort}>
              <SelectField
                id="saved-order"
                label="Sort by"
                value={order}
                options={savedOrders}
                onChange={setOrder}
              />
            </div>
            {shareList(sorted.map(({ slug }) => slug))}
            <Button look="outline" onClick={() => setConfirming("all")}>
              Remove all
            </Button>
          </div>
        )}
      </div>
      <div role="status">
        <p ref={removedStatus} className="vh" />
        {dropped.length > 0 && (
          <p className={`notice ${styles.dropped}`}>
            <DelistedNotice
              names={dropped}
              otherwise={({ length }) =>
                length === 1 ? texts.goneOne : interpolate(texts.goneMany, { count: length })
              }
            />
          </p>
        )}
      </div>
      {isAwaited && <SavedSkeleton rows={Math.min(count ?? 2, 3)} />}
      {phase === "failed" && (
        <WishlistNotice texts={texts.failed} role="alert">
          <Button onClick={retryFromHeading}>Try again</Button>
        </WishlistNotice>
      )}
      {phase === "ready" && listings.length === 0 && (
        <WishlistNotice texts={texts.empty} beside={emptyArt}>
          <div className="cluster">
            <ButtonLink to={routes.browse}>Browse Properties</ButtonLink>
            <Button look="outline" icon="refresh-cw" onClick={() => window.location.reload()}>
              Refresh
            </Button>
          </div>
        </WishlistNotice>
      )}
      {note !== null && <p className={styles.note}>{note}</p>}
      {listings.length > 0 && (
        <div className="ruled">
          {sorted.map((listing) => (
            <SavedRow
              before={before.get(listing.listingId) ?? null}
              key={listing.listingId}
              listing={listing}
              highlighted={isHighlighted(listing, highlight)}
              onRemove={() => setConfirming(listing)}
            />
          ))}
        </div>
      )}
      <ConfirmDialog removal={confirming} onConfirm={confirm} onCancel={() => setConfirming(null)} />
    </section>
  );
}

export const wishlistTextsFragment = graphql`
  fragment WishlistTexts on WishlistTexts {
    withoutScript
    empty {
      heading
      text
    }
    failed {
      heading
      text
    }
    goneOne
    goneMany
  }
`;
