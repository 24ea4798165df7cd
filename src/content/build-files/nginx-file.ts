import { patternOf } from "../../lib/text";
import type { siteRedirects } from "../redirects";
import { adminPath, cacheRules, policyHeader, revalidate, withAdminHeaders, type Header } from "./host-rules";

const quoted = (text: string) => `"${text.replace(/["\\$]/g, "\\$&")}"`;

/** Folders by prefix, without a look for `.gz`, so that pictures and fonts are as fast as plain files. */
function cacheLocations(): string {
  const folders = cacheRules.filter(({ glob }) => glob.endsWith("/*"));
  const patternRules = cacheRules.filter(({ glob }) => !glob.endsWith("/*"));
  const pattern = (glob: string) =>
    glob.startsWith("/*")
      ? patternOf(glob.slice("/*".length))
      : `^${glob.split("*").map(patternOf).join(".*")}`;
  const location = (match: string, cacheControl: string, more = "") => `  location ${match} {
    set $site_cache ${quoted(cacheControl)};
${more}    try_files $uri =404;
  }
`;
  return [
    ...folders.map(({ glob, cacheControl }) =>
      location(`^~ ${glob.slice(0, -1)}`, cacheControl, "    gzip_static off;\n"),
    ),
    ...patternRules.map(({ glob, cacheControl }) => location(`~ "${pattern(glob)}$"`, cacheControl)),
  ].join("");
}

const addHeaders = (headers: readonly Header[], indent: string) =>
  headers.map(({ name, value }) => `${indent}add_header ${name} ${quoted(value)} always;\n`).join("");

/** Never shown as a page, so they need no policy; an SVG can be shown alone. */
const typesInPages = "^(?:font/|image/(?!svg)|text/css|(?:text|application)/javascript|application/json)";

/** As a variable, empty for files: nginx compresses no repeated header, and each file would carry 1.5 kB of hashes. */
const policyMap = (headers: readonly Header[]) => {
  const policy = headers.find(({ name }) => name === policyHeader)?.value ?? "";
  return `map $sent_http_content_type $site_policy {
  default ${quoted(policy)};
  "~${typesInPages}" "";
}
`;
};

const siteHeaders = (headers: readonly Header[]) =>
  addHeaders(
    headers.filter(({ name }) => name !== policyHeader),
    "  ",
  ) + `  add_header ${policyHeader} $site_policy always;\n`;

/** A location that adds one header of its own inherits none, so it sends them all. */
const adminLocation = (headers: readonly Header[]) => `  location = ${adminPath} {
${addHeaders(headers, "    ")}    add_header Cache-Control $site_cache always;
    try_files ${adminPath}/index.html =404;
  }
`;

/** Aliases are locations, as a map ignores case. Only plain paths lose a slash: "/\\example.com/" leads to another host.
 * `postpone_output 4k`: headers over 1,460 bytes would otherwise go in a packet of their own, before the page. */
export function nginxFile(
  headers: readonly Header[],
  { fixed, byListing }: ReturnType<typeof siteRedirects>,
  admin: readonly Header[] = [],
): string {
  const listings = byListing.map(({ from, to }) => `  ${quoted(from)} ${quoted(to)};\n`);
  const aliases = fixed.map(
    ({ from, to }) => `  location = ${quoted(from)} {\n    return 301 ${to}$is_args$args;\n  }\n`,
  );
  return `# Written by the build; include it in the http context of nginx, e.g. in /etc/nginx/conf.d.
# Set root to the folder that holds the site, and the two lines of the certificate. Where a proxy before nginx has the
# TLS, take out the server that redirects and the two lines, and make "listen 443 ssl http2" a plain "listen 80".
map_hash_max_size 65536;
map_hash_bucket_size 256;
map $uri $site_listing {
${listings.join("")}}
${policyMap(headers)}server {
  listen 80;
  server_tokens off;
  return 301 https://$host$request_uri;
}
server {
  listen 443 ssl http2;
  ssl_certificate /etc/ssl/site/fullchain.pem;
  ssl_certificate_key /etc/ssl/site/privkey.pem;
  root /var/www/site;
  charset utf-8;
  server_tokens off;
  absolute_redirect off;
  etag on;
  gzip on;
  gzip_static on;
  gzip_vary on;
  gzip_min_length 1000;
  gzip_types text/css text/plain text/xml application/javascript application/json application/manifest+json image/svg+xml;
  open_file_cache max=20000 inactive=60s;
  open_file_cache_valid 10s;
  postpone_output 4k;
  error_page 404 /404.html;
  # A path that cannot be decoded ("/about%").
  error_page 400 =404 /404.html;
${siteHeaders(headers)}  add_header Cache-Control $site_cache always;
  set $site_cache ${quoted(revalidate)};
  location / {
    try_files $uri $uri/index.html =404;
  }
  location /property/ {
    if ($site_listing) {
      return 301 $site_listing$is_args$args;
    }
    try_files $uri $uri/index.html =404;
  }
  location = / {
    try_files /index.html =404;
  }
  location ~ "/$" {
    rewrite "^(/[A-Za-z0-9][A-Za-z0-9_./-]*?)/+$" $1 permanent;
    return 404;
  }
${admin.length === 0 ? "" : adminLocation(withAdminHeaders(headers, admin))}${cacheLocations()}  location = /manifest.webmanifest {
    default_type application/manifest+json;
  }
  location = /_headers {
    return 404;
  }
  location = /_redirects {
    return 404;
  }
${aliases.join("")}}
`;
}
