import type { ReactElement } from "react";
import { isRecord } from "../../lib/json-record";
import { buildAddress, pageDataAddress, staticQueryAddress } from "../boot/page-data";
import { mustHold } from "../contract";

/**
 * Preloads of the data that Gatsby's loader fetches before a page is hydrated: first the page's own, then the build's
 * and that of queries which several pages share. Gatsby's onRenderBody gives `pageData`, the data of the page at
 * `pathname`; late-scripts.tsx puts them into effect.
 */
export function pagePreloads(pathname: string, pageData: unknown): ReactElement[] {
  const hashes = isRecord(pageData) ? pageData.staticQueryHashes : undefined;
  mustHold("page data", Array.isArray(hashes), `no staticQueryHashes in that of ${pathname}`);
  const shared = hashes.map((hash) => staticQueryAddress(String(hash)));
  return [pageDataAddress(pathname), buildAddress, ...shared].map((href) => (
    <link key={href} rel="preload" as="fetch" href={href} crossOrigin="anonymous" />
  ));
}
