import { graphql } from "gatsby";
import { useEffect, useRef, useState, type ReactNode, useId } from "react";
import type { CatalogueListing } from "../../catalogue/catalogue-index";
import { orderNote } from "../../catalogue/compare-prices";
import { interpolate } from "../../lib/interpolate";
import { isHighlighted } from "../../catalogue/homes-in-address";
import { DelistedNotice } from "../../listing/delisted-notice";
import { sortSaved, type SavedOrder, SavedToolbar } from "./saved-toolbar";
import { SavedRow } from "./saved-row";
import { useSavedListings } from "./use-saved-listings";
import { usePricesBefore } from "../../visitor/use-prices-before";
import { clearWishlist, removeFromWishlist } from "../../visitor/saved-homes";
import { Button, ButtonLink } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import * as styles from "./saved-properties.module.css";
import { Icon } from "../../ui/icon";
import { routes } from "../../config/routes";

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly question: string;
  readonly subject?: string;
  readonly action: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function ConfirmDialog({ open, question, subject, action, onConfirm, onCancel }: ConfirmDialogProps) {
  const headingId = useId();
  return (
    <Dialog open={open} onClose={onCancel} labelledBy={headingId} className={styles.dialog}>
      <div className={styles.body}>
        <h2 id={headingId} className={styles.question}>
          {question}
        </h2>
        {subject !== undefined && <p className={styles.subject}>{subject}</p>}
        <div className={styles.choices}>
          <Button onClick={onConfirm}>{action}</Button>
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
    <div className={styles.skeleton}>
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

interface WishlistFailureProps {
  readonly texts: Queries.WishlistTextsFragment["failed"];
  readonly onRetry: () => void;
}

/** The stored list is not lost. */
function WishlistFailure({ texts, onRetry }: WishlistFailureProps) {
  return (
    <div className={styles.notice} role="alert">
      <div>
        <h3 className={styles.noticeHeading}>{texts.heading}</h3>
        <p className={styles.help}>{texts.text}</p>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    </div>
  );
}

const reload = () => window.location.reload();

/** docs/requirements.md 2.15. */
function EmptyWishlist({ texts }: { readonly texts: Queries.WishlistTextsFragment["empty"] }) {
  return (
    <div className={styles.notice}>
      <div>
        <h3 className={styles.noticeHeading}>{texts.heading}</h3>
        <p className={styles.help}>{texts.text}</p>
        <div className={styles.noticeActions}>
          <ButtonLink to={routes.browse}>Browse Properties</ButtonLink>
          <Button look="outline" onClick={reload}>
            <Icon name="refresh-cw" size={18} />
            Refresh
          </Button>
        </div>
      </div>
      <svg className={styles.art} viewBox="-3 0 30 24.2" aria-hidden="true" focusable="false">
        <path className={styles.door} d="M12 8.34A10 10 0 0 1 17 17v7h-5z" />
        <path d="M2.5 24V17A19 19 0 0 1 12 .55 19 19 0 0 1 21.5 17v7M4.4 24V17.2A17.2 17.2 0 0 1 12 3 17.2 17.2 0 0 1 19.6 17.2V24M7 24V17A10 10 0 0 1 12 8.34 10 10 0 0 1 17 17v7M12 8.34V24M-3 24H27M13.2 17.2v1" />
      </svg>
    </div>
  );
}

interface SavedPropertiesProps {
  readonly heading: string;
  readonly texts: Queries.WishlistTextsFragment;
  /** Id or slug from the address (docs/requirements.md 2.1, docs/decisions/saved-and-compared.md). */
  readonly highlight: string | null;
  readonly shareList: (slugs: readonly string[]) => ReactNode;
}

const removeAllQuestion = "Remove all saved properties?";
const removeOneQuestion = "Remove this property from your saved list?";

/** Heading with count, sort, rows, confirmations, empty state (docs/requirements.md 2.15). */
export function SavedProperties({ heading, texts, highlight, shareList }: SavedPropertiesProps) {
  const { phase, listings, count, dropped, retry } = useSavedListings();
  const before = usePricesBefore(listings);
  const [order, setOrder] = useState<SavedOrder>("recent");
  const [confirming, setConfirming] = useState<CatalogueListing | "all" | null>(null);
  /** A new object each time: two homes may have the same title. */
  const [removed, setRemoved] = useState<{ readonly text: string } | null>(null);
  const headingElement = useRef<HTMLHeadingElement>(null);

  const isAwaited = phase === "reading" || phase === "loading";
  const note = order === "recent" ? null : orderNote(listings);

  // The button, which has the focus, is removed with its row.
  const focusHeading = () => headingElement.current?.focus();
  useEffect(() => {
    if (removed !== null) focusHeading();
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
      <div className={styles.head}>
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
          <SavedToolbar
            isAwaited={isAwaited}
            order={order}
            onOrder={setOrder}
            onRemoveAll={() => setConfirming("all")}
            share={shareList(sortSaved(listings, order).map(({ slug }) => slug))}
          />
        )}
      </div>
      <div role="status">
        {removed !== null && <p className="vh">{removed.text}</p>}
        {dropped.length > 0 && (
          <p className={styles.dropped}>
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
      {phase === "failed" && <WishlistFailure texts={texts.failed} onRetry={retryFromHeading} />}
      {phase === "ready" && listings.length === 0 && <EmptyWishlist texts={texts.empty} />}
      {note !== null && <p className={styles.note}>{note}</p>}
      {listings.length > 0 && (
        <div className={styles.list}>
          {sortSaved(listings, order).map((listing) => (
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
      <ConfirmDialog
        open={confirming !== null}
        question={confirming === "all" ? removeAllQuestion : removeOneQuestion}
        subject={confirming === null || confirming === "all" ? undefined : confirming.title}
        action={confirming === "all" ? "Remove all" : "Remove"}
        onConfirm={confirm}
        onCancel={() => setConfirming(null)}
      />
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
