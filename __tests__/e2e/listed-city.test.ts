/**
 * The city in an address narrows the lists of that address alone (docs/decisions/lists.md): the next
 * list, and home, are those of the visitor's own city, or of none.
 */
import type { Page } from "playwright-core";
import { open } from "../support/browser";
import { calmVisits } from "../support/calm-visits";
import { listPage } from "../support/list-page";

let page: Page;
const come = calmVisits((each) => {
  page = each.page;
});
const { main, filters, countLine } = listPage(() => page);

const seen = (title: string) => main().locator("article:visible", { hasText: title }).first();
const goHome = () =>
  page
    .getByRole("banner")
    .getByRole("link", { name: /, home$/ })
    .click();

test.each(["/allproperties?city=Goa", "/apartments?city=Goa", "/buy?city=Goa", "/about?city=Goa"])(
  "from %s a visitor without a city comes home to the welcome",
  async (address) => {
    await come();
    await open(page, address);
    await goHome();
    await page.waitForURL(/\/$/);
    await main().locator("[data-without-city] h1").waitFor({ state: "visible" });
    expect(await main().locator("[data-with-city]").first().isVisible()).toBe(false);
  },
);

test("a visitor without a city who clears the city of a link sees the homes of all cities, and so on the next list", async () => {
  await come();
  await open(page, "/allproperties?city=Goa");
  await countLine(/^3 results$/).waitFor();
  await main().getByRole("button", { name: "Clear city" }).click();
  await countLine(/^Showing 30 properties/).waitFor();
  await seen("The Kaveri Terraces").waitFor();

  await open(page, "/allproperties?city=Goa");
  await countLine(/^3 results$/).waitFor();
  await filters().getByLabel("City").selectOption("Bangalore");
  await countLine(/^\d\d results$/).waitFor();
  await seen("The Kaveri Terraces").waitFor();
  await goHome();
  await page.waitForURL(/\/$/);
  await page.goBack();
  await seen("The Kaveri Terraces").waitFor();
});

test("with a city stored, the list after one of another city's link is that of the stored one", async () => {
  await come({ city: "Bangalore" });
  await open(page, "/apartments?city=Goa");
  await page
    .locator('header a[href="/allproperties"]')
    .first()
    .evaluate((link) => link instanceof HTMLElement && link.click());
  await page.waitForURL("**/allproperties");
  await seen("The Kaveri Terraces").waitFor();
  await page.goBack();
  await page.waitForURL(/city=Goa/);
  await main().getByRole("button", { name: "Clear city" }).click();
  await seen("The Kaveri Terraces").waitFor();
});
