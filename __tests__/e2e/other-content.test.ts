/**
 * One site built from other content than its own, then again for other days. Hostile texts in everything that editors
 * write never run, even where no Content-Security-Policy holds them back (docs/decisions/content-checks.md); a home
 * without all that may be left out reads well; and a listing goes from its draft to the day on which its page leads on
 * (docs/decisions/delisted-listings.md).
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Browser } from "playwright-core";
import { JSDOM } from "jsdom";
import { parseJson } from "../../src/lib/json-record";
import { changesBetween, siteState } from "../../tools/changed-files";
import { startSiteServer, type SiteServer } from "../../tools/serve/site-server";
import { desktop, open, openBrowser, phone } from "../support/browser";
import { addHomesByState } from "../support/homes-by-state";
import { hostileTexts } from "../support/hostile-content";
import { layoutIssues } from "../support/layout-issues";
import { addBareHomes, addHostileContent } from "../support/other-content";
import { pageIssues } from "../support/page-issues";
import { issuesOf, monitoredVisitor } from "../support/monitored-visitor";
import { SmallSite } from "../support/small-site";

const site = new SmallSite();
const hostilePages = addHostileContent(site);
const bareHomes = addBareHomes(site);
addHomesByState(site);

let browser: Browser;
let server: SiteServer | undefined;

/** Builds the site as of this day and serves it. */
async function buildFor(day: string): Promise<void> {
  await server?.close();
  await site.build({ PUBLICATION_DAY: day });
  server = await startSiteServer({ root: site.root, port: 0 });
}

const firstDay = "2026-11-23";
const laterDay = "2026-12-24";

beforeAll(async () => {
  await buildFor(firstDay);
  browser = await openBrowser();
}, 1_200_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const address = () => server?.url ?? "";

const textOf = (file: string) => readFileSync(path.join(site.root, file), "utf8");

/** Names of the files of the build whose text has one of these. */
function filesWith(...words: readonly string[]): string[] {
  return readdirSync(site.root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|json|js|xml|txt|css|map|svg)$|^_/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => {
      const text = readFileSync(file, "utf8");
      return words.some((word) => text.includes(word));
    })
    .map((file) => path.relative(site.root, file));
}

/** Files of lists, counts and feeds: where a home on offer is named. */
const lists = (name: string) =>
  filesWith(name).filter((file) => !file.startsWith("property/") && !file.startsWith("page-data/property/"));

const builtPage = (slug: string) => new JSDOM(textOf(`property/${slug}/index.html`)).window.document;

const structuredData = (page: Document) =>
  [...page.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => textContent)
    .join();

async function redirectOf(from: string): Promise<readonly [status: number, to: string | null]> {
  const { status, headers } = await fetch(address() + from, { redirect: "manual" });
  return [status, headers.get("location")];
}

async function documentOf(path: string): Promise<Document> {
  const response = await fetch(address() + path);
  expect(response.status).toBe(200);
  return new JSDOM(await response.text()).window.document;
}

describe("hostile texts", () => {
  let visit: Awaited<ReturnType<typeof monitoredVisitor>>;
  beforeAll(async () => {
    visit = await monitoredVisitor(browser, address(), {
      reducedMotion: "reduce",
      storage: { wishlist: '["900","901","902"]', comments_post_900: JSON.stringify(hostileTexts) },
    });
  });
  afterAll(() => visit.close());

  test("no policy holds them back here", async () => {
    const { headers } = await fetch(`${address()}/about`);
    expect(headers.get("content-security-policy")).toBeNull();
  });

  test.each([
    ...hostilePages,
    ...["/", "/city/Bangalore", "/apartments", "/allproperties?q=script", "/blogs", "/about", "/contact"],
    ...["/buy", "/sell", "/services", "/services/home-loan", "/privacy-policy", "/wishlist", "/no-such-page"],
  ])("never run on %s, which stands complete", async (path) => {
    expect(await issuesOf(visit, [path])).toEqual([]);
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
      const text = await (await fetch(address() + file)).text();
      expect(() => new JSDOM(text, { contentType: "text/xml" })).not.toThrow();
    }
    const feed = new JSDOM(await (await fetch(`${address()}/rss.xml`)).text(), { contentType: "text/xml" });
    const titles = [...feed.window.document.querySelectorAll("item > title")].map(
      ({ textContent }) => textContent,
    );
    // The first of the texts is markup, which the check refuses in a title.
    for (const text of hostileTexts.slice(1)) expect(titles).toContain(text);
  });
});

test.each(bareHomes)("a home: with nothing that can be left out stands well: %s", async (path) => {
  const { page, issues, close } = await monitoredVisitor(browser, address(), {
    reducedMotion: "reduce",
  });
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await open(page, path);
    expect(await layoutIssues(page)).toEqual([]);
    expect(await pageIssues(page, "html")).toEqual([]);
  }
  expect(issues).toEqual([]);
  await close();
});

