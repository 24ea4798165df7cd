declare global {
  interface Window {
    /** Gatsby's loader; what it has loaded once it keeps in memory. */
    readonly ___loader?: { readonly loadPage: (path: string) => Promise<unknown> };
  }
}

/**
 * Loads a page whole, so that going there later needs no connection; Gatsby's public prefetch warms the browser's cache
 * alone, and not on slow connections. A failed load has no consequence: it is tried again when the page is gone to.
 */
export function loadPageAhead(path: string): void {
  window.___loader?.loadPage(path).catch(() => undefined);
}
