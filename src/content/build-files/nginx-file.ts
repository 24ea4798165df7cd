import type { siteRedirects } from "../redirects";
import { cacheRules, globPattern, revalidate, type Header } from "./host-rules";

const quoted = (text: string) => `"${text.replace(/["\\$]/g, "\\$&")}"`;

/**
 * nginx configuration of the site, for the http context (`/etc/nginx/conf.d`). Only paths of plain characters lose their
 * final slash by redirect: "/\\example.com/" would else lead to another host.
 */
export function nginxFile(
  headers: readonly Header[],
  { fixed, byListing }: ReturnType<typeof siteRedirects>,
): string {
  const aliases = [...fixed, ...byListing].map(({ from, to }) => `  ${quoted(from)} ${quoted(to)};\n`);
  const cache = cacheRules.map(
    ({ glob, cacheControl }) =>
      `  "~${globPattern(glob).source.replaceAll("\\/", "/")}" ${quoted(cacheControl)};\n`,
  );
  const sent = headers.map(({ name, value }) => `  add_header ${name} ${quoted(value)} always;\n`);
  return `# Written by the build; include it in the http context of nginx, e.g. in /etc/nginx/conf.d.
# Set root to the folder that holds the build, and put TLS on listen (or a proxy with TLS before it).
map_hash_max_size 65536;
map_hash_bucket_size 256;
map $uri $site_alias {
${aliases.join("")}}
map $uri $site_cache {
  default "${revalidate}";
${cache.join("")}}
server {
  listen 80;
  root /var/www/site;
  charset utf-8;
  server_tokens off;
  absolute_redirect off;
  etag on;
  gzip on;
  gzip_vary on;
  gzip_min_length 1000;
  gzip_types text/css text/plain application/javascript application/json application/xml application/rss+xml application/manifest+json image/svg+xml;
  error_page 404 /404.html;
${sent.join("")}  add_header Cache-Control $site_cache always;
  if ($site_alias) {
    return 301 $site_alias$is_args$args;
  }
  rewrite "^(/[A-Za-z0-9][A-Za-z0-9_./-]*?)/+$" $1 permanent;
  location / {
    try_files $uri $uri/index.html =404;
  }
  location = /manifest.webmanifest {
    default_type application/manifest+json;
  }
  location ~ "^/_(headers|redirects)$" {
    return 404;
  }
}
`;
}
