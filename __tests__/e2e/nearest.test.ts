/** The nearest homes where a list is empty or a home is not listed (docs/decisions/search.md). */
import type { Browser, Page } from "playwright-core";
import { besidesMissing, open, openBrowser, phone, visitor } from "../support/browser";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const offered = async (page: Page, heading: string) => {
  const section = page.getByRole("region", { name: heading });
  await section.getByRole("heading", { level: 3 }).first().waitFor();
  return section.locator("div:has(> p + article), div:has(> p)").evaluateAll((items) =>
    items.flatMap((item) => {
      const reason = item.querySelector(":scope > p")?.textContent;
      const title = item.querySelector("h3")?.textContent;
      return reason === undefined || title === undefined ? [] : [`${title}: ${reason}`];
    }),
  );
};

test("a search without results names what costs a little more and what is a little farther", async () => {
  const { page, complaints, close } = await visitor(browser, { viewport: phone });
  await open(page, "/allproperties?q=Whitefield&bhk=3&priceMax=15000000&city=Bangalore");
  const homes = await offered(page, "Close to your search");
  expect(homes).toContain("The Kaveri Terraces: ₹35 L above your budget");
  expect(homes.some((home) => /: \d+(\.\d)? km away, in /.test(home))).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  expect(complaints).toEqual([]);
  await close();
});

test("a category without results names its homes with other bedrooms", async () => {
  const { page, close } = await visitor(browser);
  await open(page, "/villas?bhk=1&city=Goa");
  const homes = await offered(page, "Close to your search");
  expect(homes.length).toBeGreaterThan(0);
  for (const home of homes) expect(home).toMatch(/: \d.* BHK$/);
  await close();
});

test("the page of a home that is not listed names those of a like name", async () => {
  const { page, complaints, close } = await visitor(browser);
  await open(page, "/property/kaveri-terrace-homes");
  expect(await offered(page, "Perhaps you were looking for")).toContain(
    "The Kaveri Terraces: Its name is alike",
  );
  expect(besidesMissing(complaints, "/property/kaveri-terrace-homes")).toEqual([]);
  await close();
});