describe("on 23 November 2026", () => {
  test.each([
    ["a draft", "Draft Larch", "draft-larch", "/property/951"],
    ["a home that is shown from Christmas on", "Coming Aspen", "coming-aspen", "/property/952"],
  ])("%s is in no file of the build", (_, title, slug, address) => {
    expect(filesWith(title, slug, `${address} `, `"${address}"`)).toEqual([]);
  });

  test("a home whose time is over is told nowhere; its address alone leads to its category", async () => {
    expect(filesWith("Over Willow", "/property/953")).toEqual([]);
    expect(existsSync(path.join(site.root, "property/over-willow"))).toBe(false);
    expect(await redirectOf("/property/over-willow")).toEqual([301, "/apartments"]);
  });

  test("a home under offer is listed with a badge, and its offer is limited", () => {
    const page = builtPage("offered-elm");
    expect(page.querySelector('[aria-label="Tags"]')?.textContent).toContain("Under offer");
    expect(structuredData(page)).toContain("https://schema.org/LimitedAvailability");
    expect(lists("Offered Elm")).toContain("listing-index.json");
    expect(page.querySelector("form")).not.toBeNull();
  });

  test.each([
    ["sold", "Sold Rowan", "sold-rowan", "Sold"],
    ["let", "Let Hazel", "let-hazel", "Let"],
  ])("a home %s stays at its address, says so, and is in no list", (_, title, slug, word) => {
    const page = builtPage(slug);
    expect(page.querySelector("h1")?.textContent).toBe(title);
    const main = page.querySelector("main");
    expect(main?.querySelector("strong")?.textContent).toBe(word);
    expect(main?.textContent).toContain("15 Nov 2026");
    expect(main?.querySelector("form")).toBeNull();
    expect(main?.querySelectorAll("article").length).toBeGreaterThan(0);
    expect(structuredData(page)).toContain("https://schema.org/SoldOut");
    expect(lists(title)).toEqual(["delisted-homes.json"]);
    expect(textOf("sitemap.xml")).not.toContain(slug);
  });

  test("nothing of a preview is in any page or bundle", () => {
    const previewFiles = filesWith("Preview for the agency", "noindex, nofollow");
    // The maps of the bundles have the sources in full.
    expect(previewFiles.filter((file) => !file.endsWith(".map"))).toEqual([]);
  });

  test.each([
    ["/property/955", "/property/sold-rowan"],
    ["/property/rowan-house", "/property/sold-rowan"],
    ["/property/withdrawn-yew", "/apartments"],
    ["/property/957", "/apartments"],
    ["/property/old-pine", "/property/renamed-pine"],
    ["/property/older-pine", "/property/renamed-pine"],
  ])("%s leads to %s", async (from, to) => {
    expect(await redirectOf(from)).toEqual([301, to]);
  });

  test("what a visitor saved or was sent says what became of it", async () => {
    const context = await browser.newContext({ viewport: desktop, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.addInitScript(() => {
      if (localStorage.getItem("wishlist") === null) localStorage.setItem("wishlist", '["955","957","958"]');
      localStorage.setItem("cityPickerSeen", "1");
    });
    await page.goto(`${address()}/wishlist`);
    const notice = page.getByRole("status").filter({ hasText: "has been sold" });
    await notice.waitFor();
    expect(await notice.innerText()).toContain("Withdrawn Yew is no longer on offer.");
    expect(await notice.getByRole("link", { name: "Sold Rowan" }).getAttribute("href")).toBe(
      "/property/sold-rowan",
    );
    await page.goto(`${address()}/compare?homes=sold-rowan,renamed-pine`);
    await page.getByText("Sold Rowan has been sold.").waitFor();
    await page.goto(`${address()}/shortlist?homes=let-hazel,renamed-pine`);
    await page.getByText("Let Hazel has been let.").waitFor();
    await context.close();
  });

  test("where the host has no redirects, the browser leads an old slug on", async () => {
    const context = await browser.newContext({ viewport: desktop, reducedMotion: "reduce" });
    const page = await context.newPage();
    // A host without redirects answers with the error page.
    await page.route("**/property/old-pine", async (route) =>
      route.fulfill({ status: 404, contentType: "text/html", body: textOf("404.html") }),
    );
    await page.goto(`${address()}/property/old-pine`);
    await page.waitForURL("**/property/renamed-pine");
    await page.getByRole("heading", { level: 1, name: "Renamed Pine" }).waitFor();
    await context.close();
  });
});

describe("on Christmas Eve, built from the same files in the same folder", () => {
  beforeAll(() => buildFor(laterDay), 1_200_000);

  test("the home whose day has come is listed with a page of its own", () => {
    expect(builtPage("coming-aspen").querySelector("h1")?.textContent).toBe("Coming Aspen");
    expect(lists("Coming Aspen")).toContain("listing-index.json");
    expect(textOf("sitemap.xml")).toContain("/property/coming-aspen");
  });

  test("the draft is still in no file", () => {
    expect(filesWith("Draft Larch", "draft-larch")).toEqual([]);
  });

  test("the days of the sold home's page are over: its addresses lead on, and it is still told what became of it", async () => {
    expect(existsSync(path.join(site.root, "property/sold-rowan/index.html"))).toBe(false);
    expect(await redirectOf("/property/sold-rowan")).toEqual([301, "/apartments"]);
    expect(await redirectOf("/property/rowan-house")).toEqual([301, "/apartments"]);
    expect(await redirectOf("/property/let-hazel")).toEqual([301, "/rent"]);
    expect(textOf("delisted-homes.json")).toContain("Sold Rowan");
  });
});

// A first build has another compilation hash than those from its cache, in every page.
test("a changed price changes the files that name the home, and no other", async () => {
  const slug = "bare-plots";
  const before = await siteState(site.root, slug);
  site.change(`listings/${slug}.json`, { price: "₹1.23 Cr" });
  await buildFor(laterDay);
  const { changed, unrelated } = changesBetween(before, await siteState(site.root, slug));
  expect(changed).toContain(`property/${slug}/index.html`);
  expect(changed).toContain("listing-index.json");
  expect(unrelated).toEqual([]);
}, 300_000);
