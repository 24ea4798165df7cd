declare global {
  interface Window {
    /** Gatsby's loader, which keeps in memory what it has loaded. */
    readonly ___loader?: {
      readonly loadPage: (path: string) => Promise<unknown>;
      /** Fetches a page ahead when the browser is idle; called for links in view. */
      enqueue: (path: string) => unknown;
      /** Loads a page into memory; called for links under a pointer. */
      hovering: (path: string) => void;
    };
    /** How every link of Gatsby leads to its page. */
    ___navigate?: (to: string, options?: unknown) => unknown;
  }
}

/** Gatsby's loader; undefined before its bundle has run. */
export const pageLoader = () => window.___loader;
