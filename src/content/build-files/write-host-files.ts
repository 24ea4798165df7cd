import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { createHash } from "node:crypto";
import { emailOrigin } from "../../config/environment";
import { routes } from "../../config/routes";
import type { siteRedirects } from "../redirects";
import { isPreviewAsked } from "../build-settings";
import { mapStyles } from "../maps/draw-city-map";
import {
  securityHeaders,
  type Header,
  adminPath,
  cacheRules,
  globPattern,
  withAdminHeaders,
} from "./host-rules";
import { nginxFile } from "./nginx-file";

/** Vercel's limit; those by listing id that are left out are redirected in the browser. */
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

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const isOutside = (attributes: string) => /\ssrc=/.test(attributes);
const isData = (attributes: string) => /\stype="(?!module"|text\/javascript")/.test(attributes);

/** As Content-Security-Policy writes it: 'sha256-…'. */
const inlineHash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Of a page's inline scripts, each once. Data blocks such as structured data never run and need none. */
export function scriptHashes(html: string): string[] {
  const texts = [...html.matchAll(scriptElement)]
    .filter(([, attributes = ""]) => !isOutside(attributes) && !isData(attributes))
    .map(([, , text = ""]) => text);
  return [...new Set(texts)].map(inlineHash);
}

/** Of a page's inline style sheets, each once. */
export function styleHashes(html: string): string[] {
  return [...new Set([...html.matchAll(styleElement)].map(([, text = ""]) => text))].map(inlineHash);
}

function adminRule(admin: readonly Header[]): string {
  const lines = admin.map(({ name, value }) => `  ! ${name}\n  ${name}: ${value}\n`);
  return `${adminPath}\n${lines.join("")}`;
}

/** Hosts join a header given twice, so "/*" has no Cache-Control; "! name" removes one, except on Netlify. */
export function headersFile(headers: readonly Header[], admin: readonly Header[] = []): string {
  const rule = (glob: string, given: readonly Header[]) =>
    `${glob}\n${given.map(({ name, value }) => `  ${name}: ${value}\n`).join("")}`;
  return [
    rule("/*", headers),
    ...cacheRules.map(({ glob, cacheControl }) =>
      rule(glob, [{ name: "Cache-Control", value: cacheControl }]),
    ),
    ...(admin.length === 0 ? [] : [adminRule(admin)]),
  ].join("\n");
}

/** `_redirects` for Netlify, Cloudflare Pages and the local server: "from to status" a line. */
export function redirectsFile({ fixed, byListing }: ReturnType<typeof siteRedirects>): string {
  return [...fixed, ...byListing].map(({ from, to }) => `${from} ${to} 301\n`).join("");
}

/** Together they have all inline scripts. Neither shows content as HTML, so that no script in content gets a hash. */
const scriptedPages = ["404.html", `${routes.results}/index.html`];

const textOf = (file: string) => readFile(path.join("public", file), "utf8");

async function inlineHashes(files: readonly string[]) {
  const html = (await Promise.all(scriptedPages.map(textOf))).join("");
  const stylesheets = await Promise.all(files.map(textOf));
  const hashes = [...stylesheets, mapStyles()].map(inlineHash);
  return { scriptHashes: scriptHashes(html), styleHashes: [...new Set([...styleHashes(html), ...hashes])] };
}

/** Into the build for Netlify and Cloudflare, into hosts/ for nginx and Vercel; `stylesheets` are those inlined in pages. */
export async function writeHostFiles(
  redirects: ReturnType<typeof siteRedirects>,
  admin: readonly Header[],
  stylesheets: readonly string[],
): Promise<void> {
  const sources = { ...(await inlineHashes(stylesheets)), emailOrigin: emailOrigin(process.env) };
  const headers = [
    ...securityHeaders(sources),
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

/** Everything may be crawled but the admin. */
export function robotsFile(origin: string, hasAdmin: boolean): string {
  const rules = ["Allow: /", ...(hasAdmin ? [`Disallow: ${adminPath}`] : [])];
  return `User-agent: *\n${rules.join("\n")}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
