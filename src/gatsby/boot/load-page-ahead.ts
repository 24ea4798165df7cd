declare global {
  interface Window {
    /** Gatsby's loader, which keeps in memory what it has loaded. */
    readonly ___loader?: { readonly loadPage: (path: string) => Promise<unknown> };
  }
}

/**
 * Preloads a page whole, so that a later navigation needs no connection; Gatsby's public prefetch only fills the
 * browser's cache, and not on slow connections. A failure has no consequence: the navigation loads the page again.
 */
export function loadPageAhead(path: string): void {
  window.___loader?.loadPage(path).catch(() => undefined);
}
