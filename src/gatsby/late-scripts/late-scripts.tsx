import type { ReactElement } from "react";
import { isRecord } from "../../lib/json-record";
import {
  buildAddress,
  pageDataAddress,
  staticQueryAddress,
  scriptsOfChunk,
  templateChunk,
  type ChunkFiles,
} from "../emitted-files";
import { mustHold } from "../contract";
import lateScriptsScript from "./late-scripts.inline?script";

export const lateScriptsHead = (
  <script key="late-scripts" dangerouslySetInnerHTML={{ __html: lateScriptsScript }} />
);

export const lateScriptsKey = "late-scripts-template";

/** The template in which a page's bundles wait, with preloads of what Gatsby's loader fetches before hydration. */
export function lateScriptsTemplate(pathname: string, pageData: unknown, chunks: ChunkFiles): ReactElement {
  const hashes = isRecord(pageData) ? pageData.staticQueryHashes : undefined;
  mustHold("page data", Array.isArray(hashes), `no staticQueryHashes in that of ${pathname}`);
  const shared = hashes.map((hash) => staticQueryAddress(String(hash)));
  return (
    <template key={lateScriptsKey} data-late-scripts="">
      {[pageDataAddress(pathname), buildAddress, ...shared].map((href) => (
        <link key={href} rel="preload" as="fetch" href={href} crossOrigin="anonymous" />
      ))}
      {scriptsOfChunk(chunks, templateChunk(pageData)).map((file) => (
        <link key={file} rel="preload" as="script" href={`/${file}`} />
      ))}
    </template>
  );
}
