import { fetchPage, type BuiltPage } from "../support/built-page";
import { sitemapPaths } from "../support/sitemap-paths";
import { testSiteOrigin } from "../support/addresses";

interface FoundLink {
  readonly from: string;
  readonly to: URL;
}

const pages = new Map<string, BuiltPage>();
const redirected = new Set<string>();

function linksOf({ path, document }: BuiltPage): FoundLink[] {
  return [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].flatMap((anchor) => {
    const to = new URL(anchor.href, testSiteOrigin + path);
    return to.origin === testSiteOrigin ? [{ from: path, to }] : [];
  });
}

/** Walks the site from home as a crawler without JavaScript does; aliases are followed. */
async function crawl(): Promise<FoundLink[]> {
  const links: FoundLink[] = [];
  const waiting = ["/"];
  while (waiting.length > 0) {
    const path = waiting.pop() ?? "/";
    if (pages.has(path) || redirected.has(path)) continue;
    const response = await fetch(testSiteOrigin + path, { redirect: "manual" });
    if (response.status === 301) {
      redirected.add(path);
      waiting.push(new URL(response.headers.get("location") ?? "/", testSiteOrigin).pathname);
      continue;
    }
    if (!(response.headers.get("content-type") ?? "").includes("html")) {
      if (response.status !== 200) links.push({ from: path, to: new URL(path, testSiteOrigin) });
      redirected.add(path);
      continue;
    }
    const page = await fetchPage(path);
    pages.set(path, page);
    const found = linksOf(page);
    links.push(...found);
    waiting.push(...found.map(({ to }) => to.pathname));
  }
  return links;
}

let links: FoundLink[] = [];

beforeAll(async () => {
  links = await crawl();
});

test("no link inside the site leads to a missing page", () => {
  const dead = [...pages.values()].filter(({ status }) => status !== 200).map(({ path }) => path);
  const named = dead.map((path) => `${path} ← ${links.find(({ to }) => to.pathname === path)?.from ?? "?"}`);
  expect(named).toEqual([]);
});

test("every anchor that a link names is on its page", () => {
  const missing = links
    .filter(({ to }) => to.hash.length > 1)
    .filter(
      ({ to }) =>
        pages.get(to.pathname)?.document.getElementById(decodeURIComponent(to.hash.slice(1))) === null,
    )
    .map(({ from, to }) => `${from} → ${to.pathname}${to.hash}`);
  expect([...new Set(missing)]).toEqual([]);
});

test("a crawl from home without JavaScript reaches every page of the sitemap", () => {
  expect(sitemapPaths().filter((path) => !pages.has(path))).toEqual([]);
});

test("links name the address that answers, not an alias (but for the one the specification gives the empty wishlist)", () => {
  expect([...redirected].filter((path) => !/\.\w+$/.test(path) && path !== "/all-properties")).toEqual([]);
});
