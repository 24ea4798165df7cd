import { isListing } from "../config/routes";

let before = "";

/** Remembers the page left, unless it is a home's: the list or article before that counts. */
export function rememberPage({ prevLocation }: { readonly prevLocation: Location | null }): void {
  if (prevLocation !== null && !isListing(prevLocation.pathname)) before = prevLocation.href;
}

/** Address of the last page that is no home's; "" for none of this site. */
export function previousPage(): string {
  if (before !== "" || document.referrer === "") return before;
  const { origin, pathname, href } = new URL(document.referrer);
  return origin === location.origin && !isListing(pathname) ? href : "";
}
