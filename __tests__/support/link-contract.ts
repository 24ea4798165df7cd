import { fetchPage, type BuiltPage } from "./built-page";
import { sitemapPaths, type BuiltSite } from "./built-site";

interface FoundLink {
  readonly from: string;
  readonly to: URL;
}

interface Crawl {
  readonly pages: ReadonlyMap<string, BuiltPage>;
  readonly redirected: ReadonlySet<string>;
  readonly links: readonly FoundLink[];
}

/** Walks a site from home as a crawler without JavaScript does; aliases are followed. */
async function crawl(site: BuiltSite): Promise<Crawl> {
  const pages = new Map<string, BuiltPage>();
  const redirected = new Set<string>();
  const links: FoundLink[] = [];
  const linksOf = ({ path, document }: BuiltPage): FoundLink[] =>
    [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].flatMap((anchor) => {
      const to = new URL(anchor.href, site.published + path);
      return to.origin === site.published ? [{ from: path, to }] : [];
    });
  const waiting = ["/"];
  while (waiting.length > 0) {
    const path = waiting.pop() ?? "/";
    if (pages.has(path) || redirected.has(path)) continue;
    const response = await fetch(site.served() + path, { redirect: "manual" });
    if (response.status === 301) {
      redirected.add(path);
      waiting.push(new URL(response.headers.get("location") ?? "/", site.published).pathname);
      continue;
    }
    if (!(response.headers.get("content-type") ?? "").includes("html")) {
      if (response.status !== 200) links.push({ from: path, to: new URL(path, site.published) });
      redirected.add(path);
      continue;
    }
    const page = await fetchPage(path, site);
    pages.set(path, page);
    const pageLinks = linksOf(page);
    links.push(...pageLinks);
    waiting.push(...pageLinks.map(({ to }) => to.pathname));
  }
  return { pages, redirected, links };
}

/** Tests of the links of a site, for any content. */
export function describeLinks(site: BuiltSite): void {
  let found: Crawl;
  beforeAll(async () => {
    found = await crawl(site);
  });

  test("no link inside the site leads to a missing page", () => {
    const { pages, links } = found;
    const dead = [...pages.values()].filter(({ status }) => status !== 200).map(({ path }) => path);
    const named = dead.map(
      (path) => `${path} ← ${links.find(({ to }) => to.pathname === path)?.from ?? "?"}`,
    );
    expect(named).toEqual([]);
  });

  test("every anchor that a link names is on its page", () => {
    const isMissing = ({ to }: FoundLink) =>
      to.hash.length > 1 &&
      found.pages.get(to.pathname)?.document.getElementById(decodeURIComponent(to.hash.slice(1))) === null;
    const missing = found.links.filter(isMissing).map(({ from, to }) => `${from} → ${to.pathname}${to.hash}`);
    expect([...new Set(missing)]).toEqual([]);
  });

  test("a crawl from home without JavaScript reaches every page of the sitemap", () => {
    expect(sitemapPaths(site.root).filter((path) => !found.pages.has(path))).toEqual([]);
  });

  test("links name the address that answers, not an alias, but for those that the requirements ask to be linked", () => {
    const linkedAliases = ["/all-properties", "/finance", "/interiors", "/property-management"];
    const isAlias = (path: string) => !/\.\w+$/.test(path) && !linkedAliases.includes(path);
    expect([...found.redirected].filter(isAlias)).toEqual([]);
  });
}
