declare global {
  interface Window {
    /** Gatsby's functions that import the templates, by the names of their chunks. */
    readonly asyncRequires?: { readonly components: Record<string, () => Promise<unknown>> };
  }
  interface Navigator {
    /** Chromium alone has it. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

const savesData = () => navigator.connection?.saveData === true;

/** Gatsby's disableCorePrefetching: pages of links in view are prefetched on a fast line alone. */
export const isLineSlow = () => savesData() || (navigator.connection?.effectiveType ?? "4g") !== "4g";

let load = async (_path: string): Promise<void> => {};

/**
 * Loads a page into memory, so that it shows without a connection. Gatsby's public `prefetchPathname` waits three
 * seconds, leaves out slow lines, and fills the HTTP cache alone, which a browser offline revalidates in vain.
 */
export function loadPageAhead(path: string): void {
  load(path).catch(() => undefined);
}

/** The link around an event's target if it leads to a page of this site; not to a file, another site or a tab. */
function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  const isPage = link?.origin === location.origin && link.target === "" && !/\.\w+$/.test(link.pathname);
  return isPage ? link : undefined;
}

/**
 * Loads a page when a finger comes down on its link, 100 to 300 ms before the click, or a pointer is over it; takes what
 * Gatsby hands to `onInitialClientRender`.
 */
export function loadOnIntent({ loadPage }: Readonly<Record<string, unknown>>): void {
  if (typeof loadPage === "function")
    load = async (path) => {
      await loadPage.call(undefined, path);
    };
  const onIntent = ({ target }: Event) => {
    const link = pageLinkAt(target);
    if (link !== undefined && !savesData()) loadPageAhead(link.pathname);
  };
  // Gatsby's links load under a pointer by themselves, but not before they are hydrated.
  for (const type of ["touchstart", "mouseover"])
    document.addEventListener(type, onIntent, { capture: true, passive: true });
}

/** Retries a failed template chunk once; Gatsby's loader gives up at the first failure and leaves the page without scripts. */
export function retryTemplates(): void {
  const components = window.asyncRequires?.components ?? {};
  for (const [chunk, get] of Object.entries(components)) components[chunk] = () => get().catch(get);
}
