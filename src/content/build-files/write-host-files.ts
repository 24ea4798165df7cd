import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { EMAILJS_ORIGIN } from "../../config/emailjs-environment";
import type { siteRedirects } from "../redirects";
import { headersFile } from "./headers-file";
import { securityHeaders } from "./host-rules";
import { nginxFile } from "./nginx-file";
import { redirectsFile } from "./redirects-file";
import { scriptHashes } from "./script-hashes";
import { vercelFile } from "./vercel-file";

/**
 * Writes what hosts read: into the build for Netlify and Cloudflare Pages, and beside it, into `hosts/`, for nginx and
 * Vercel, since their files must not be served. The policy allows the inline scripts of the error page, which shows no
 * content: they are the scripts of every page, and one that content brought along would have no hash.
 */
export async function writeHostFiles(redirects: ReturnType<typeof siteRedirects>): Promise<void> {
  const headers = securityHeaders({
    scriptHashes: scriptHashes(await readFile(path.resolve("public/404.html"), "utf8")),
    emailOrigin: new URL(process.env.GATSBY_EMAILJS_ORIGIN?.trim() || EMAILJS_ORIGIN).origin,
  });
  await mkdir(path.resolve("hosts"), { recursive: true });
  await Promise.all([
    writeFile(path.resolve("public/_redirects"), redirectsFile(redirects)),
    writeFile(path.resolve("public/_headers"), headersFile(headers)),
    writeFile(path.resolve("hosts/nginx.conf"), nginxFile(headers, redirects)),
    writeFile(path.resolve("hosts/vercel.json"), vercelFile(headers, redirects)),
  ]);
}
