import type { Locator, Page } from "playwright-core";
import { desktop, open, phone } from "../support/browser";
import { calmVisits } from "../support/calm-visits";
import { listPage } from "../support/list-page";
import { savedHomes } from "../support/saved-homes";

let page: Page;
const come = calmVisits((each) => {
  page = each.page;
});
const { main, cards } = listPage(() => page);
const { headerHeart, stored, comeWith } = savedHomes(() => page, come);

const rowTitles = () => cards().locator("h3").allTextContents();

describe("wishlist page (requirements 2.15)", () => {
  test("title with count, rows with Open, Call, Share, WhatsApp, Remove", async () => {
    await comeWith(["1", "3"]);
    await open(page, "/wishlist");
    await page.getByRole("heading", { name: "Saved Properties 2" }).waitFor();
    await page.locator('main [data-listing="3"]').waitFor();
    expect(await rowTitles()).toEqual(["Orchard Row", "The Kaveri Terraces"]);
    const row = page.locator('main [data-listing="3"]');
    expect(await row.getByRole("link", { name: "Open Orchard Row" }).getAttribute("href")).toBe(
      "/property/orchard-row",
    );
    expect(await row.getByRole("link", { name: "Call about Orchard Row" }).getAttribute("href")).toBe(
      "tel:+918000000003",
    );
    expect(await row.getByRole("link", { name: "WhatsApp about Orchard Row" }).getAttribute("href")).toMatch(
      /^https:\/\/wa\.me\/918000000003\?text=.*property%2Forchard-row$/,
    );
    await row.getByRole("button", { name: "Share Orchard Row", exact: true }).waitFor();
    await row
      .getByText("Bellandur, Bangalore")
      .or(row.getByText(/Bangalore/))
      .first()
      .waitFor();
    await row.getByText("Apartments", { exact: false }).first().waitFor();
  });

  test.each([phone, desktop])("homes come where their places were kept, at %o", async (viewport) => {
    await comeWith(["1", "3"]);
    await page.setViewportSize(viewport);
    let letGo: () => void = () => undefined;
    const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
    await page.route("**/listing-index.json", async (route) => {
      await isLetGo;
      await route.continue();
    });
    await open(page, "/wishlist");
    const heading = page.getByRole("heading", { name: "Saved Properties 2" });
    const topsOf = async (row: Locator) => {
      const boxes = await Promise.all([heading, row].map((each) => each.boundingBox()));
      return boxes.map((box) => box?.y ?? NaN);
    };
    const kept = await topsOf(page.locator("main section > :not([role]) > [aria-hidden]").first());
    letGo();
    expect(await topsOf(cards().first())).toEqual(kept);
    expect(await page.getByRole("button", { name: "Remove all" }).isVisible()).toBe(true);
  });

  test("sorted by Recently Saved, price up and down, without a price last both ways (decisions/prices-and-offers)", async () => {
    await comeWith(["14", "5", "27", "1"]);
    await open(page, "/wishlist");
    await cards().first().waitFor();
    const sort = page.getByLabel("Sort by");
    expect(await sort.locator("option").allTextContents()).toEqual([
      "Recently Saved",
      "Price: Low to High",
      "Price: High to Low",
    ]);
    const [kaveri, jumeirah] = ["The Kaveri Terraces", "Jumeirah Shore Villa"];
    const [tamarind, orchard] = ["Tamarind Court", "Kanakapura Orchard"];
    expect(await rowTitles()).toEqual([kaveri, jumeirah, tamarind, orchard]);
    await sort.selectOption("Price: Low to High");
    expect(await rowTitles()).toEqual([tamarind, kaveri, jumeirah, orchard]);
    await sort.selectOption("Price: High to Low");
    expect(await rowTitles()).toEqual([jumeirah, kaveri, tamarind, orchard]);
  });

  test("removing asks first, by keyboard too; Escape leaves everything as it is", async () => {
    await comeWith(["1", "3"]);
    await open(page, "/wishlist");
    const remove = page.getByRole("button", { name: "Remove Orchard Row", exact: true });
    await remove.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Remove this property from your saved list?" });
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(await stored()).toBe('["1","3"]');
    expect(await remove.evaluate((element) => element === document.activeElement)).toBe(true);
    await remove.click();
    await dialog.getByRole("button", { name: "Remove" }).click();
    await page.getByRole("heading", { name: "Saved Properties 1" }).waitFor();
    expect(await stored()).toBe('["1"]');

    await page.getByRole("button", { name: "Remove all" }).click();
    const all = page.getByRole("dialog", { name: "Remove all saved properties?" });
    // Its white margin is no backdrop: a press there removes nothing and closes nothing.
    await all.click({ position: { x: 8, y: 12 } });
    expect(await all.isVisible()).toBe(true);
    await all.getByRole("button", { name: "Remove all" }).click();
    await page.getByText("You don't have any saved properties yet").waitFor();
    expect(await stored()).toBeNull();
    await page.getByRole("button", { name: "Refresh" }).waitFor();
    await page.getByRole("link", { name: "Browse Properties" }).click();
    await page.waitForURL("**/allproperties");
  });

  test("without a phone: the messages of requirements 8, and the agency's number (decisions/phones-and-chat)", async () => {
    await comeWith(["18"]);
    await open(page, "/wishlist");
    const row = page.locator('main [data-listing="18"]');
    await row.getByRole("button", { name: "Call about Fort House" }).click();
    await row.getByText("No contact number available", { exact: true }).waitFor();
    expect(await row.getByRole("link", { name: /^Call our office/ }).getAttribute("href")).toMatch(/^tel:\+/);
    await row.getByRole("button", { name: "WhatsApp about Fort House" }).click();
    await row.getByText("No contact number available for WhatsApp").waitFor();
    expect(await row.getByRole("link", { name: /^Chat with our office/ }).getAttribute("href")).toMatch(
      /^https:\/\/wa\.me\/\d+/,
    );
  });

  test("from 320 to 1440 px nothing covers a button of a row, wherever the page stands", async () => {
    await comeWith(["3", "18", "17"]);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, "/wishlist");
      await page.getByRole("article").getByRole("link", { name: "Orchard Row", exact: true }).waitFor();
      const covered = await page.evaluate(async () => {
        const faults = new Set<string>();
        for (let top = 130; top < document.body.scrollHeight - window.innerHeight; top += 40) {
          window.scrollTo({ top, behavior: "instant" });
          for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
          const tools = document.querySelector("aside[aria-label='Chat and page tools']");
          // As wide as the window it is the window's lower edge.
          if (tools === null || tools.getBoundingClientRect().width === window.innerWidth) continue;
          const floats = [...tools.children]
            .map((one) => one.getBoundingClientRect())
            .filter(({ width }) => width > 0);
          if (floats.length === 0) faults.add(`no button to the top at ${top} px`);
          for (const float of floats)
            for (const control of document.querySelectorAll(
              "main article :is(a, button):not([aria-hidden])",
            )) {
              const box = control.getBoundingClientRect();
              const isUnder =
                box.right > float.left && box.bottom > float.top && box.top < float.bottom && box.height < 60;
              if (isUnder) faults.add(control.textContent ?? "");
            }
        }
        return [...faults];
      });
      expect([width, covered]).toEqual([width, []]);
    }
  });

  test("ids and slugs, duplicates and homes no longer listed (decisions/saved-and-compared)", async () => {
    await comeWith(["1", "orchard-row", "the-kaveri-terraces", 3, "9999", "gone-house", null, { id: 5 }]);
    await open(page, "/wishlist?highlight=orchard-row");
    await page.getByText("2 saved properties are no longer listed.").waitFor();
    expect(await rowTitles()).toEqual(["Orchard Row", "The Kaveri Terraces"]);
    expect(await stored()).toBe('["1","3"]');
    expect(await page.locator('main [data-listing="3"]').getAttribute("aria-current")).toBe("true");
    await page.reload();
    await cards().first().waitFor();
    expect(await page.getByText("no longer listed").count()).toBe(0);
  });

  test("the Back button goes back to the page before", async () => {
    await come();
    await open(page, "/about");
    await headerHeart().click();
    await page.getByRole("link", { name: "View all" }).click();
    await page.waitForURL("**/wishlist");
    await main()
      .getByRole("button", { name: "Back" })
      .or(main().getByRole("link", { name: "Back" }))
      .click();
    await page.waitForURL("**/about");
  });
});
