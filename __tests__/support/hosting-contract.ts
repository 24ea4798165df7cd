import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pageDataAddress } from "../../src/gatsby/emitted-files";
import { parseRedirects } from "../../tools/serve/host-files";
import { sitemapPaths } from "./built-site";
import { testSiteRoot } from "./test-content";

const built = (html: string, kind: RegExp) => kind.exec(html)?.[1] ?? "missing";
const revalidated = "public, max-age=0, must-revalidate";
const keptForAYear = "public, max-age=31536000, immutable";

/** Tests of the responses of any host of the site; `origin` is called when the tests run. */
export function describeHosting(origin: () => string): void {
  const ask = (pathname: string, headers: Record<string, string> = {}) =>
    fetch(origin() + pathname, { redirect: "manual", headers });
  const home = readFileSync(path.join(testSiteRoot, "index.html"), "utf8");
  const script = built(home, /<script src="(\/[^"]+\.js)"/);
  const stylesheet = built(home, /href="(\/[^"]+\.css)"/);
  const picture = built(home, /src="(\/static\/[^"]+)"/);
  const icons = built(home, /<use href="(\/static\/[^"#]+\.svg)#/);
  const map = readdirSync(path.join(testSiteRoot, "maps")).find((file) => file.endsWith(".svg"));

  test.each([
    ["a page", "/about"],
    ["the home page", "/"],
    ["an alias", "/privacy"],
    ["a missing picture", "/static/none.jpg"],
    ["a map, which can be shown alone", `/maps/${map}`],
  ])("%s is answered with the policy", async (_kind, pathname) => {
    const policy = (await ask(pathname)).headers.get("content-security-policy");
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test.each([
    ["a page", "/about", 200],
    ["a script", script, 200],
    ["a picture", picture, 200],
    ["the index of listings", "/listing-index.json", 200],
    ["an alias", "/privacy", 301],
    ["an alias by listing id", "/property/1", 301],
    ["an address with a final slash", "/about/", 301],
    ["a missing picture", "/static/none.jpg", 404],
  ])("%s is answered with all other security headers", async (_kind, pathname, expected) => {
    const { headers, status } = await ask(pathname);
    expect(status).toBe(expected);
    expect(headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("permissions-policy")).toContain("geolocation=()");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  });

  test("every page of the sitemap answers 200 as HTML at its own address", async () => {
    const wrong: string[] = [];
    for (const pathname of sitemapPaths()) {
      const { status, headers } = await ask(pathname);
      if (status !== 200 || !headers.get("content-type")?.startsWith("text/html")) wrong.push(pathname);
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    "/no-such-page",
    "/admin",
    "/ABOUT",
    "/property/lake-house-agara%",
    "/about%E0%A4%A",
    "/property/999999",
    "/_headers",
    "/nginx.conf",
  ])("%s answers 404 with the site's own page (decisions/addresses)", async (pathname) => {
    const response = await ask(pathname);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toMatch(/^text\/html/);
    expect(await response.text()).toContain('data-page-path="/404.html"');
  });

  test.each([
    ["/city/bangalore", "/city/Bangalore"],
    ["/property/1?from=mail", "/property/the-kaveri-terraces?from=mail"],
    ["/about/", "/about"],
    ["/property/the-kaveri-terraces/?from=mail", "/property/the-kaveri-terraces?from=mail"],
  ])("%s is moved to %s (decisions/addresses)", async (from, to) => {
    const { status, headers } = await ask(from);
    expect([status, headers.get("location")]).toEqual([301, to]);
  });

  test("every alias leads at once to a page that answers for itself, even where only the case differs", async () => {
    const wrong: string[] = [];
    for (const [from, to] of parseRedirects(testSiteRoot)) {
      const { status, headers } = await ask(from);
      const target = await ask(to);
      if (status !== 301 || headers.get("location") !== to || target.status !== 200) wrong.push(from);
    }
    expect(wrong).toEqual([]);
  });

  test.each(["//", "//example.com/", "/%5Cexample.com/", "/%2F%2Fexample.com/", "/a%0d%0aLocation:x/"])(
    "%s leads to no other host",
    async (pathname) => {
      const location = (await ask(pathname)).headers.get("location") ?? "/";
      expect(new URL(location, origin()).origin).toBe(origin());
    },
  );

  test("hashed scripts, styles, pictures, icons and maps are kept for a year without asking", async () => {
    for (const file of [script, stylesheet, picture, icons, `/maps/${map}`]) {
      const { status, headers } = await ask(file);
      expect([file, status, headers.get("cache-control")]).toEqual([file, 200, keptForAYear]);
    }
  });

  test.each([
    "/",
    "/about",
    "/property/the-kaveri-terraces",
    pageDataAddress("/about"),
    "/listing-index.json",
    "/no-such-page",
    "/static/none.jpg",
    "/none-0123456789abcdef0123.js",
  ])("%s is asked for each time", async (pathname) => {
    expect((await ask(pathname)).headers.get("cache-control")).toBe(revalidated);
  });

  test("a page that has not changed is answered with 304, packed or not", async () => {
    for (const encoding of ["gzip", "identity"]) {
      const first = await ask("/about", { "Accept-Encoding": encoding });
      const etag = first.headers.get("etag") ?? "none";
      const revalidated = await ask("/about", { "Accept-Encoding": encoding, "If-None-Match": etag });
      expect([encoding, revalidated.status]).toEqual([encoding, 304]);
    }
  });

  test.each(["/about", script, "/listing-index.json", icons, "/sitemap.xml", "/rss.xml"])(
    "%s is compressed for those who take it, and caches are told",
    async (pathname) => {
      const packed = await ask(pathname, { "Accept-Encoding": "gzip" });
      expect(packed.headers.get("content-encoding")).toBe("gzip");
      expect(packed.headers.get("vary")).toMatch(/accept-encoding/i);
      const plain = await ask(pathname, { "Accept-Encoding": "identity" });
      expect(plain.headers.get("content-encoding")).toBeNull();
      expect(plain.headers.get("vary")).toMatch(/accept-encoding/i);
      expect(await packed.text()).toBe(await plain.text());
    },
  );

  test.each([
    ["/sitemap.xml", /^(text|application)\/xml/],
    ["/rss.xml", /^(text|application)\/(rss\+)?xml/],
    ["/robots.txt", /^text\/plain/],
    ["/manifest.webmanifest", /^application\/manifest\+json/],
    [icons, /^image\/svg\+xml/],
    ["/listing-index.json", /^application\/json/],
    ["/fonts/public-sans-latin.woff2", /^font\/woff2/],
    [script, /^(text|application)\/javascript/],
    [stylesheet, /^text\/css/],
    [picture, /^image\/(webp|jpeg)/],
  ])("%s has its own type, since browsers may not guess", async (pathname, type) => {
    const { status, headers } = await ask(pathname);
    expect([status, headers.get("content-type")]).toEqual([200, expect.stringMatching(type)]);
  });
}
