import { Link } from "gatsby";
import { ButtonLink } from "../../../ui/button";
import { routes } from "../../../config/routes";
import { isPlainClick } from "../../../lib/plain-click";
import type { ListPaging } from "../../../catalogue/list-paging";
import * as styles from "./show-more.module.css";

interface ShowMoreProps {
  readonly paging: ListPaging;
  readonly hasMore: boolean;
  readonly shown: number;
  readonly of: number;
  readonly isLoading?: boolean;
  /** Without it the link leads to the next page. */
  readonly onMore?: () => void;
}

/** Adds 24 cards; without JavaScript a link to the next page (docs/decisions/lists.md). */
export function ShowMore({ paging, hasMore, shown, of, isLoading = false, onMore }: ShowMoreProps) {
  const { page, pageCount, listPath } = paging;
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
          <p className="num">{isLoading ? "Loading…" : `Showing ${shown} of ${of}`}</p>
          {/* In the capture phase, before the router handles the click. */}
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
