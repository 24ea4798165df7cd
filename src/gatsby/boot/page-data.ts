import { isRecord } from "../../lib/json-record";

/** Address of the data of a page: "/page-data/index/page-data.json" for "/". */
export function pageDataAddress(pathname: string): string {
  return `/page-data/${pathname.replace(/^\/+|\/+$/g, "") || "index"}/page-data.json`;
}

/** Address of the file that holds the build's hash. */
export const buildAddress = "/page-data/app-data.json";

/** The result of a page's query in its page-data file; undefined for any other value. */
function queryResult(pageData: unknown): unknown {
  return isRecord(pageData) && isRecord(pageData.result) ? pageData.result.data : undefined;
}

/**
 * Fetches the result of another page's query; undefined where the response is something else. Rejects without a
 * response.
 */
export async function fetchPageData(pathname: string): Promise<unknown> {
  const address = pageDataAddress(pathname);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return queryResult(await response.json());
}
