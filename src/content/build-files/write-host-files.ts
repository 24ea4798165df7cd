import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { emailOrigin } from "../../config/environment";
import { routes } from "../../config/routes";
import type { siteRedirects } from "../redirects";
import { isPreviewAsked } from "../life/publication";
import { headersFile } from "./headers-file";
import { securityHeaders, type Header } from "./host-rules";
import { nginxFile } from "./nginx-file";
import { redirectsFile } from "./redirects-file";
import { scriptHashes } from "./script-hashes";
import { vercelFile } from "./vercel-file";

/**
 * Pages whose inline scripts the policy allows: the error page, which shows no content and has the scripts of every
 * page, and a list, which has that of lists and shows content as text alone. A script in content has no hash.
 */
const scriptedPages = ["public/404.html", `public${routes.results}/index.html`];

async function inlineScriptHashes(): Promise<string[]> {
  const pages = await Promise.all(scriptedPages.map((file) => readFile(path.resolve(file), "utf8")));
  return [...new Set(pages.flatMap(scriptHashes))];
}

/**
 * Writes the host files: into the build for Netlify and Cloudflare Pages, and beside it, into `hosts/`, for nginx and
 * Vercel, since theirs must not be served. `admin` are the headers of /admin; none when the build has no admin.
 */
export async function writeHostFiles(
  redirects: ReturnType<typeof siteRedirects>,
  admin: readonly Header[],
): Promise<void> {
  const headers = [
    ...securityHeaders({
      scriptHashes: await inlineScriptHashes(),
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
