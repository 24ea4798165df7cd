/**
 * A listing from its draft to the day on which its page leads on, in one site that is built for two days
 * (docs/decisions/delisted-listings.md).
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import type { Browser } from "playwright-core";
import { z } from "zod";
import { isRecord } from "../../src/lib/json-record";
import { startSiteServer, type SiteServer } from "../../tools/serve/site-server";
import { desktop, openBrowser } from "../support/browser";
import { SmallSite } from "../support/small-site";

const site = new SmallSite();
let browser: Browser;
let server: SiteServer | undefined;

/** Homes of the site by their states: a copy of a home that is there, so that all else of them is alike. */
const model = site.read("listings/orchard-row.json");

function add(id: number, title: string, fields: Readonly<Record<string, unknown>>): void {
  const slug = title.toLowerCase().replaceAll(" ", "-");
  const description = `Words of ${title} alone.`;
  site.write(`listings/${slug}.json`, {
    ...(isRecord(model) ? model : {}),
    ...{ id, slug, title, description, ...fields },
  });
}

add(901, "Draft Larch", { state: "draft" });
add(902, "Coming Aspen", { publishFrom: "2026-12-24" });
add(903, "Over Willow", { publishUntil: "2026-11-20" });
add(904, "Offered Elm", { state: "underOffer", stateSince: "2026-11-10" });
add(905, "Sold Rowan", { state: "sold", stateSince: "2026-11-15", formerSlugs: ["rowan-house"] });
add(906, "Let Hazel", {
  state: "let",
  stateSince: "2026-11-15",
  price: "₹45,000 / month",
  status: "For rent",
  projectDetails: {},
});
add(907, "Withdrawn Yew", { state: "withdrawn", stateSince: "2026-11-15" });
add(908, "Renamed Pine", { formerSlugs: ["old-pine", "older-pine"] });

// The menu of a city names a home that is sold, as its editor may have forgotten.
const cities = z.array(z.looseObject({ projects: z.array(z.string()) })).parse(site.read("cities.json"));
site.write(
  "cities.json",
  cities.map((city) => ({ ...city, projects: ["sold-rowan", "offered-elm"] })),
);
site.change("site.json", { soldHomeDays: 30 });

/** Builds the site and serves it. */
async function buildFor(day: string): Promise<void> {
  await server?.close();
  await site.build({ PUBLICATION_DAY: day });
  server = await startSiteServer({ root: site.root, port: 0 });
}

