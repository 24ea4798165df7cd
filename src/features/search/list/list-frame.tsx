import { Link } from "gatsby";
import type { ReactNode } from "react";
import { routes } from "../../../config/routes";
import { isPlainClick } from "../../../lib/keys";
import { Button, ButtonLink } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { ListSkeleton, type ListSkeletonProps } from "./list-waiting";
import type { List } from "./use-list";
import * as styles from "./list-frame.module.css";

/** Adds 24 cards; without JavaScript, and where the index failed, a link to the next page (docs/decisions/lists.md). */
function ShowMore({ list, isLoadingMore }: ListFrameProps) {
  const { page, pageCount, listPath } = list.paging;
  const { shown, count, hasMore } = list.cards;
  if (!hasMore && page === 1) return null;
  const nextPage = Math.min(page + 1, pageCount);
  return (
    <nav className={`cluster ${styles.more}`} aria-label="Pages" data-show-more="">
      {page > 1 && (
        <Link to={routes.listPage(listPath, page - 1)} rel="prev" className="link">
          Previous page
        </Link>
      )}
      {hasMore && (
        <>
          <p className="num">{isLoadingMore ? "Loading…" : `Showing ${shown.length} of ${count}`}</p>
          {/* In the capture phase, before the router handles the click. */}
          <span
            onClickCapture={(event) => {
              if (list.status.hasFailed || !isPlainClick(event)) return;
              event.preventDefault();
              list.change({ page: list.requested.criteria.page + 1 }, "replace");
            }}
          >
            <ButtonLink to={routes.listPage(listPath, nextPage)} look="outline">
              Show more
            </ButtonLink>
          </span>
        </>
      )}
    </nav>
  );
}

interface ListFrameProps {
  readonly list: Pick<List, "status" | "requested" | "change" | "cards" | "paging" | "requestIndex">;
  readonly skeleton: ListSkeletonProps["cards"];
  readonly isBusy: boolean;
  readonly isLoadingMore: boolean;
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
      <ShowMore {...props} />
    </div>
  );
}
