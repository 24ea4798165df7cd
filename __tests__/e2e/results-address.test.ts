import type { Page } from "playwright-core";
import { open, phone, type Visit } from "../support/browser";
import { calmVisits } from "../support/calm-visits";
import { homesInGoa, listPage } from "../support/list-page";

let visit: Visit;
let page: Page;
const come = calmVisits((each) => {
  visit = each;
  page = each.page;
});
const { cards, countLine, results, filters, query, historyLength, titles, openResults } = listPage(
  () => page,
);

describe("a shared link (requirements 2.1)", () => {
  const everything =
    "/allproperties?q=bangalore&type=apartment&tab=sale&construction=under-construction,new-launch&bhk=2,3" +
    "&priceMin=5000000&priceMax=60000000&city=Bangalore&features=gated-entry,rainwater-harvesting&sort=price-desc";

  test("restores every parameter, whatever city this visitor has chosen", async () => {
    await come({ city: "Goa" });
    await openResults(everything, /results?$/);
    const panel = filters();
    await panel.getByText("More filters (4)").click();
    expect(await panel.getByRole("searchbox").inputValue()).toBe("bangalore");
    expect(await panel.getByLabel("City").inputValue()).toBe("Bangalore");
    expect(await panel.getByLabel("Property type").inputValue()).toBe("apartment");
    for (const label of ["2 BHK", "3 BHK", "Under Construction", "New Launch"]) {
      expect(await panel.getByRole("checkbox", { name: label }).isChecked()).toBe(true);
    }
    for (const label of ["1 BHK", "4+ BHK", "Launched"]) {
      expect(await panel.getByRole("checkbox", { name: label, exact: true }).isChecked()).toBe(false);
    }
    expect(await panel.getByRole("checkbox", { name: /^Gated entry/ }).isChecked()).toBe(true);
    expect(await panel.getByRole("checkbox", { name: /^Rainwater harvesting/ }).isChecked()).toBe(true);
    expect(await panel.getByLabel("Minimum").inputValue()).toBe("50,00,000");
    expect(await panel.getByLabel("Maximum").inputValue()).toBe("6,00,00,000");
    expect(await results().getByLabel("Sort by").inputValue()).toBe("price-desc");
    await results().getByText("For sale", { exact: true }).waitFor();
    const found = await titles();
    expect(found).toContain("The Kaveri Terraces");
    expect(found).toContain("Begur Lake Homes");
    expect(found.indexOf("The Kaveri Terraces")).toBeLessThan(found.indexOf("Begur Lake Homes"));
  });

  test.each([
    {
      maker: "without a city",
      visitor: "with Mumbai stored",
      city: undefined,
      other: "Mumbai",
      q: "whitefeild",
    },
    { maker: "with Goa stored", visitor: "without a city", city: "Goa", other: undefined, q: "" },
  ])("what one $maker has found by hand, one $visitor finds by the link", async ({ city, other, q }) => {
    await come({ city });
    await openResults("/properties", city === undefined ? /^Showing 30 properties/ : /^3 results$/);
    await filters().getByRole("searchbox").fill(q);
    await filters().getByRole("checkbox", { name: "3 BHK" }).check();
    await filters().getByLabel("Maximum").fill("60000000");
    await results().getByLabel("Sort by").selectOption({ label: "Price: High to Low" });
    await page.waitForURL(/priceMax=60000000.*sort=price-desc/);
    await countLine(/results?$/).waitFor();
    const found = await titles();
    expect(found.length).toBeGreaterThan(0);
    const link = page.url();
    await visit.close();

    await come({ city: other });
    await openResults(link, new RegExp(`^${found.length} results?$`));
    expect(await titles()).toEqual(found);
    expect(await filters().getByLabel("City").inputValue()).toBe(city ?? "all");
  });

  test("values that cannot be read are ignored without losing the rest", async () => {
    await come();
    await openResults("/allproperties?bhk=3&construction=under-construction", /results$/);
    const clean = await titles();
    await openResults(
      "/allproperties?type=castle&tab=swap&construction=haunted,under-construction&bhk=x,3,99&priceMin=cheap" +
        "&priceMax=-5&city=Atlantis&highlight=%3Cscript%3E&features=,,&sort=random&page=zero&utm_source=mail",
      /results$/,
    );
    expect(await titles()).toEqual(clean);
    expect(await filters().getByLabel("Minimum").inputValue()).toBe("");
    expect(await filters().getByLabel("Maximum").inputValue()).toBe("");
  });

  test("highlights a property: on top, 'Matched result', in view; another city takes it away", async () => {
    await come();
    await openResults("/allproperties?highlight=11&sort=price-desc", /properties in India/);
    const first = cards().first();
    await first.getByText("Matched result").waitFor();
    expect((await titles())[0]).toBe("Hesaraghatta Groves");
    await page.waitForFunction(() => {
      const box = document.querySelector('[data-listing="11"]')?.getBoundingClientRect();
      return box !== undefined && box.top >= 0 && box.bottom <= window.innerHeight;
    });
    await filters().getByLabel("City").selectOption("Goa");
    await countLine(/^3 results$/).waitFor();
    expect(query()).toBe("?city=Goa&sort=price-desc");
    expect(await page.getByText("Matched result").count()).toBe(0);
  });

  test("a highlighted property that is not among the results leaves the address", async () => {
    await come();
    await openResults("/allproperties?city=Goa&highlight=11", /^3 results$/);
    await page.waitForFunction(() => !window.location.search.includes("highlight"));
    expect(query()).toBe("?city=Goa");
  });

  test("of every city shows all homes from the first paint on, with another city stored (decisions/lists)", async () => {
    await come({ city: "Goa" });
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/allproperties?city=all");
    expect((await titles()).length).toBe(24);
    await page.goto("/allproperties?city=Mumbai");
    for (const card of await cards().all()) {
      if (await card.isVisible()) expect(await card.textContent()).toContain("Mumbai");
    }
    await page.goto("/allproperties");
    expect(await titles()).toEqual(homesInGoa);
    // What the refused scripts make the browser say, and no more of it.
    await page.goto("about:blank");
    visit.complaints.length = 0;
  });
});

