/** Hearts on cards and in the header: what saving a home does, wherever it stands. */
import type { Locator, Page } from "playwright-core";
import { desktop, open, phone } from "../support/browser";
import { calmVisits } from "../support/calm-visits";
import { everyNth } from "../support/sample";
import { savedHomes } from "../support/saved-homes";

let page: Page;
const come = calmVisits((next) => {
  page = next.page;
});
const { headerHeart, comeWith } = savedHomes(() => page, come);

describe("heart (requirements 4.2)", () => {
  test("stands on every card of every kind of list, filled where the home was saved before", async () => {
    await come();
    const kinds = [
      ...["/city/Bangalore", "/", "/allproperties", "/apartments", "/properties/new-projects", "/rent"],
      ...["/property/the-kaveri-terraces", "/dubai-properties"],
    ];
    for (const path of everyNth(kinds, 2)) {
      await open(page, path);
      const list = page.locator("main article[data-listing]");
      await list.first().waitFor({ state: "attached" });
      const cards = await list.all();
      for (const card of cards) {
        expect(await card.getByRole("button", { name: /^Save /, includeHidden: true }).count()).toBe(1);
      }
      const id = (await list.first().getAttribute("data-listing")) ?? "";
      await page.evaluate((listingId) => localStorage.setItem("wishlist", JSON.stringify([listingId])), id);
      await page.reload();
      const filled = page.locator(`main [data-listing="${id}"] button[aria-pressed="true"]`);
      await filled.first().waitFor({ state: "attached" });
      await headerHeart()
        .and(page.getByLabel("Saved properties, 1", { exact: true }))
        .waitFor();
      await page.evaluate(() => localStorage.removeItem("wishlist"));
    }
  });

  test("adding lets the picture fly to the header, whose heart pulses for about 420 ms", async () => {
    await come({ reducedMotion: "no-preference" });
    await open(page, "/apartments");
    await page.locator('[data-listing="3"]').getByRole("button", { name: "Save Orchard Row" }).click();
    await page.locator('body > img[aria-hidden="true"]').waitFor();
    // The style stays when the pulse is over, however slow the machine.
    await page.waitForFunction(() => {
      const heart = document.querySelector("[data-wishlist-heart]");
      return heart !== null && getComputedStyle(heart).animationDuration === "0.42s";
    });
    await page.locator('body > img[aria-hidden="true"]').waitFor({ state: "detached" });
  });

  test("two tabs stay in step", async () => {
    await come();
    await open(page, "/apartments");
    const second = await page.context().newPage();
    await open(second, "/wishlist");
    await second.getByText("You don't have any saved properties yet").waitFor();
    await page.locator('[data-listing="3"]').getByRole("button", { name: "Save Orchard Row" }).click();
    await second.getByRole("link", { name: "Open Orchard Row" }).waitFor();
    await second.getByRole("button", { name: "Remove all" }).click();
    await second.getByRole("dialog").getByRole("button", { name: "Remove all" }).click();
    await page.waitForFunction(
      () => document.querySelector('[data-listing="3"] [aria-label^="Save"]')?.ariaPressed === "false",
    );
    await headerHeart()
      .and(page.getByLabel("Saved properties", { exact: true }))
      .waitFor();
  });
});

test.each([phone, desktop])(
  "on the wishlist homes come where their places were kept, at %o",
  async (viewport) => {
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
      const boxes = await Promise.all([heading, row].map((locator) => locator.boundingBox()));
      return boxes.map((box) => box?.y ?? NaN);
    };
    const kept = await topsOf(page.locator("main section > :not([role]) > [aria-hidden]").first());
    letGo();
    expect(await topsOf(page.locator("main article[data-listing]").first())).toEqual(kept);
    expect(await page.getByRole("button", { name: "Remove all" }).isVisible()).toBe(true);
  },
);
