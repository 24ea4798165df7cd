import { Component, type ReactNode, type RefObject } from "react";
import { Link } from "gatsby";
import { CardGrid, ListingCardSkeleton } from "../../../listing/card-grid";
import { routes } from "../../../config/routes";
import { isPlainClick } from "../../../lib/keys";
import { Button, ButtonLink } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import type { List } from "./use-list";
import * as styles from "./list-frame.module.css";

const rows = [1, 2, 3];

interface ListSkeletonProps {
  readonly cards: "rows" | "grid";
}

/** Silent for screen readers: put a text beside it. */
function ListSkeleton({ cards }: ListSkeletonProps) {
  if (cards === "grid")
    return (
      <CardGrid>
        {rows.map((row) => (
          <ListingCardSkeleton key={row} />
        ))}
      </CardGrid>
    );
  return (
    <div aria-hidden="true">
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <div />
          <div className={styles.lines}>
            <div />
            <div />
            <div />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Shown from the first paint while `data-filtered` (pre-paint script) hides the built list (docs/decisions/lists.md). */
export function ListWaiting({ text, cards }: ListSkeletonProps & { readonly text: string }) {
  return (
    <div className={styles.waiting} data-while-filtered="">
      <p className={`strong ${styles.text}`}>{text}</p>
      <p className={styles.slow}>This takes longer than usual. If nothing comes, load the page again.</p>
      <ListSkeleton cards={cards} />
    </div>
  );
}

/** Adds 24 cards; without JavaScript, and where the index failed, a link to the next page (docs/decisions/lists.md). */
function ShowMore({ list }: Pick<ListFrameProps, "list">) {
  const { page, pageCount, listPath } = list.paging;
  const { shown, count, hasMore, isFromTop } = list.cards;
  if (!hasMore && isFromTop) return null;
  const isLoadingMore = list.status.isLoading && list.listed.criteria.page > 1;
  return (
    <nav className={`cluster ${styles.more}`} aria-label="Pages" data-show-more="">
      {!isFromTop && (
        <Link to={routes.listPage(listPath, page - 1)} rel="prev" className="link">
          Previous page
        </Link>
      )}
      {hasMore && (
        <>
          <p className="num" data-without-city={list.status.isHydrated ? undefined : ""}>
            {isLoadingMore ? "Loading…" : `Showing ${shown.length} of ${count}`}
          </p>
          {/* In the capture phase, before the router handles the click. */}
          <span
            onClickCapture={(event) => {
              if (list.status.hasFailed || !isPlainClick(event)) return;
              event.preventDefault();
              list.change({ page: list.listed.criteria.page + 1 }, "replace");
            }}
          >
            <ButtonLink to={routes.listPage(listPath, Math.min(page + 1, pageCount))} look="outline">
              Show more
            </ButtonLink>
          </span>
        </>
      )}
    </nav>
  );
}

interface ListFrameProps {
  readonly list: Pick<List, "status" | "listed" | "change" | "cards" | "paging" | "requestIndex">;
  readonly skeleton: ListSkeletonProps["cards"];
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

/** The cards of a list or what stands in their place, with the message of a failure above and "Show more" below. */
export function ListFrame(props: ListFrameProps) {
  const { list, isBusy } = props;
  return (
    <div className={styles[props.skeleton]} aria-busy={isBusy}>
      {list.status.hasFailed && (
        <div role="alert" className={`cluster notice notice-error ${styles.failure}`}>
          <Icon name="circle-alert" />
          <p>We could not load the full list, so the filters do not act on it yet. Check your connection.</p>
          <Button look="outline" onClick={list.requestIndex}>
            Try again
          </Button>
        </div>
      )}
      {isBusy && list.cards.shown.length === 0 && <ListSkeleton cards={props.skeleton} />}
      {props.children}
      <ShowMore list={list} />
    </div>
  );
}

interface KeptFocusProps {
  readonly within: RefObject<HTMLElement>;
  readonly children: ReactNode;
}

const cardsIn = (list: HTMLElement | null) => list?.querySelectorAll("article") ?? [];

/** Moves the focus from a removed control to a new card, a dialog or the count line; hooks lack getSnapshotBeforeUpdate. */
export class KeptFocus extends Component<KeptFocusProps> {
  override getSnapshotBeforeUpdate() {
    const list = this.props.within.current;
    const control = document.activeElement;
    if (list === null || control === null || !list.contains(control)) return null;
    return {
      control,
      dialog: control.closest("dialog[open]"),
      isForMore: control.closest("[data-show-more]") !== null,
      cardCount: cardsIn(list).length,
    };
  }

  override componentDidUpdate(
    _props: unknown,
    _state: unknown,
    held: ReturnType<KeptFocus["getSnapshotBeforeUpdate"]>,
  ): void {
    if (held === null || held.control.isConnected) return;
    const { dialog, isForMore, cardCount } = held;
    const card = isForMore ? cardsIn(this.props.within.current)[cardCount] : undefined;
    const next =
      card?.querySelector<HTMLElement>(":is(h2, h3) a") ??
      dialog?.querySelector("button") ??
      document.querySelector<HTMLElement>("[data-count-line]");
    next?.focus({ preventScroll: isForMore });
  }

  override render() {
    return this.props.children;
  }
}