describe("the address and the history", () => {
  test("typing replaces, choosing pushes; Back and Forward restore everything", async () => {
    await come();
    await openResults("/allproperties", /^Showing 30/);
    const start = await historyLength();
    await filters().getByRole("searchbox").pressSequentially("villa ", { delay: 15 });
    await page.waitForURL(/q=villa/);
    await filters().getByLabel("Minimum").fill("10000000");
    await page.waitForURL(/priceMin=10000000/);
    expect(await historyLength()).toBe(start);
    await countLine(/^\d+ results$/).waitFor();
    const villas = await titles();

    await filters().getByLabel("Property type").selectOption({ label: "Villa" });
    await filters().getByRole("checkbox", { name: "4+ BHK" }).check();
    await page.waitForURL(/bhk=4/);
    expect(await historyLength()).toBe(start + 2);
    const large = await titles();
    expect(large).not.toEqual(villas);

    await page.goBack();
    await page.goBack();
    await page.waitForFunction(() => window.location.search === "?q=villa&priceMin=10000000&city=all");
    expect(await filters().getByRole("checkbox", { name: "4+ BHK" }).isChecked()).toBe(false);
    expect(await filters().getByLabel("Property type").inputValue()).toBe("");
    expect(await titles()).toEqual(villas);
    await page.goForward();
    await page.goForward();
    await page.waitForURL(/bhk=4/);
    await page.waitForFunction(
      (count) => document.querySelectorAll("main article[data-listing]").length === count,
      large.length,
    );
    expect(await titles()).toEqual(large);
  });

  test("chips with 'Clear search' and 'Clear city', and Clear All (requirements 2.6)", async () => {
    await come({ city: "Bangalore" });
    await openResults("/allproperties?q=villa&bhk=4", /results?$/);
    await results().getByRole("button", { name: "Clear search" }).click();
    await page.waitForFunction(() => window.location.search === "?bhk=4&city=Bangalore");
    await results().getByRole("button", { name: "Clear city" }).click();
    await page.waitForFunction(() => window.location.search === "?bhk=4&city=all");
    expect(await titles()).toContain("Jumeirah Shore Villa");
    await filters().getByRole("button", { name: "Clear All" }).click();
    await countLine("Showing 30 properties in India and Dubai").waitFor();
  });

  test("the list card: chat only with a phone (requirements 2.6, decisions/phones-and-chat)", async () => {
    await come();
    await openResults("/allproperties?q=fort+house", /result/);
    const withoutPhone = page.locator('[data-listing="18"]');
    await withoutPhone.getByRole("link", { name: "View Fort House" }).waitFor();
    expect(await withoutPhone.getByRole("link", { name: /^Chat/ }).count()).toBe(0);
    await openResults("/allproperties?q=orchard+row", /result/);
    const chat = page.locator('[data-listing="3"]').getByRole("link", { name: /^Chat/ });
    expect(await chat.getAttribute("href")).toMatch(/^https:\/\/wa\.me\/918000000003\?text=/);
  });

  test("the heading names the place that is listed (decisions/city)", async () => {
    await come();
    await open(page, "/properties");
    await page.getByRole("heading", { level: 1, name: "Discover Properties in India and Dubai" }).waitFor();
    await filters().getByLabel("City").selectOption("Mumbai");
    await page.getByRole("heading", { level: 1, name: "Discover Properties in Mumbai" }).waitFor();
  });

  test("on a phone the filters are a sheet, which the keyboard opens, uses and closes", async () => {
    await come({ viewport: phone });
    await openResults("/allproperties", /^Showing 30/);
    const opener = page.getByRole("button", { name: /^Filters/ });
    await opener.focus();
    await page.keyboard.press("Enter");
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await sheet.waitFor();
    await sheet.getByRole("checkbox", { name: "2 BHK" }).focus();
    await page.keyboard.press("Space");
    await sheet.getByRole("button", { name: /^Show \d+ results$/ }).waitFor();
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "hidden" });
    await opener.filter({ hasText: "(1)" }).waitFor();
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(query()).toBe("?bhk=2&city=all");
  });
});
