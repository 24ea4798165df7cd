import type { Page } from "playwright-core";
import { open } from "../support/browser";
import { calmVisits } from "../support/calm-visits";
import { homesInGoa, listPage } from "../support/list-page";

let page: Page;
const come = calmVisits((next) => {
  page = next.page;
});
const { main, cards, countLine, filters, titles, openResults } = listPage(() => page);

describe("the visitor's city (requirements 4.2, decisions/lists)", () => {
  const cityButton = () => page.locator("header").getByRole("button", { name: /city/i }).first();

  test("chosen in the header: stored, broadcast, on its page; lists narrow with chip and count", async () => {
    await come();
    await open(page, "/about");
    await page.evaluate(() => {
      window.addEventListener("cityChanged", (event) => {
        if (event instanceof CustomEvent)
          document.documentElement.dataset.heard = JSON.stringify(event.detail);
      });
    });
    await cityButton().click();
    await page.locator("header").getByRole("link", { name: "Mumbai", exact: true }).click();
    await page.waitForURL("**/city/Mumbai");
    expect(await page.evaluate(() => localStorage.getItem("selectedCity"))).toBe("Mumbai");
    expect(await page.evaluate(() => localStorage.getItem("cityPickerSeen"))).toBe("1");
    expect(await page.evaluate(() => document.documentElement.dataset.heard)).toBe('{"city":"Mumbai"}');
    await page
      .getByRole("heading", { level: 1, name: "Your trusted real estate agents in Mumbai" })
      .waitFor();

    await open(page, "/apartments");
    await countLine("3 apartments in Mumbai.").waitFor();
    expect(await cards().count()).toBe(3);
    await main().getByRole("button", { name: "Clear city" }).click();
    await page.waitForURL(/city=all/);
    await page.waitForFunction(() => document.querySelectorAll("main article[data-listing]").length > 3);
    expect(await page.evaluate(() => localStorage.getItem("selectedCity"))).toBe("Mumbai");
  });

  test("switched in the header, leaves Dubai's homes, the saved ones and similar homes as they are", async () => {
    await come({ city: "Goa" });
    await open(page, "/dubai-properties");
    const inDubai = await titles();
    expect(inDubai).toHaveLength(4);
    await main().getByRole("button", { name: "Save Jumeirah Shore Villa" }).click();
    await cityButton().click();
    await page.locator("header").getByRole("link", { name: "Mumbai", exact: true }).click();
    await page.waitForURL("**/city/Mumbai");
    await main()
      .getByRole("heading", { level: 1, name: /in Mumbai$/ })
      .waitFor();
    await page.goBack();
    await page.waitForURL("**/dubai-properties");
    await main().getByRole("heading", { level: 1, name: "Dubai Properties" }).waitFor();
    expect(await titles()).toEqual(inDubai);

    await page.locator("header [data-menu=saved] > button").click();
    await page.locator("header").getByRole("link", { name: "View all" }).click();
    await main().getByRole("link", { name: "Open Jumeirah Shore Villa" }).waitFor();
    expect(await titles()).toEqual(["Jumeirah Shore Villa"]);
    expect(await page.evaluate(() => localStorage.getItem("wishlist"))).toBe('["27"]');

    await open(page, "/property/the-kaveri-terraces");
    const similar = page.locator("section").filter({ hasText: "Similar" }).locator("article[data-listing]");
    for (const card of await similar.all()) expect(await card.isVisible()).toBe(true);
    expect(await similar.count()).toBeGreaterThan(1);
  });

  test("two tabs stay in step: header, list and count", async () => {
    await come();
    await openResults("/allproperties", /^Showing 30/);
    const second = await page.context().newPage();
    await open(second, "/about");
    await second.locator("header").getByRole("button", { name: /city/i }).first().click();
    await second.locator("header").getByRole("link", { name: "Goa", exact: true }).click();
    await second.waitForURL("**/city/Goa");
    await countLine("3 results").waitFor();
    expect(await titles()).toEqual(homesInGoa);
    await page.getByRole("button", { name: "Clear city" }).waitFor();
    await page.locator("header").getByRole("button", { name: /Goa/ }).waitFor();
  });

  test("the picker opens where a navigation asks for it, and keeps the focus inside", async () => {
    await come();
    await open(page, "/");
    await page
      .getByRole("button", { name: /Select City/i })
      .last()
      .click();
    const picker = page.getByRole("dialog", { name: "Select your preferred city" });
    await picker.waitFor();
    const tiles = await picker.getByRole("link").allTextContents();
    const round = [...tiles, "Skip for now", "Close without choosing"];
    const stops: string[] = [];
    for (let presses = 0; presses < 17; presses += 1) {
      await page.keyboard.press("Tab");
      stops.push(
        await picker.evaluate((element) => {
          const { activeElement: at } = document;
          if (at === null || at === document.body) return "the browser";
          return element.contains(at) ? (at.getAttribute("aria-label") ?? at.textContent ?? "") : "the page";
        }),
      );
    }
    // Between the last stop and the first the browser's own bars have their turn, once a round.
    const within = stops.filter((stop) => stop !== "the browser");
    expect(within).toEqual(within.map((_, at) => round[(at + 1) % round.length]));
    expect(within.length).toBeGreaterThan(2 * round.length);
    await page.keyboard.press("Escape");
    await picker.waitFor({ state: "hidden" });
  });
});

/** The city in an address narrows the lists of that address alone (docs/decisions/lists.md). */
const seen = (title: string) => main().locator("article:visible", { hasText: title }).first();
const goHome = () =>
  page
    .getByRole("banner")
    .getByRole("link", { name: /, home$/ })
    .click();

test.each(["/allproperties?city=Goa", "/buy?city=Goa"])(
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
  await page.getByRole("heading", { level: 1, name: /apartment/i }).waitFor();
  await main().getByRole("button", { name: "Clear city" }).click();
  await seen("The Kaveri Terraces").waitFor();
});
