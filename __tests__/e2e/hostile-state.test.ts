/**
 * What a page is given from outside may be anything: the address, and what one hands to the thank-you page through the
 * browser's history (docs/decisions/addresses.md, docs/decisions/enquiry-delivery.md).
 */
import type { Browser } from "playwright-core";
import { testSiteOrigin } from "../support/addresses";
import { openBrowser, visitor } from "../support/browser";
import { hostileTexts } from "../support/hostile-content";
import { issuesOf, monitoredVisitor } from "../support/monitored-visitor";
import { everyNth } from "../support/sample";
import { shellIsHydrated } from "../support/hold-scripts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const submittedAt = "2026-11-20T10:00:00.000Z";

/** States with the text in every field: as a form would write them, and in shapes that no form writes. */
const statesWith = (text: string): unknown[] => [
  { form: "contact", firstName: text, name: text, submittedAt, source: text, propertyTitle: text },
  { form: "property", firstName: text, name: text, submittedAt, source: null, propertyTitle: text },
  { form: text, firstName: { toString: text }, name: [text], submittedAt: text },
  { __proto__: null, constructor: text, form: "contact", firstName: [text], submittedAt },
  [text],
  text,
];

// The first has all payloads in it.
test.each(everyNth(hostileTexts, hostileTexts.length))(
  "nothing of it runs, and the page stands: %s",
  async (text) => {
    const visit = await monitoredVisitor(browser, testSiteOrigin, { bypassCSP: true });
    expect(await issuesOf(visit, ["/thank-you"])).toEqual([]);
    for (const state of statesWith(text)) {
      await visit.page.evaluate((value) => history.replaceState(value, ""), state);
      await visit.page.reload();
      await shellIsHydrated(visit.page);
      await visit.page.getByRole("button", { name: "Send Another Message" }).waitFor();
      expect(visit.issues).toEqual([]);
    }
    await visit.close();
  },
);

test("of an address what cannot be decoded is ignored, and its page works", async () => {
  const { page, close } = await visitor(browser);
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(`${page.url()}: ${message}`));
  for (const [path, name] of [
    ["/about#%", "About Us"],
    ["/property/lake-house-agara#100%", "Lake House Agara"],
    ["/about#caf%C3%A9%", "About Us"],
    ["/blogs?page=%#%E0%A4%A", "Aurelia Estates Blog"],
    ["/property/lake-house-agara%", "Property not found"],
    ["/property/100%25", "Property not found"],
    ["/property/%E0%A4%A", "Property not found"],
    ["/blog/1%?x=100%#%", "Blog not found"],
  ] as const) {
    const heading = page.getByRole("heading", { level: 1, name, exact: true });
    // From another document, so that a fragment alone loads it anew.
    await page.goto("about:blank");
    await page.goto(testSiteOrigin + path);
    await shellIsHydrated(page);
    await heading.waitFor();
    // A link in the page to such a fragment, and Back.
    await page.evaluate(() => {
      const link = Object.assign(document.createElement("a"), { href: "#50%" });
      document.body.append(link);
      link.click();
    });
    await page.waitForFunction(() => location.hash.startsWith("#50"));
    await page.goBack();
    await heading.waitFor();
  }
  expect(errors).toEqual([]);
  await close();
});
