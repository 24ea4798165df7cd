import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { emailOrigin } from "../../config/environment";
import { routes } from "../../config/routes";
import type { siteRedirects } from "../redirects";
import { isPreviewAsked } from "../life/publication";
import { drawingWidth } from "../maps/draw-city-map";
import { mapStyles } from "../maps/map-styles";
import { headersFile } from "./headers-file";
import { securityHeaders, type Header } from "./host-rules";
import { nginxFile } from "./nginx-file";
import { redirectsFile } from "./redirects-file";
import { inlineHash, scriptHashes, styleHashes } from "./inline-hashes";
import { vercelFile } from "./vercel-file";

/**
 * Pages whose inline scripts the policy allows: the error page, which shows no content and has the scripts of every
 * page, and a list, which has that of lists and shows content as text alone. A script in content has no hash.
 */
const scriptedPages = ["404.html", `${routes.results}/index.html`];

const textOf = (file: string) => readFile(path.join("public", file), "utf8");

/** What every page has inline, the sheets that stand in pages, and that of the drawn maps. */
async function inlineHashes(sheetFiles: readonly string[]) {
  const pages = await Promise.all(scriptedPages.map(textOf));
  const sheets = await Promise.all(sheetFiles.map(textOf));
  const once = (hashes: readonly string[]) => [...new Set(hashes)];
  return {
    scriptHashes: once(pages.flatMap(scriptHashes)),
    styleHashes: once([
      ...pages.flatMap(styleHashes),
      ...[...sheets, mapStyles(drawingWidth)].map(inlineHash),
    ]),
  };
}

/**
 * Writes the host files: into the build for Netlify and Cloudflare Pages, and beside it, into `hosts/`, for nginx and
 * Vercel, since theirs must not be served. `admin` are the headers of /admin; none when the build has no admin. `sheets`
 * are the files of the style sheets that stand in pages.
 */
export async function writeHostFiles(
  redirects: ReturnType<typeof siteRedirects>,
  admin: readonly Header[],
  sheets: readonly string[],
): Promise<void> {
  const headers = [
    ...securityHeaders({
      ...(await inlineHashes(sheets)),
      emailOrigin: emailOrigin(process.env),
    }),
    ...(isPreviewAsked(process.env) ? [{ name: "X-Robots-Tag", value: "noindex" }] : []),
  ];
  await mkdir(path.resolve("hosts"), { recursive: true });
  await Promise.all([
    writeFile(path.resolve("public/_redirects"), redirectsFile(redirects)),
    writeFile(path.resolve("public/_headers"), headersFile(headers, admin)),
    writeFile(path.resolve("hosts/nginx.conf"), nginxFile(headers, redirects, admin)),
    writeFile(path.resolve("hosts/vercel.json"), vercelFile(headers, redirects, admin)),
  ]);
}
