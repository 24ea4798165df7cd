/** Hearts on cards and in the header: what saving a home does, wherever it stands. */
import type { Page } from "playwright-core";
import { open } from "../support/browser";
import { calmVisits } from "../support/calm-visits";
import { savedHomes } from "../support/saved-homes";
import { rendered } from "../support/eventually";

let page: Page;
const come = calmVisits((each) => {
  page = each.page;
});
const { headerHeart, stored, comeWith } = savedHomes(() => page, come);

describe("heart (requirements 4.2)", () => {
  test("stands on every card of every kind of list, filled where the home was saved before", async () => {
    await come();
    for (const path of [
      ...["/", "/city/Bangalore", "/allproperties", "/apartments", "/properties/new-projects"],
      ...["/dubai-properties", "/rent", "/property/the-kaveri-terraces"],
    ]) {
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

  test("saves the id as text, fires wishlistUpdated with the count, and takes it out again", async () => {
    await come();
    await open(page, "/apartments");
    await page.evaluate(() => {
      window.addEventListener("wishlistUpdated", (event) => {
        if (event instanceof CustomEvent)
          document.documentElement.dataset.heard = JSON.stringify(event.detail);
      });
    });
    const heard = () => page.evaluate(() => document.documentElement.dataset.heard);
    const heart = page.locator('[data-listing="3"]').getByRole("button", { name: "Save Orchard Row" });
    await heart.focus();
    await page.keyboard.press("Space");
    await page.locator('[data-listing="3"] [aria-pressed=true]').waitFor();
    expect(await stored()).toBe('["3"]');
    expect(await heard()).toBe('{"count":1}');
    await headerHeart()
      .and(page.getByLabel("Saved properties, 1", { exact: true }))
      .waitFor();
    await heart.click();
    expect(await heart.getAttribute("aria-pressed")).toBe("false");
    expect(await stored()).toBe("[]");
    expect(await heard()).toBe('{"count":0}');
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

  test("nothing flies and nothing pulses under reduced motion", async () => {
    await come();
    await open(page, "/apartments");
    await page.locator('[data-listing="3"]').getByRole("button", { name: "Save Orchard Row" }).click();
    await page.locator('[data-listing="3"] [aria-pressed=true]').waitFor();
    await rendered(page);
    expect(await page.locator('body > img[aria-hidden="true"]').count()).toBe(0);
    const running = await page.evaluate(
      () =>
        document
          .querySelector("[data-wishlist-heart]")
          ?.getAnimations()
          .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1).length,
    );
    expect(running).toBe(0);
  });

  test("is filled where an older list names the home by its slug (requirements 3)", async () => {
    await comeWith(["orchard-row"]);
    await open(page, "/apartments");
    const heart = page.locator('[data-listing="3"]').getByRole("button", { name: "Save Orchard Row" });
    expect(await heart.getAttribute("aria-pressed")).toBe("true");
    await heart.click();
    expect(await stored()).toBe("[]");
  });

  test.each([
    ["among similar homes", "/property/silver-oak-residences", "tamarind-court", 5],
    ["in the results", "/allproperties?q=orchard+row", "orchard-row", 3],
    ["in a landing page's list", "/buy", "silver-oak-residences", 4],
    ["on a city's home", "/city/Bangalore", "orchard-row", 3],
  ])("is filled by the slug %s too", async (_, path, slug, id) => {
    await comeWith([slug]);
    await open(page, path);
    await page.waitForFunction((listing) => {
      const heart = document.querySelector(`main [data-listing="${listing}"] [aria-pressed]`);
      return heart?.getAttribute("aria-pressed") === "true";
    }, id);
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

describe("header dropdown (requirements 2.3)", () => {
  const panel = () => page.locator("header [data-menu=saved]");

  test("'No saved properties', then 'n item(s)', remove per item, View all and Close", async () => {
    await come();
    await open(page, "/apartments");
    await headerHeart().click();
    await panel().getByText("No saved properties").waitFor();
    await panel().getByText("0 item(s)").waitFor();
    await page.keyboard.press("Escape");
    await panel().getByText("No saved properties").waitFor({ state: "hidden" });
    for (const title of ["Orchard Row", "Tamarind Court"]) {
      await page.getByRole("button", { name: `Save ${title}` }).click();
    }
    await headerHeart().focus();
    await page.keyboard.press("Enter");
    await panel().getByText("2 item(s)").waitFor();
    await panel().getByRole("button", { name: "Remove Orchard Row" }).click();
    await panel().getByText("1 item(s)").waitFor();
    expect(await stored()).toBe('["5"]');
    await panel().getByRole("button", { name: "Close" }).click();
    await panel().getByText("1 item(s)").waitFor({ state: "hidden" });
    await headerHeart().click();
    await panel().getByRole("link", { name: "View all" }).click();
    await page.waitForURL("**/wishlist");
  });

  test("a saved home leads to its row of the wishlist, outlined and in view", async () => {
    await comeWith(["1", "2", "3", "4", "5", "6"]);
    await open(page, "/about");
    await headerHeart().click();
    await panel()
      .getByRole("link", { name: /^The Kaveri Terraces/ })
      .click();
    await page.waitForURL("**/wishlist?highlight=1");
    const row = page.locator('main [data-listing="1"]');
    await row.waitFor();
    expect(await row.getAttribute("aria-current")).toBe("true");
    await page.waitForFunction(() => {
      const box = document.querySelector('main [data-listing="1"]')?.getBoundingClientRect();
      return box !== undefined && box.top >= 0 && box.bottom <= window.innerHeight;
    });
    await headerHeart().click();
    await panel()
      .getByRole("link", { name: /^Cubbon Reach/ })
      .click();
    await page.waitForURL("**/wishlist?highlight=6");
    await page.waitForFunction(
      () => document.querySelector('main [data-listing="6"]')?.ariaCurrent === "true",
    );
    expect(await row.getAttribute("aria-current")).toBeNull();
  });
});
