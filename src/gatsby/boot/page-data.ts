/** Address of a page's data: "/page-data/index/page-data.json" for "/". */
export function pageDataAddress(pathname: string): string {
  return `/page-data/${pathname.replace(/^\/+|\/+$/g, "") || "index"}/page-data.json`;
}

/** File with the build's hash. */
export const buildAddress = "/page-data/app-data.json";

export function staticQueryAddress(hash: string): string {
  return `/page-data/sq/d/${hash}.json`;
}
