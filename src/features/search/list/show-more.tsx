import { Link } from "gatsby";
import { ButtonLink } from "../../../ui/button";
import { routes } from "../../../config/routes";
import { isPlainClick } from "../../../lib/plain-click";
import type { ListPaging } from "../../../catalogue/list-paging";
import * as styles from "./show-more.module.css";

interface ShowMoreProps {
  readonly paging: ListPaging;
  readonly hasMore: boolean;
  /** Number of cards on the page; `of` is that of all cards. */
  readonly shown: number;
  readonly of: number;
  /** The next cards are being loaded. */
  readonly isLoading?: boolean;
  /** Adds the next cards in place; without it the link leads to the next page. */
  readonly onMore?: () => void;
}

/**
 * 'Show more' adds 24 cards; without JavaScript it is a link to the next page (docs/decisions/lists.md).
 */
export function ShowMore({ paging, hasMore, shown, of, isLoading = false, onMore }: ShowMoreProps) {
  const { page, pageCount, listPath } = paging;
  if (!hasMore && page === 1) return null;
  const nextPage = Math.min(page + 1, pageCount);
  return (
    <nav className={styles.more} aria-label="Pages" data-show-more="">
      {page > 1 && (
        <Link to={routes.listPage(listPath, page - 1)} rel="prev" className="link">
          Previous page
        </Link>
      )}
      {hasMore && (
        <>
          <p className="num">{isLoading ? "Loading…" : `Showing ${shown} of ${of}`}</p>
          {/* Handles the click on the link inside before the router does. */}
          <span
            onClickCapture={(event) => {
              if (onMore === undefined || !isPlainClick(event)) return;
              event.preventDefault();
              onMore();
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
