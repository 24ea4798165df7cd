/** What the site leans on of Gatsby's private parts and a browser alone can see; the build checks the rest. */
import type { Page } from "playwright-core";
import { pageElementId } from "../../src/gatsby/boot/hydrate-in-slices";
import { pageDataAddress, templateChunkName } from "../../src/gatsby/emitted-files";
import { open, visitsOfTests } from "../support/browser";

const visitor = visitsOfTests();

const aboutChunk = new RegExp(`/${templateChunkName("src/pages/about.tsx")}-[^/]*\\.js$`);

/** Paths that the page asks for from now on. */
function requestedPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** Follows a link of the footer to a page that is not loaded ahead, since the link has not been on the screen. */
async function follow(page: Page, path: string) {
  await page.locator(`footer a[href="${path}"]`).first().click();
  await page.waitForURL(`**${path}`);
}

test("page element: React keeps the nodes that came as HTML, and renders none of them again", async () => {
  const { page, complaints } = await visitor();
  await page.addInitScript((id) => {
    document.addEventListener("DOMContentLoaded", () => {
      const nodes = [...(document.getElementById(id)?.querySelectorAll("main *") ?? [])];
      Object.assign(window, { htmlNodes: nodes });
    });
  }, pageElementId);
  await open(page, "/termsandconditions");
  const kept = await page.evaluate(() => {
    const nodes: unknown = Reflect.get(window, "htmlNodes");
    return Array.isArray(nodes) ? nodes.map((node) => node instanceof Element && node.isConnected) : [];
  });
  expect(kept.length).toBeGreaterThan(20);
  expect(kept).not.toContain(false);
  expect(complaints).toEqual([]);
});

describe("table of templates", () => {
  test("the page's data and that of shared queries are preloaded, each once, beside the bundles", async () => {
    const { page } = await visitor();
    const paths = requestedPaths(page);
    await open(page, "/about?utm_term=which%3F,%26&of=them?");
    const data = paths.filter((path) => path.startsWith("/page-data/"));
    expect(data).toContain(pageDataAddress("/about"));
    expect(new Set(data).size).toBe(data.length);
    const preloaded = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => "initiatorType" in entry && entry.initiatorType === "link")
        .map(({ name }) => new URL(name).pathname),
    );
    expect(preloaded).toEqual(expect.arrayContaining(data));
    expect(preloaded.some((path) => aboutChunk.test(path))).toBe(true);
  });

  test("a chunk that does not come is asked for again", async () => {
    const { page } = await visitor();
    let requests = 0;
    await page.route(aboutChunk, async (route) => {
      requests += 1;
      await (requests === 1 ? route.abort() : route.continue());
    });
    await open(page, "/about");
    expect(requests).toBe(2);
  });
});

test("page loader: a page loaded ahead can be gone to without a connection", async () => {
  const { page } = await visitor();
  await open(page, "/termsandconditions");
  const isLoaded = await page.evaluate(async () => {
    const loader: unknown = Reflect.get(window, "___loader");
    if (typeof loader !== "object" || loader === null) return false;
    const loadPage: unknown = Reflect.get(loader, "loadPage");
    if (typeof loadPage !== "function") return false;
    await Reflect.apply(loadPage, loader, ["/about"]);
    return true;
  });
  expect(isLoaded).toBe(true);
  await page.context().setOffline(true);
  await follow(page, "/about");
  await page.getByRole("heading", { level: 1, name: /about/i }).waitFor();
});

test("page data: the address that the site computes is the one Gatsby fetches", async () => {
  const { page } = await visitor();
  await open(page, "/termsandconditions");
  const paths = requestedPaths(page);
  await follow(page, "/about");
  await page.getByRole("heading", { level: 1, name: /about/i }).waitFor();
  expect(paths).toContain(pageDataAddress("/about"));
});

test("state of the history: Back on the first page of a visit leads up, not off the site", async () => {
  const { page } = await visitor();
  await open(page, "/wishlist");
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await page.waitForURL(/\/$/);
});

test("scroll positions: Gatsby keeps that of a page under the prefix that the privacy policy names", async () => {
  const { page } = await visitor();
  await open(page, "/termsandconditions");
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: "instant" }));
  await page.waitForFunction(
    (key) => Object.keys(sessionStorage).some((name) => name.startsWith(key)),
    "@@scroll|/termsandconditions",
  );
});
