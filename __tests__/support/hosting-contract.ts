import { sitemapPaths } from "./sitemap-paths";

const built = (html: string, kind: RegExp) => kind.exec(html)?.[1] ?? "missing";

/** What any host of the site answers (issue 6, part 4); `origin` is asked for when the tests run. */
export function describeHosting(origin: () => string): void {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(origin() + path, { redirect: "manual", headers });
  const cacheOf = async (path: string) => (await ask(path)).headers.get("cache-control");

  test.each(["/", "/about", "/static/none.jpg", "/app-0123456789abcdef0123.js"])(
    "%s is answered with all security headers",
    async (path) => {
      const { headers } = await ask(path);
      expect(headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-/);
      expect(headers.get("content-security-policy")).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("permissions-policy")).toContain("geolocation=()");
    },
  );

  test("every page of the sitemap answers 200 as HTML at its own address", async () => {
    const wrong: string[] = [];
    for (const path of sitemapPaths()) {
      const { status, headers } = await ask(path);
      if (status !== 200 || !headers.get("content-type")?.startsWith("text/html")) wrong.push(path);
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    "/no-such-page",
    "/property/no-such-home",
    "/blog/999",
    "/_headers",
    "/_redirects",
    "/nginx.conf",
  ])("%s answers 404 with the site's own page (decision B3)", async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('data-page-path="/404.html"');
  });

  test.each([
    ["/all-properties", "/allproperties"],
    ["/privacy", "/privacy-policy"],
    ["/properties/villas", "/villas"],
    ["/properties/ready-to-move", "/properties/Ready-to-Move"],
    ["/city/bangalore", "/city/Bangalore"],
    ["/interiors", "/services/interior-designs"],
    ["/property/1?from=mail", "/property/the-kaveri-terraces?from=mail"],
    ["/about/", "/about"],
  ])("%s is moved to %s (decision B2)", async (from, to) => {
    const { status, headers } = await ask(from);
    expect([status, headers.get("location")]).toEqual([301, to]);
  });

  test("hashed scripts, styles and pictures are kept for a year without asking", async () => {
    const html = await (await ask("/")).text();
    const files = [
      built(html, /src="(\/app-[^"]+\.js)"/),
      built(html, /href="(\/app\.[^"]+\.css)"/),
      built(html, /src="(\/static\/[^"]+)"/),
    ];
    for (const file of files) {
      const { status, headers } = await ask(file);
      expect([file, status, headers.get("cache-control")]).toEqual([
        file,
        200,
        "public, max-age=31536000, immutable",
      ]);
    }
  });

  test.each(["/", "/about", "/page-data/about/page-data.json", "/listing-index.json", "/no-such-page"])(
    "%s is asked for each time",
    async (path) => {
      expect(await cacheOf(path)).toBe("public, max-age=0, must-revalidate");
    },
  );

  test("a page that has not changed is answered with 304", async () => {
    const etag = (await ask("/about")).headers.get("etag") ?? "none";
    expect((await ask("/about", { "If-None-Match": etag })).status).toBe(304);
  });
}
