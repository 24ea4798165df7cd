import { pageLoader } from "./loader";

/**
 * Preloads a page whole, so that a later navigation needs no connection; Gatsby's public prefetch only fills the
 * browser's cache, and not on slow connections. A failure has no consequence: the navigation loads the page again.
 */
export function loadPageAhead(path: string): void {
  pageLoader()
    ?.loadPage(path)
    .catch(() => undefined);
}
