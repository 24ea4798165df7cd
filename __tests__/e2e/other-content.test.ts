/**
 * The site built from other content than its own: hostile texts in everything that editors write never run, even where
 * no Content-Security-Policy holds them back (docs/decisions/content-checks.md); and a home without all that
 * may be left out builds and reads well.
 */
import type { Browser } from "playwright-core";
import { JSDOM } from "jsdom";
import { parseJson } from "../../src/lib/json-record";
import { changesBetween, siteState } from "../../tools/changed-files";
import { startSiteServer, type SiteServer } from "../../tools/serve/site-server";
import { desktop, open, openBrowser, phone } from "../support/browser";
import { hostileTexts } from "../support/hostile-content";
import { layoutFaults } from "../support/layout-faults";
import { addBareHomes, addHostileContent } from "../support/other-content";
import { pageFindings } from "../support/page-findings";
import { findingsOf, monitoredVisitor } from "../support/monitored-visitor";
import { SmallSite } from "../support/small-site";

const site = new SmallSite();
const hostilePages = addHostileContent(site);
const bareHomes = addBareHomes(site);

let browser: Browser;
let server: SiteServer;

beforeAll(async () => {
  await site.build();
  server = await startSiteServer({ root: site.root, port: 0 });
  browser = await openBrowser();
}, 1_200_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function documentOf(path: string): Promise<Document> {
  const response = await fetch(server.url + path);
  expect(response.status).toBe(200);
  return new JSDOM(await response.text()).window.document;
}

describe("hostile texts", () => {
  let visit: Awaited<ReturnType<typeof monitoredVisitor>>;
  beforeAll(async () => {
    visit = await monitoredVisitor(browser, server.url, {
      reducedMotion: "reduce",
      storage: { wishlist: '["900","901","902"]', comments_post_900: JSON.stringify(hostileTexts) },
    });
  });
  afterAll(() => visit.close());

  test("no policy holds them back here", async () => {
    const { headers } = await fetch(`${server.url}/about`);
    expect(headers.get("content-security-policy")).toBeNull();
  });

  test.each([
    ...hostilePages,
    ...["/", "/city/Bangalore", "/apartments", "/allproperties?q=script", "/blogs", "/about", "/contact"],
    ...["/buy", "/sell", "/services", "/services/home-loan", "/privacy-policy", "/wishlist", "/no-such-page"],
  ])("never run on %s, which stands complete", async (path) => {
    expect(await findingsOf(visit, [path])).toEqual([]);
    expect(await visit.page.locator("main h1").count()).toBe(1);
    // It comes with the list where that has to be looked for.
    await visit.page.locator("footer").last().waitFor();
    // Every control gets the focus once: handlers in attributes would run now.
    await visit.page.evaluate(() =>
      document
        .querySelectorAll<HTMLElement>("a, button, input, summary")
        .forEach((control) => control.focus()),
    );
    expect(visit.issues).toEqual([]);
  });

  test.each(hostilePages)(
    "are words on %s: the parts of the page are the same as on any other",
    async (path) => {
      const document = await documentOf(path);
      const strange = document.querySelectorAll(
        "main script, main style, main svg script, main math, main iframe, main object, main [onerror], main [onload], main [onfocus], main [autofocus], a[href^='javascript' i]",
      );
      expect([...strange].map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([]);
      const [graph, ...more] = document.querySelectorAll('script[type="application/ld+json"]');
      expect(more).toEqual([]);
      expect(parseJson(graph?.textContent ?? null)).not.toBeNull();
      expect(document.querySelectorAll("title")).toHaveLength(1);
    },
  );

  test("leave the feed, the sitemap and the search index whole", async () => {
    for (const file of ["/rss.xml", "/sitemap.xml"]) {
      const text = await (await fetch(server.url + file)).text();
      expect(() => new JSDOM(text, { contentType: "text/xml" })).not.toThrow();
    }
    const feed = new JSDOM(await (await fetch(`${server.url}/rss.xml`)).text(), { contentType: "text/xml" });
    const titles = [...feed.window.document.querySelectorAll("item > title")].map(
      ({ textContent }) => textContent,
    );
    // The first of the texts is markup, which the check refuses in a title.
    for (const text of hostileTexts.slice(1)) expect(titles).toContain(text);
  });
});

describe("a home", () => {
  test.each(bareHomes)("with nothing that can be left out stands well: %s", async (path) => {
    const { page, issues, close } = await monitoredVisitor(browser, server.url, {
      reducedMotion: "reduce",
    });
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await open(page, path);
      expect(await layoutFaults(page)).toEqual([]);
      expect(await pageFindings(page, "html")).toEqual([]);
    }
    expect(issues).toEqual([]);
    await close();
  });
});

test("a changed price changes the files that name the home, and no other", async () => {
  const slug = "bare-plots";
  const before = await siteState(site.root, slug);
  site.change(`listings/${slug}.json`, { price: "₹1.23 Cr" });
  await site.build();
  const { changed, strangers } = changesBetween(before, await siteState(site.root, slug));
  expect(changed).toContain(`property/${slug}/index.html`);
  expect(changed).toContain("listing-index.json");
  expect(strangers).toEqual([]);
}, 300_000);
