import { navigate, type ShouldUpdateScrollArgs } from "gatsby";
import { isPlainClick } from "../../lib/keys";

declare global {
  interface Window {
    /** Gatsby's functions that import the templates, by chunk name. */
    readonly asyncRequires?: { readonly components: Record<string, () => Promise<unknown>> };
  }
  interface Navigator {
    /** Chromium alone has it. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

export const savesData = () => navigator.connection?.saveData === true;

export const isLineSlow = () => savesData() || (navigator.connection?.effectiveType ?? "4g") !== "4g";

let load = async (_path: string): Promise<void> => {};

/** Into memory, so that it opens offline; `prefetchPathname` fills the HTTP cache, which is revalidated in vain. */
export function loadPageAhead(path: string): void {
  load(path).catch(() => undefined);
}

function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  const isPage = link?.origin === location.origin && link.target === "" && !/\.\w+$/.test(link.pathname);
  return isPage ? link : undefined;
}

/** Loads a page on touch, 100 to 300 ms before the click, or on hover. Takes `onInitialClientRender`'s arguments. */
export function loadOnIntent({ loadPage }: Readonly<Record<string, unknown>>): void {
  if (typeof loadPage === "function")
    load = async (path) => {
      await loadPage.call(undefined, path);
    };
  const onIntent = ({ target }: Event) => {
    const link = pageLinkAt(target);
    if (link !== undefined && !savesData()) loadPageAhead(link.pathname);
  };
  // Links in the texts of editors are plain; Gatsby's own have been followed by then.
  document.addEventListener("click", (event) => {
    const link = event.defaultPrevented || !isPlainClick(event) ? undefined : pageLinkAt(event.target);
    if (link === undefined || link.pathname === location.pathname) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  });
  // Gatsby's links load under a pointer too, but only once hydrated.
  for (const type of ["touchstart", "mouseover"])
    document.addEventListener(type, onIntent, { capture: true, passive: true });
}

/** Retries a failed template chunk once; Gatsby gives up at the first failure and leaves the page without scripts. */
export function retryTemplates(): void {
  const components = window.asyncRequires?.components ?? {};
  for (const [chunk, get] of Object.entries(components)) components[chunk] = () => get().catch(get);
}

/** False for a page opened by its address without a fragment, and for a fragment that is come back to: Gatsby would scroll
 * to an old position there, and here to the fragment in place of the old position (docs/decisions/addresses.md). */
export function shouldUpdateScroll(args: ShouldUpdateScrollArgs): false | undefined {
  const { prevRouterProps, routerProps, getSavedScrollPosition } = args;
  const { pathname, hash } = routerProps.location;
  const [entry] = performance.getEntriesByType("navigation");
  const isByAddress = entry !== undefined && "type" in entry && entry.type === "navigate";
  if (prevRouterProps === undefined && isByAddress) return hash === "" ? false : undefined;
  const saved: unknown = getSavedScrollPosition.call(undefined, routerProps.location);
  const savedPx = Array.isArray(saved) ? Number(saved[1]) : 0;
  if (hash === "" || savedPx === 0 || prevRouterProps?.location.pathname === pathname) return undefined;
  window.scrollTo(0, savedPx);
  return false;
}
