import { routes } from "../../../config/routes";

declare global {
  interface Window {
    /** Gatsby's loader; what it has loaded once it keeps in memory. */
    readonly ___loader?: { readonly loadPage: (path: string) => Promise<unknown> };
  }
}

/**
 * Loads /thank-you ahead, while the visitor looks for the code. A connection that breaks off around the last e-mail
 * then still ends on that page, and not on the browser's own error page.
 */
export function loadThankYou(): void {
  // A failed load has no consequence: it is tried again when the page is gone to.
  window.___loader?.loadPage(routes.thankYou).catch(() => undefined);
}
