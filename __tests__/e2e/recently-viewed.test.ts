import type { Page } from "playwright-core";
import { besidesMissing, open, type Visit } from "../support/browser";
import { calmVisits } from "../support/calm-visits";
import { savedHomes } from "../support/saved-homes";

let visit: Visit;
let page: Page;
const come = calmVisits((each) => {
  visit = each;
  page = each.page;
});
const { stored } = savedHomes(() => page, come);

describe("recently viewed", () => {
  const section = () => page.getByRole("region", { name: "Recently viewed" });

  test.each([
    ["with a city", "Goa"],
    ["without a city", undefined],
  ])("%s: the last eight on home, results and 404, the latest first; Clear forgets them", async (_, city) => {
    await come({ city });
    for (const slug of ["the-kaveri-terraces", "orchard-row"]) await open(page, `/property/${slug}`);
    await page.evaluate(() => localStorage.setItem("recentlyViewed", "[3,1,2,4,5,6,7,8,9,10]"));
    await open(page, "/property/fort-house");
    expect(await stored("recentlyViewed")).toBe("[18,3,1,2,4,5,6,7]");
    // Other unknown paths lead home.
    for (const path of ["/", "/allproperties", "/property/none"]) {
      await open(page, path);
      await section().waitFor();
      await section().locator("article").nth(7).waitFor({ state: "attached" });
      const shown = await section().locator("article").count();
      expect(shown).toBe(8);
      expect(await section().locator("article h3").first().textContent()).toBe("Fort House");
      await section().locator("article").first().getByRole("button", { name: "Save Fort House" }).waitFor();
    }
    expect(besidesMissing(visit.complaints.splice(0), "/property/none")).toEqual([]);
    await open(page, "/allproperties");
    await section()
      .getByRole("button", { name: /^Clear/ })
      .click();
    await section().waitFor({ state: "detached" });
    expect(await stored("recentlyViewed")).toBeNull();
    await open(page, "/");
    await page.waitForLoadState("networkidle");
    expect(await section().count()).toBe(0);
  });
});
