import type { Page } from "playwright-core";
import { open, phone, type Visit } from "../support/browser";
import { calmVisits } from "../support/calm-visits";
import { listPage } from "../support/list-page";
import { everyNth } from "../support/sample";
import { savedHomes } from "../support/saved-homes";

let visit: Visit;
let page: Page;
const come = calmVisits((next) => {
  visit = next;
  page = next.page;
});
const { main, cards } = listPage(() => page);
const { headerHeart } = savedHomes(() => page, come);

describe("storage (decisions/storage-and-privacy, requirements 3)", () => {
  const paths = [
    "/",
    "/city/Goa",
    "/allproperties",
    "/apartments",
    "/wishlist",
    "/property/orchard-row",
    "/contact",
    "/thank-you",
    "/blog/1",
    "/dubai-properties",
  ];
  const keys = [
    "wishlist",
    "selectedCity",
    "propertyEnquiries",
    "propertyEnquiriesEnded",
    "cityPickerSeen",
    "contact_last_submit_time",
    "comments_post_1",
    "recentlyViewed",
  ];

  /** Skips the picker, chooses a city, looks at a home, and clears the homes viewed: the visit remembers each. */
  async function liveThroughAVisit(): Promise<void> {
    await open(page, "/");
    const picker = page.getByRole("dialog", { name: "Select your preferred city" });
    await picker.getByRole("button", { name: "Skip for now" }).click();
    await picker.waitFor({ state: "hidden" });
    await main().getByRole("button", { name: "Select City" }).click();
    await picker.getByRole("link", { name: "Goa" }).click();
    await page.waitForURL("**/city/Goa");
    await picker.waitFor({ state: "hidden" });
    await main().getByRole("link", { name: "Siolim Pool Villa" }).first().click();
    await page.waitForURL("**/property/siolim-pool-villa");
    await main().getByRole("heading", { level: 1, name: "Siolim Pool Villa" }).waitFor();
    await page.goBack();
    await page.waitForURL("**/city/Goa");
    // Home is the selected city's page now, with what was viewed; the picker does not ask again.
    const home = page.getByRole("banner").getByRole("link", { name: /, home$/ });
    expect(await home.getAttribute("href")).toBe("/city/Goa");
    const viewed = page.getByRole("region", { name: "Recently viewed" });
    await viewed.getByRole("heading", { name: "Siolim Pool Villa" }).waitFor();
    expect(await picker.count()).toBe(0);
    await viewed.getByRole("button", { name: /^Clear/ }).click();
    await viewed.waitFor({ state: "detached" });
  }

  test("switched off: no error, and this visit still remembers", async () => {
    await come({ viewport: phone });
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      };
      Object.defineProperty(window, "localStorage", { configurable: true, get: refuse });
      Object.defineProperty(window, "sessionStorage", { configurable: true, get: refuse });
    });
    for (const path of everyNth(paths, 2)) await open(page, path);
    expect(visit.complaints).toEqual([]);
    await open(page, "/apartments");
    if (await page.locator("dialog[open]").isVisible()) await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Save Orchard Row" }).click();
    await headerHeart()
      .and(page.getByLabel("Saved properties, 1", { exact: true }))
      .waitFor();
    await headerHeart().click();
    await page.getByRole("link", { name: "View all" }).click();
    await main().getByRole("heading", { name: "Orchard Row" }).waitFor();
    await liveThroughAVisit();
  }, 120_000);

  test("full: no error, and this visit still remembers", async () => {
    await come({ city: "Bangalore" });
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      };
    });
    for (const path of everyNth(paths, 2)) await open(page, path);
    await open(page, "/apartments");
    await page.getByRole("button", { name: "Save Orchard Row" }).click();
    await headerHeart().click();
    await page.getByRole("link", { name: "View all" }).click();
    await page.getByRole("link", { name: "Open Orchard Row" }).waitFor();
    await page.evaluate(() => localStorage.clear());
    await liveThroughAVisit();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  }, 120_000);

  const garbage = [
    "",
    "null",
    "undefined",
    "{",
    '{"a":1}',
    "[null,{},[],-1,1e99]",
    '"text"',
    "\u0000\uffff<b>",
  ];
  /** Under each key another one; with each turn every key has the next. */
  const turns = garbage.map((_, turn) =>
    keys.map((key, at) => [key, garbage[(at + turn) % garbage.length] ?? ""] as const),
  );
  test.each(everyNth(turns, turns.length).map((entries) => [JSON.stringify(entries), entries] as const))(
    "garbage under every key: no error, sensible defaults: %s",
    async (_, entries) => {
      await come();
      await page.addInitScript((stored) => {
        for (const [name, value] of stored) localStorage.setItem(name, value);
      }, entries);
      for (const path of paths) {
        await open(page, path);
        if (await page.locator("dialog[open]").isVisible()) await page.keyboard.press("Escape");
      }
      await open(page, "/apartments");
      expect(await cards().count()).toBeGreaterThan(10);
      // Neither what is no id counts as saved, nor a number that no home can have.
      await headerHeart()
        .and(page.getByLabel("Saved properties", { exact: true }))
        .waitFor();
    },
    120_000,
  );
});
