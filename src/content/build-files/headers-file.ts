import { cacheRules, type Header } from "./host-rules";

/**
 * `_headers` as Netlify and Cloudflare Pages read it, and the local server too. Both hosts join a header that two rules
 * give, so Cache-Control stands only where it differs from their default, which is to revalidate.
 */
export function headersFile(headers: readonly Header[]): string {
  const rule = (glob: string, given: readonly Header[]) =>
    `${glob}\n${given.map(({ name, value }) => `  ${name}: ${value}\n`).join("")}`;
  return [
    rule("/*", headers),
    ...cacheRules.map(({ glob, cacheControl }) =>
      rule(glob, [{ name: "Cache-Control", value: cacheControl }]),
    ),
  ].join("\n");
}
