import { routes } from "../config/routes";

let before = "";

const isOfHome = (pathname: string) => pathname.startsWith(routes.listing(""));

/** Remembers the page left, unless it is a home's: the list or article before that counts. */
export function noteRoute({ prevLocation }: { readonly prevLocation: Location | null }): void {
  if (prevLocation !== null && !isOfHome(prevLocation.pathname)) before = prevLocation.href;
}

/** Address of the last page that is no home's; "" for none of this site. */
export function listBefore(): string {
  if (before !== "" || document.referrer === "") return before;
  const { origin, pathname, href } = new URL(document.referrer);
  return origin === location.origin && !isOfHome(pathname) ? href : "";
}
