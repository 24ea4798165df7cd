import type { Page } from "playwright-core";
import { open } from "../support/browser";
import { calmVisits } from "../support/calm-visits";
import { listPage } from "../support/list-page";

let page: Page;
const come = calmVisits((each) => {
  page = each.page;
});
const { main, cards, countLine, query, historyLength, titles } = listPage(() => page);

describe("landing pages (decisions/addresses and decisions/lists)", () => {
  test("the city of the address goes before the visitor's; clearing it is a step of the history", async () => {
    await come({ city: "Goa" });
    await open(page, "/buy?city=Mumbai");
    await countLine(/^\d+ results$/).waitFor();
    const inMumbai = await titles();
    expect(inMumbai).toContain("Powai Lakefront");
    await main().getByRole("button", { name: "Clear city" }).click();
    await page.waitForURL(/city=all/);
    expect((await titles()).length).toBeGreaterThan(inMumbai.length);
    await page.goBack();
    await page.waitForURL(/city=Mumbai/);
    expect(await titles()).toEqual(inMumbai);
    await open(page, "/buy");
    await countLine("2 results").waitFor();
    expect((await titles()).sort()).toEqual(["Assagao Verandah House", "Siolim Pool Villa"]);
  });
});

describe("category pages (requirements 2.7)", () => {
  test("search, city and bedrooms with Apply and Reset; the filters stand in the address", async () => {
    await come();
    await open(page, "/apartments");
    const all = (await titles()).length;
    const form = main().getByRole("search", { name: /^Search/ });
    expect(await form.getByRole("searchbox").getAttribute("placeholder")).toBe(
      "Search by name or location...",
    );
    await form.getByLabel("City").selectOption("Mumbai");
    await form.getByLabel("Bedrooms").selectOption({ label: "2 BHK" });
    expect(query()).toBe("");
    await form.getByRole("button", { name: "Apply" }).click();
    await countLine("2 of 3 apartments in Mumbai match your filters.").waitFor();
    expect(query()).toBe("?bhk=2&city=Mumbai");
    expect((await titles()).sort()).toEqual(["Fort House", "Powai Lakefront"]);
    await page.reload();
    await countLine("2 of 3 apartments in Mumbai match your filters.").waitFor();
    await form.getByRole("button", { name: "Reset" }).click();
    await page.waitForFunction(() => window.location.search === "");
    await page.waitForFunction(
      (count) => document.querySelectorAll("main article[data-listing]").length === count,
      all,
    );
    await form.getByRole("searchbox").fill("zzzz");
    await page.keyboard.press("Enter");
    await main().getByText("No listings found").waitFor();
  });

  test.each([
    ["/properties/new-projects", "No new projects match your filters."],
    ["/properties/under-construction", "No under-construction projects match your filters."],
    ["/properties/Ready-to-Move", "No ready-to-move projects match your search."],
    ["/properties/rental", "No rental properties match your filters."],
    ["/properties/resale", "No resale properties match your filters."],
    ["/dubai-properties", "No Dubai properties match your search."],
  ])("%s: search box with clear button, type dropdown, '%s'", async (path, message) => {
    await come();
    await open(page, path);
    const form = main().getByRole("search", { name: /^Search/ });
    const choices = await form.getByLabel("Property type").locator("option").allTextContents();
    expect(choices[0]).toBe("All Property Types");
    const start = await historyLength();
    await form.getByRole("searchbox").pressSequentially("zzzz");
    await main().getByText(message).waitFor();
    expect(await historyLength()).toBe(start);
    expect(await cards().count()).toBe(0);
    await form.getByRole("button", { name: /clear/i }).click();
    await cards().first().waitFor();
    expect(query()).toBe("");
    await form.getByLabel("Property type").selectOption(choices[1] ?? "");
    await page.waitForURL(/type=/);
    expect(await historyLength()).toBe(start + 1);
    await cards().first().waitFor();
  });

  test("Dubai's types are Apartments and Villas; its search reads descriptions too", async () => {
    await come({ city: "Goa" });
    await open(page, "/dubai-properties");
    expect(await titles()).toHaveLength(4);
    const type = main().getByLabel("Property type");
    expect(await type.locator("option").allTextContents()).toEqual([
      "All Property Types",
      "Apartments",
      "Villas",
    ]);
    await type.selectOption("Villas");
    await countLine("2 of 4 properties in Dubai match your filters.").waitFor();
    expect(query()).toBe("?type=villa");
    expect((await titles()).sort()).toEqual(["Al Furjan Townhouses", "Jumeirah Shore Villa"]);
  });
});
