import type { Page } from "playwright-core";
import { open, phone } from "../support/browser";
import { calmVisits } from "../support/calm-visits";
import { listPage } from "../support/list-page";

let page: Page;
const come = calmVisits((each) => {
  page = each.page;
});
const { main, countLine, results, filters, query, historyLength, titles, openResults } = listPage(() => page);

describe("hero search (requirements 2.5)", () => {
  const field = () => page.getByRole("combobox", { name: "Locality, project or landmark" });
  const options = () => page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");

  test("suggestions by keyboard: at most 8, announced, Escape closes, Enter opens the project", async () => {
    await come({ city: "Bangalore" });
    await open(page, "/city/Bangalore");
    await field().focus();
    await page.keyboard.type("an");
    await options().first().waitFor();
    const count = await options().count();
    expect(count).toBeLessThanOrEqual(8);
    await page
      .getByRole("status")
      .filter({ hasText: `${count} suggestions` })
      .waitFor({ state: "attached" });
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    expect(await field().getAttribute("aria-activedescendant")).toBe(
      await options().first().getAttribute("id"),
    );
    await page.keyboard.press("Escape");
    expect(await options().count()).toBe(0);
    expect(await field().inputValue()).toBe("an");
    expect(await field().evaluate((element) => element === document.activeElement)).toBe(true);

    await field().fill("orchard");
    await options().first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/property/orchard-row");
  });

  test("Filters popover with summary, Clear and Apply; Search carries everything into the address", async () => {
    await come({ city: "Bangalore" });
    await open(page, "/city/Bangalore");
    const form = main().getByRole("search").first();
    const opener = form.locator("summary");
    await opener.focus();
    await page.keyboard.press("Enter");
    const popover = form.getByRole("group", { name: "Filters" });
    await popover.getByText("Under Construction").click();
    await popover.getByText("3", { exact: true }).click();
    await popover.getByLabel("Maximum price in rupees").fill("20000000");
    await popover.getByText("Under Construction, 3 BHK, up to ₹2 Cr").waitFor();
    await popover.getByRole("button", { name: "Clear" }).click();
    await popover.getByText("No filters chosen").waitFor();
    await popover.getByText("Ready To Move").click();
    await popover.getByText("2", { exact: true }).click();
    await popover.getByRole("button", { name: "Apply" }).click();
    expect(await popover.isVisible()).toBe(false);
    expect(await opener.textContent()).toContain("(2");
    await form.getByLabel("Property type").selectOption({ label: "Apartment" });
    await field().fill("tamarind");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/allproperties?**");
    expect(query()).toBe("?q=tamarind&type=apartment&construction=ready-to-move&bhk=2&city=Bangalore");
    await countLine("1 result").waitFor();
    expect(await titles()).toEqual(["Tamarind Court"]);
  });

  describe.each([
    ["desktop", undefined],
    ["phone", phone],
  ])("“3 BHK under 1.5 crore in Whitefield”, %s", (_, viewport) => {
    const sentence = "3 BHK under 1.5 crore in Whitefield";
    const asFilters = "?q=Whitefield&bhk=3&priceMax=15000000&city=Bangalore";
    const chip = (name: string) => results().getByRole("button", { name, exact: true });

    test("becomes filters, each a chip; one wish less is a short list; Back goes home", async () => {
      await come({ city: "Bangalore", ...(viewport && { viewport }) });
      await open(page, "/city/Bangalore");
      await field().focus();
      await page.keyboard.type(sentence);
      await options().getByText("3 BHK, up to ₹1.50 Cr, “Whitefield”").waitFor();
      await page.keyboard.press("Enter");
      await page.waitForURL("**/allproperties?**");
      expect(query()).toBe(asFilters);
      await countLine(/results?$/)
        .first()
        .waitFor();
      for (const name of ["Clear search", "Clear city", "Clear 3 BHK", "Clear price"]) {
        await chip(name).waitFor();
      }
      const close = results().getByRole("region", { name: "Close to your search" });
      await close.getByRole("heading", { level: 3 }).nth(1).waitFor();
      expect(await close.getByRole("heading", { level: 3 }).allTextContents()).toEqual([
        "The Kaveri Terraces",
        "Silver Oak Residences",
      ]);
      await results().getByRole("button", { name: "Without “up to ₹1.50 Cr”: 1 property" }).click();
      await page.waitForURL((url) => !url.searchParams.has("priceMax"));
      expect(await titles()).toEqual(["The Kaveri Terraces"]);
      await page.goBack();
      await page.waitForURL((url) => url.searchParams.has("priceMax"));
      await chip("Clear search").click();
      await page.waitForURL((url) => !url.searchParams.has("q"));
      // Orchard Row has 3 BHK, and homes below ₹1.5 Cr, but no 3 BHK below it.
      await results().getByText("3 BHK from ₹1.25 Cr", { exact: true }).waitFor();
      expect(await titles()).toEqual(["Silver Oak Residences"]);
      await page.goBack();
      await page.goBack();
      await page.waitForURL("**/city/Bangalore");
    });

    test("in a link stays words until the visitor says so", async () => {
      await come({ ...(viewport && { viewport }) });
      await openResults(`/allproperties?q=${encodeURIComponent(sentence)}`, "0 results");
      await results().getByText("3 BHK, up to ₹1.50 Cr, “Whitefield”").waitFor();
      expect(new URL(page.url()).searchParams.get("q")).toBe(sentence);
      await results().getByRole("button", { name: "Use as filters" }).click();
      await page.waitForURL((url) => url.searchParams.get("bhk") === "3");
      expect(query()).toBe("?q=Whitefield&bhk=3&priceMax=15000000&city=all");
    });
  });

  test.each(["orchard row", "Siolim Pool Villa", "Fort House"])("a name stays a name: %s", async (name) => {
    await come({ city: "Bangalore" });
    await open(page, "/city/Bangalore");
    await field().fill(name);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/allproperties?**");
    expect(new URL(page.url()).searchParams.get("q")).toBe(name);
  });

  test.each(["Buy", "Sale", "Rent"])("the tab %s opens the contact modal and stays selected", async (tab) => {
    await come({ city: "Bangalore" });
    await open(page, "/city/Bangalore");
    const button = main().getByRole("button", { name: tab, exact: true });
    await button.click();
    await page.getByRole("dialog", { name: `Get in touch — ${tab}` }).waitFor();
    await page.keyboard.press("Escape");
    expect(await button.getAttribute("aria-pressed")).toBe("true");
  });
});

