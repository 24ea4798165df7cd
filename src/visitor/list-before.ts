import { routes } from "../config/routes";

let before = "";

/** Remembers the page left, unless it is a home's: the list or article before that counts. */
export function noteRoute({ prevLocation }: { readonly prevLocation: Location | null }): void {
  if (prevLocation !== null && !prevLocation.pathname.startsWith(routes.listing("")))
    before = prevLocation.href;
}

/** Address of the last page that is no home's; "" for none of this site. */
export function listBefore(): string {
  const { referrer } = document;
  return before || (referrer.startsWith(`${location.origin}/`) ? referrer : "");
}
