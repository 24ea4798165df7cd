import type { Locator, Page } from "playwright-core";
import { open, phone } from "../support/browser";
import { calmVisits } from "../support/calm-visits";
import { listPage } from "../support/list-page";
import { atRest } from "../support/eventually";

let page: Page;
const come = calmVisits((next) => {
  page = next.page;
});
const { main, cards, countLine, results, filters, titles, openResults } = listPage(() => page);

async function openCardAndGoBack(card: Locator): Promise<number> {
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 60));
  await atRest(page);
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await card.getByRole("link").first().click();
  await page.waitForURL("**/property/**");
  await page.waitForFunction(() => window.scrollY < 50);
  await page.goBack();
  return before;
}

describe("filter, property, Back (requirements 2.1, decisions/addresses)", () => {
  /** Without the homes viewed last, which follow after Back. */
  const listed = () => results().locator("article[data-listing]");

  test("the same filters, the same results, the same place on the page", async () => {
    await come();
    await openResults("/allproperties", /^Showing 30/);
    await filters().getByRole("checkbox", { name: "3 BHK" }).check();
    await filters().getByText("More filters").click();
    await filters()
      .getByRole("button", { name: /^All \d+ features$/ })
      .click();
    await filters()
      .getByRole("checkbox", { name: /^Power backup/ })
      .check();
    await countLine(/results$/).waitFor();
    const resultTitles = await titles();
    const address = page.url();
    const before = await openCardAndGoBack(cards().nth(Math.min(5, resultTitles.length - 1)));
    await page.waitForURL(address);
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) <= 20, before);
    await countLine(`${resultTitles.length} results`).waitFor();
    expect(await titles(listed())).toEqual(resultTitles);
    expect(await filters().getByRole("checkbox", { name: "3 BHK" }).isChecked()).toBe(true);
    await filters().getByText("More filters (1)").waitFor();
    expect(
      await filters()
        .getByRole("checkbox", { name: /^Power backup/, includeHidden: true })
        .isChecked(),
    ).toBe(true);
    await page.goForward();
    await page.waitForURL("**/property/**");
  });

  test("also after 'Show more'", async () => {
    await come();
    await openResults("/allproperties", /^Showing 30/);
    await page.getByRole("link", { name: "Show more" }).click();
    await page.waitForFunction(() => document.querySelectorAll("main article[data-listing]").length === 30);
    const before = await openCardAndGoBack(cards().nth(28));
    await countLine(/^Showing 30/).waitFor();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) <= 20, before);
    expect(await listed().count()).toBe(30);
  });

  test("also from a category page with filters, on a phone", async () => {
    await come({ viewport: phone });
    await open(page, "/apartments");
    const form = main().getByRole("search", { name: /^Search/ });
    await form.getByLabel("City").selectOption("Bangalore");
    await form.getByLabel("Bedrooms").selectOption({ label: "3 BHK" });
    await form.getByRole("button", { name: "Apply" }).click();
    await countLine(/in Bangalore match your filters\.$/).waitFor();
    const resultTitles = await titles();
    expect(resultTitles.length).toBeGreaterThan(2);
    const before = await openCardAndGoBack(cards().last());
    await page.waitForURL("**/apartments?bhk=3&city=Bangalore");
    // The browser goes back to the place before the page is there.
    await countLine(/in Bangalore match your filters\.$/).waitFor();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) <= 20, before);
    expect(await titles()).toEqual(resultTitles);
    expect(await form.getByLabel("City").inputValue()).toBe("Bangalore");
    expect(await form.getByLabel("Bedrooms").locator("option:checked").textContent()).toBe("3 BHK");
  });

  test("keeps the place when a filter is taken back that hides homes above it", async () => {
    await come();
    await openResults("/allproperties?bhk=1", /results$/);
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: "instant" }));
    await filters().getByRole("checkbox", { name: "1 BHK" }).uncheck();
    await countLine(/^Showing 30/).waitFor();
    await atRest(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(500);
  });
});

test("the place on a home's page comes back also where a link to one of its parts was followed", async () => {
  await come();
  await open(page, "/property/the-kaveri-terraces");
  await main().getByRole("link", { name: "Costs" }).click();
  const before = await openCardAndGoBack(cards().last());
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) <= 20, before);
});
