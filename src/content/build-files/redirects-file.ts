import type { siteRedirects } from "../redirects";

/** `_redirects` as Netlify and Cloudflare Pages read it, and the local server too: "from to status" a line. */
export function redirectsFile({ fixed, byListing }: ReturnType<typeof siteRedirects>): string {
  return [...fixed, ...byListing].map(({ from, to }) => `${from} ${to} 301\n`).join("");
}
