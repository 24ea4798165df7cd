import type { siteRedirects } from "../redirects";
import { adminPath, cacheRules, globPattern, withAdminHeaders, type Header } from "./host-rules";

/** Vercel refuses a project with more redirects; the browser follows those by listing id that are left out. */
const maximumRedirects = 2048;

/** `vercel.json` for a deployment whose root is the build; Vercel revalidates by default. */
export function vercelFile(
  headers: readonly Header[],
  { fixed, byListing }: ReturnType<typeof siteRedirects>,
  admin: readonly Header[] = [],
): string {
  const entry = ({ name, value }: Header) => ({ key: name, value });
  const configuration = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: [...fixed, ...byListing].slice(0, maximumRedirects).map(({ from, to }) => ({
      source: from,
      destination: to,
      statusCode: 301,
    })),
    headers: [
      ...(admin.length === 0
        ? [{ source: "/(.*)", headers: headers.map(entry) }]
        : [
            { source: `/((?!${adminPath.slice(1)}$).*)`, headers: headers.map(entry) },
            { source: adminPath, headers: withAdminHeaders(headers, admin).map(entry) },
          ]),
      ...cacheRules.map(({ glob, cacheControl }) => ({
        source: globPattern(glob).source.slice(1, -1).replaceAll("\\/", "/").replace(".*", "(.*)"),
        headers: [entry({ name: "Cache-Control", value: cacheControl })],
      })),
    ],
  };
  return `${JSON.stringify(configuration, undefined, 2)}\n`;
}
