import type { ReactElement } from "react";
import { isRecord } from "../../lib/json-record";
import { scriptsOfChunk, templateChunk, type ChunkFiles } from "../bundler/chunk-files";
import { buildAddress, pageDataAddress, staticQueryAddress } from "../boot/page-data";
import { mustHold } from "../contract";

/** Marks a preload for a page that is opened by an address with a query or by a visitor with a stored city. */
export const whenAsked = "data-when-asked";

/**
 * Scripts of the island with the list of a page with these data: the chunk "results-body" belongs to the template
 * results.tsx. None on pages without one.
 */
function listScripts(pageData: unknown, chunks: ChunkFiles): string[] {
  const [, template = ""] = /-templates-(.+)-tsx$/.exec(templateChunk(pageData)) ?? [];
  return scriptsOfChunk(chunks, `${template}-body`);
}

/**
 * Preloads of what Gatsby's loader fetches before a page is hydrated: first the page's own data, then the build's and that
 * of queries which several pages share, and the page's template; last the code of a list that is hydrated at once where
 * another one than the built one is asked for. Gatsby's onRenderBody gives `pageData`, the data of the page at `pathname`;
 * late-scripts.tsx puts them into effect.
 */
export function pagePreloads(pathname: string, pageData: unknown, chunks: ChunkFiles): ReactElement[] {
  const hashes = isRecord(pageData) ? pageData.staticQueryHashes : undefined;
  mustHold("page data", Array.isArray(hashes), `no staticQueryHashes in that of ${pathname}`);
  const shared = hashes.map((hash) => staticQueryAddress(String(hash)));
  return [
    ...[pageDataAddress(pathname), buildAddress, ...shared].map((href) => (
      <link key={href} rel="preload" as="fetch" href={href} crossOrigin="anonymous" />
    )),
    ...scriptsOfChunk(chunks, templateChunk(pageData)).map((file) => (
      <link key={file} rel="preload" as="script" href={`/${file}`} />
    )),
    ...listScripts(pageData, chunks).map((file) => (
      <link key={file} rel="preload" as="script" href={`/${file}`} {...{ [whenAsked]: "" }} />
    )),
  ];
}
