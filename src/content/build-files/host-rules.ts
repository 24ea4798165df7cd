import { patternOf } from "../../lib/text";

export const adminPath = "/admin";

export interface Header {
  readonly name: string;
  readonly value: string;
}

interface PolicySources {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  readonly emailOrigin: string;
}

/** Maps and videos that a visitor may load (docs/decisions/maps.md); `listing-node-fields.ts` makes their addresses. */
const frameOrigins = [
  "https://www.youtube-nocookie.com",
  "https://player.vimeo.com",
  "https://maps.google.com",
  "https://www.google.com",
];

const sameForAll = ["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"];

/** Style attributes hold content, as places on maps, so they have no hash (docs/decisions/hosts-and-headers.md). */
export function contentSecurityPolicy({ scriptHashes, styleHashes, emailOrigin }: PolicySources): string {
  return [
    // Firefox applies it to prefetched pages.
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(" "),
    ["style-src 'self'", ...styleHashes].join(" "),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self' ${emailOrigin}`,
    `frame-src ${frameOrigins.join(" ")}`,
    ...sameForAll,
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ].join("; ");
}

/** Pictures may be just chosen or from the web; WebAssembly reads HEIC. The CMS does without its fonts from a CDN. */
function adminPolicy(apiOrigins: readonly string[]): string {
  return [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob:",
    `connect-src 'self' data: blob: ${apiOrigins.join(" ")}`,
    "frame-src 'none'",
    "worker-src 'self' blob:",
    ...sameForAll,
  ].join("; ");
}

export const policyHeader = "Content-Security-Policy";

/** Headers of /admin in place of the site's; signing in opens a window that must keep its opener. */
export function adminHeaders(apiOrigins: readonly string[]): Header[] {
  return [
    { name: policyHeader, value: adminPolicy(apiOrigins) },
    { name: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" },
  ];
}

/** Sent with every answer, errors included; nginx leaves the policy out where it has no use. */
export function securityHeaders(sources: PolicySources): Header[] {
  return [
    { name: policyHeader, value: contentSecurityPolicy(sources) },
    { name: "Strict-Transport-Security", value: "max-age=63072000; includeSubDomains" },
    { name: "X-Content-Type-Options", value: "nosniff" },
    { name: "X-Frame-Options", value: "DENY" },
    { name: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
    { name: "Cross-Origin-Opener-Policy", value: "same-origin" },
    {
      name: "Permissions-Policy",
      value: "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    },
  ];
}

/** The site's headers with those of the admin in place of their namesakes. */
export function withAdminHeaders(headers: readonly Header[], admin: readonly Header[]): Header[] {
  return headers.map((header) => admin.find(({ name }) => name === header.name) ?? header);
}

/** For files that may change under the same address, pages above all. */
export const revalidate = "public, max-age=0, must-revalidate";

const immutable = "public, max-age=31536000, immutable";
const oneWeek = "public, max-age=604800";

/** A year for names that change with the content, a week for fonts. The star of a `glob` is any text, slashes included. */
export const cacheRules = [
  { glob: "/static/*", cacheControl: immutable },
  { glob: "/*.js", cacheControl: immutable },
  { glob: "/*.css", cacheControl: immutable },
  { glob: "/maps/*.svg", cacheControl: immutable },
  { glob: "/fonts/*", cacheControl: oneWeek },
] as const;

/** Pattern of the paths that match a glob of `cacheRules` or of the `_headers` file. */
export function globPattern(glob: string): RegExp {
  return new RegExp(`^${glob.split("*").map(patternOf).join(".*")}$`);
}
