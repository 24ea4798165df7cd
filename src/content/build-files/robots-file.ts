import { adminPath } from "./host-rules";

/** robots.txt: everything may be crawled but the admin. */
export function robotsFile(origin: string, hasAdmin: boolean): string {
  const rules = ["Allow: /", ...(hasAdmin ? [`Disallow: ${adminPath}`] : [])];
  return `User-agent: *\n${rules.join("\n")}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