describe("search box of the results page", () => {
  test("typing is words and replaces; Enter reads them into filters and pushes; Back takes that back", async () => {
    await come();
    await openResults("/allproperties", /^Showing 30/);
    const box = filters().getByRole("searchbox");
    const start = await historyLength();
    await box.focus();
    await page.keyboard.type("2 bhk apartment in mumbai");
    await page.waitForURL((url) => url.searchParams.get("q") === "2 bhk apartment in mumbai");
    expect(await historyLength()).toBe(start);
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.searchParams.get("city") === "Mumbai");
    expect(query()).toBe("?type=apartment&bhk=2&city=Mumbai");
    expect(await historyLength()).toBe(start + 1);
    await countLine("2 results").waitFor();
    expect((await titles()).sort()).toEqual(["Fort House", "Powai Lakefront"]);
    await page.goBack();
    await page.waitForURL((url) => url.searchParams.get("q") === "2 bhk apartment in mumbai");
    expect(await box.inputValue()).toBe("2 bhk apartment in mumbai");
  });

  test("furnishing, facing and pets narrow the list, stand in the address, and go as chips or by Back", async () => {
    await come();
    await openResults("/allproperties?city=Goa", "3 results");
    await filters().getByText("More filters").click();
    await filters().getByText("Furnished", { exact: true }).click();
    await countLine("1 result").first().waitFor();
    expect(await titles()).toEqual(["Anjuna Palm Bungalow"]);
    expect(query()).toBe("?city=Goa&furnishing=furnished");
    await filters().getByText("East", { exact: true }).click();
    await countLine("0 results").first().waitFor();
    await page
      .getByRole("button", { name: /Furnished/ })
      .first()
      .click();
    await countLine("2 results").first().waitFor();
    expect((await titles()).sort()).toEqual(["Assagao Verandah House", "Siolim Pool Villa"]);
    await filters().getByText("Welcome", { exact: true }).click();
    await page.waitForURL((url) => url.searchParams.get("pets") === "welcome");
    await open(page, page.url());
    await countLine("2 results").first().waitFor();
    await page.goBack();
    await countLine("2 results").first().waitFor();
    await page.goBack();
    await page.waitForURL((url) => !url.searchParams.has("pets"));
  });
});
