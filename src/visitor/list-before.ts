import { routes } from "../config/routes";

let before = "";

/** Remembers the page that the visitor leaves, unless it is that of a home: the list, search or article before it counts. */
export function noteRoute({ prevLocation }: { readonly prevLocation: Location | null }): void {
  if (prevLocation !== null && !prevLocation.pathname.startsWith(routes.listing("")))
    before = prevLocation.href;
}

/** Address of the last page before this one that is no home's; empty for none of this site. */
export function listBefore(): string {
  const { referrer } = document;
  return before || (referrer.startsWith(`${location.origin}/`) ? referrer : "");
}
