import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { emailOrigin } from "../../config/environment";
import type { siteRedirects } from "../redirects";
import { headersFile } from "./headers-file";
import { securityHeaders, type Header } from "./host-rules";
import { nginxFile } from "./nginx-file";
import { redirectsFile } from "./redirects-file";
import { scriptHashes } from "./script-hashes";
import { vercelFile } from "./vercel-file";

/**
 * Writes the host files: into the build for Netlify and Cloudflare Pages, and beside it, into `hosts/`, for nginx and
 * Vercel, since theirs must not be served. The policy allows the inline scripts of the error page, which shows no
 * content: they are the scripts of every page, and a script in content has no hash. `admin` are the headers of /admin;
 * none when the build has no admin.
 */
export async function writeHostFiles(
  redirects: ReturnType<typeof siteRedirects>,
  admin: readonly Header[],
): Promise<void> {
  const headers = securityHeaders({
    scriptHashes: scriptHashes(await readFile(path.resolve("public/404.html"), "utf8")),
    emailOrigin: emailOrigin(process.env),
  });
  await mkdir(path.resolve("hosts"), { recursive: true });
  await Promise.all([
    writeFile(path.resolve("public/_redirects"), redirectsFile(redirects)),
    writeFile(path.resolve("public/_headers"), headersFile(headers, admin)),
    writeFile(path.resolve("hosts/nginx.conf"), nginxFile(headers, redirects, admin)),
    writeFile(path.resolve("hosts/vercel.json"), vercelFile(headers, redirects, admin)),
  ]);
}
