/** Address of the data of a page: "/page-data/index/page-data.json" for "/". */
export function pageDataAddress(pathname: string): string {
  return `/page-data/${pathname.replace(/^\/+|\/+$/g, "") || "index"}/page-data.json`;
}

/** Address of the file that holds the build's hash. */
export const buildAddress = "/page-data/app-data.json";

/** Address of the result of a query that several pages share, by its hash. */
export function staticQueryAddress(hash: string): string {
  return `/page-data/sq/d/${hash}.json`;
}
