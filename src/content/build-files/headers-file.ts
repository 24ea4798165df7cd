import { adminPath, cacheRules, type Header } from "./host-rules";

function adminRule(admin: readonly Header[]): string {
  const lines = admin.map(({ name, value }) => `  ! ${name}\n  ${name}: ${value}\n`);
  return `${adminPath}\n${lines.join("")}`;
}

/**
 * `_headers` as Netlify and Cloudflare Pages read it, and the local server too. Both hosts join a header that two rules
 * give, so Cache-Control stands only where it differs from their default, which is to revalidate. The admin's headers
 * replace the site's by "! name", which Cloudflare and the local server know; Netlify does not, and keeps both.
 */
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
