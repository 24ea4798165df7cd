import { isRecord } from "../../lib/json-record";

/** Where Gatsby keeps the data of a page: "/page-data/index/page-data.json" for "/". */
export function pageDataAddress(pathname: string): string {
  return `/page-data/${pathname.replace(/^\/+|\/+$/g, "") || "index"}/page-data.json`;
}

/** Where Gatsby says which build the site is of. */
export const buildAddress = "/page-data/app-data.json";

/** What the queries of a page gave, out of its page-data file; undefined in anything else. */
function queryResult(pageData: unknown): unknown {
  return isRecord(pageData) && isRecord(pageData.result) ? pageData.result.data : undefined;
}

/** Fetches what the queries of another page gave; undefined where the answer is something else. Rejects without one. */
export async function fetchPageData(pathname: string): Promise<unknown> {
  const address = pageDataAddress(pathname);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return queryResult(await response.json());
}
