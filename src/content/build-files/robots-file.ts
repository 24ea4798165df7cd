import { adminPath } from "./host-rules";

/** robots.txt: everyone may read everything but the editors' program, which has nothing to find. */
export function robotsFile(origin: string, hasAdmin: boolean): string {
  const rules = ["Allow: /", ...(hasAdmin ? [`Disallow: ${adminPath}`] : [])];
  return `User-agent: *\n${rules.join("\n")}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
