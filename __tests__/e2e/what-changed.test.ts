/** What has changed since the visitor was here (docs/decisions/saved-and-compared.md). */
import type { Page } from "playwright-core";
import { open, visitsOfTests } from "../support/browser";

const visitor = visitsOfTests();

const march = Date.UTC(2026, 2, 1, 12);
const november = Date.UTC(2026, 10, 20, 12);
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test("two visits months apart: what is new is marked, and a changed price says what it was", async () => {
  const { page, complaints } = await visitor();
  const origins = new Set<string>();
  page.on("request", (request) => origins.add(new URL(request.url()).origin));

  // In March a home is saved and another looked at; nothing is new in a first visit.
  await page.clock.setFixedTime(march);
  await open(page, "/apartments");
  const heart = page.getByRole("button", { name: "Save The Kaveri Terraces", exact: true });
  await heart.click();
  await page.waitForFunction(() => localStorage.getItem("seenPrices")?.includes('"listingId":') === true);
  await open(page, "/property/orchard-row");
  await page.waitForFunction(() => localStorage.getItem("seenPrices")?.split("listingId").length === 3);
  await open(page, "/allproperties?sort=newest");
  await page.locator("article[data-listing]").first().waitFor();
  expect(await page.getByText("New since your last visit").count()).toBe(0);

  // Their prices are others in November.
  await page.evaluate(() => {
    const seen: { amount: string; min: number }[] = JSON.parse(localStorage.getItem("seenPrices") ?? "[]");
    for (const home of seen) Object.assign(home, { min: home.min * 1.1, amount: "₹9.99 Cr" });
    localStorage.setItem("seenPrices", JSON.stringify(seen));
  });
  await page.goto("about:blank");
  await page.clock.setFixedTime(november);
  await open(page, "/wishlist");
  await page.getByRole("article").getByText("₹9.99 Cr before").waitFor();
  await open(page, "/");
  const viewed = page.getByRole("region", { name: "Recently viewed" });
  await viewed.scrollIntoViewIfNeeded();
  await viewed.getByText("₹9.99 Cr before").waitFor();

  await open(page, "/allproperties?sort=newest");
  await page.getByText("New since your last visit").first().waitFor();
  expect(await stored(page, "lastVisit")).toContain(`"before":${march}`);
  expect([...origins]).toEqual([new URL(page.url()).origin]);
  expect(complaints).toEqual([]);
});

test("a search is saved, and months later the wishlist counts what is new in it", async () => {
  const { page, complaints } = await visitor();
  await page.clock.setFixedTime(march);
  await open(page, "/allproperties?bhk=3&city=Bangalore");
  const save = page.getByRole("button", { name: "Save this search" });
  await save.click();
  await page.getByRole("button", { name: "Search saved" }).waitFor();
  await open(page, "/wishlist");
  const searches = page.getByRole("region", { name: "Your searches" });
  await page.clock.setFixedTime(november);
  await open(page, "/wishlist");
  await searches.getByText(/^\d+ new homes?$/).waitFor();
  await searches.getByRole("link", { name: "3 BHK, in Bangalore" }).click();
  await page.waitForURL("**/allproperties?bhk=3&city=Bangalore");
  await page.getByRole("button", { name: "Search saved" }).waitFor();
  // The homes of it are listed: none of them is new from here on.
  await page.waitForFunction((ms) => localStorage.getItem("savedSearches")?.includes(String(ms)), november);
  await open(page, "/wishlist");
  await searches.getByText("Nothing new").waitFor();
  await searches.getByRole("button", { name: "Forget the search 3 BHK, in Bangalore" }).click();
  await searches.waitFor({ state: "detached" });
  expect(await stored(page, "savedSearches")).toBe("[]");
  expect(complaints).toEqual([]);
});

test.each([
  [
    "/allproperties?q=Whitefield&bhk=3&priceMax=15000000&city=Bangalore",
    /3 BHK, up to ₹1\.50 Cr, “Whitefield”, in Bangalore/,
  ],
  ["/villas?bhk=1&city=Goa", /Villas, 1 BHK, in Goa/],
])("%s finds nothing, and its search is asked about in words", async (path, words) => {
  const { page, complaints } = await visitor();
  await open(page, path);
  await page.getByRole("button", { name: "Tell me when there is one" }).click();
  const message = page
    .locator("section", { has: page.getByRole("heading", { name: "Tell me when there is one" }) })
    .getByLabel(/^Message/)
    .first();
  await message.waitFor();
  expect(await message.inputValue()).toMatch(words);
  expect(complaints).toEqual([]);
});