beforeAll(async () => {
  await buildFor("2026-11-23");
  browser = await openBrowser();
}, 1_200_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

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

const documentOf = (slug: string) => new JSDOM(textOf(`property/${slug}/index.html`)).window.document;

const structuredData = (page: Document) =>
  [...page.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => textContent)
    .join();

async function redirectOf(address: string): Promise<readonly [status: number, to: string | null]> {
  const { status, headers } = await fetch(String(server?.url) + address, { redirect: "manual" });
  return [status, headers.get("location")];
}

describe("on 23 November 2026", () => {
  test.each([
    ["a draft", "Draft Larch", "draft-larch", "/property/901"],
    ["a home that is shown from Christmas on", "Coming Aspen", "coming-aspen", "/property/902"],
  ])("%s is in no file of the build", (_, title, slug, address) => {
    expect(filesWith(title, slug, `${address} `, `"${address}"`)).toEqual([]);
  });

  test("a home whose time is over is told nowhere; its address alone leads to its category", async () => {
    expect(filesWith("Over Willow", "/property/903")).toEqual([]);
    expect(existsSync(path.join(site.root, "property/over-willow"))).toBe(false);
    expect(await redirectOf("/property/over-willow")).toEqual([301, "/apartments"]);
  });

  test("a home under offer is listed with a badge, and its offer is limited", () => {
    const page = documentOf("offered-elm");
    expect(page.querySelector('[aria-label="Tags"]')?.textContent).toContain("Under offer");
    expect(structuredData(page)).toContain("https://schema.org/LimitedAvailability");
    expect(lists("Offered Elm")).toContain("listing-index.json");
    expect(page.querySelector("form")).not.toBeNull();
  });

  test.each([
    ["sold", "Sold Rowan", "sold-rowan", "Sold"],
    ["let", "Let Hazel", "let-hazel", "Let"],
  ])("a home %s stays at its address, says so, and is in no list", (_, title, slug, word) => {
    const page = documentOf(slug);
    expect(page.querySelector("h1")?.textContent).toBe(title);
    const main = page.querySelector("main");
    expect(main?.querySelector("strong")?.textContent).toBe(word);
    expect(main?.textContent).toContain("15 Nov 2026");
    expect(main?.querySelector("form")).toBeNull();
    expect(main?.querySelectorAll("article").length).toBeGreaterThan(0);
    expect(structuredData(page)).toContain("https://schema.org/SoldOut");
    expect(lists(title)).toEqual(["former-homes.json"]);
    expect(textOf("sitemap.xml")).not.toContain(slug);
  });

  test("nothing of a preview is in any page or bundle", () => {
    const told = filesWith("Preview for the agency", "noindex, nofollow");
    // The maps of the bundles have the sources in full.
    expect(told.filter((file) => !file.endsWith(".map"))).toEqual([]);
  });

  test.each([
    ["/property/905", "/property/sold-rowan"],
    ["/property/rowan-house", "/property/sold-rowan"],
    ["/property/withdrawn-yew", "/apartments"],
    ["/property/907", "/apartments"],
    ["/property/old-pine", "/property/renamed-pine"],
    ["/property/older-pine", "/property/renamed-pine"],
  ])("%s leads to %s", async (from, to) => {
    expect(await redirectOf(from)).toEqual([301, to]);
  });

  test("what a visitor saved or was sent says what became of it", async () => {
    const context = await browser.newContext({ viewport: desktop, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.addInitScript(() => {
      if (localStorage.getItem("wishlist") === null) localStorage.setItem("wishlist", '["905","907","908"]');
      localStorage.setItem("cityPickerSeen", "1");
    });
    await page.goto(`${server?.url}/wishlist`);
    const told = page.getByRole("status").filter({ hasText: "has been sold" });
    await told.waitFor();
    expect(await told.innerText()).toContain("Withdrawn Yew is no longer on offer.");
    expect(await told.getByRole("link", { name: "Sold Rowan" }).getAttribute("href")).toBe(
      "/property/sold-rowan",
    );
    await page.goto(`${server?.url}/compare?homes=sold-rowan,renamed-pine`);
    await page.getByText("Sold Rowan has been sold.").waitFor();
    await page.goto(`${server?.url}/shortlist?homes=let-hazel,renamed-pine`);
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
    await page.goto(`${server?.url}/property/old-pine`);
    await page.waitForURL("**/property/renamed-pine");
    await page.getByRole("heading", { level: 1, name: "Renamed Pine" }).waitFor();
    await context.close();
  });
});

describe("on Christmas Eve, built from the same files in the same folder", () => {
  beforeAll(() => buildFor("2026-12-24"), 1_200_000);

  test("the home whose day has come is listed with a page of its own", () => {
    expect(documentOf("coming-aspen").querySelector("h1")?.textContent).toBe("Coming Aspen");
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
    expect(textOf("former-homes.json")).toContain("Sold Rowan");
  });
});

describe("as a preview, built for the agency", () => {
  beforeAll(async () => {
    await server?.close();
    await site.build({ PUBLICATION_DAY: "2026-11-23", PREVIEW: "true" });
    server = await startSiteServer({ root: site.root, port: 0 });
  }, 1_200_000);

  test("drafts and homes to come have pages, which say so", () => {
    const tags = (slug: string) => documentOf(slug).querySelector('[aria-label="Tags"]')?.textContent;
    expect(tags("draft-larch")).toContain("Draft");
    expect(tags("coming-aspen")).toContain("From 24 Dec 2026");
  });

  test.each(["index.html", "property/draft-larch/index.html", "about/index.html", "preview/index.html"])(
    "%s says that it is a preview and is for no search engine",
    (file) => {
      const page = new JSDOM(textOf(file)).window.document;
      expect(page.body.textContent).toContain("Preview for the agency, as of 23 Nov 2026");
      expect(page.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex, nofollow");
    },
  );

  test("its list leads to what the public does not see", () => {
    const links = new JSDOM(textOf("preview/index.html")).window.document.querySelectorAll("main li a");
    expect([...links].map((link) => link.getAttribute("href"))).toEqual([
      "/property/draft-larch",
      "/property/coming-aspen",
      "/property/sold-rowan",
      "/property/let-hazel",
    ]);
  });

  test("the folder is not built for the public afterwards, and the message says what to do", async () => {
    await expect(site.build({ PUBLICATION_DAY: "2026-11-23" })).rejects.toThrow(
      "public holds a preview; run npm run clean before you build the site of the public",
    );
  });
});
