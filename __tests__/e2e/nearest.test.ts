/** The nearest homes where a list is empty or a home is not listed (docs/decisions/search.md). */
import type { Page } from "playwright-core";
import { besidesMissing, open, visitsOfTests, phone } from "../support/browser";

const visitor = visitsOfTests();

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
  const { page, complaints } = await visitor({ viewport: phone });
  await open(page, "/allproperties?q=Whitefield&bhk=3&priceMax=15000000&city=Bangalore");
  const homes = await offered(page, "Close to your search");
  expect(homes).toContain("The Kaveri Terraces: ₹35 L above your budget");
  expect(homes.some((home) => /: \d+(\.\d)? km away, in /.test(home))).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  expect(complaints).toEqual([]);
});

test("the page of a home that is not listed names those of a like name", async () => {
  const { page, complaints } = await visitor();
  await open(page, "/property/kaveri-terrace-homes");
  expect(await offered(page, "Perhaps you were looking for")).toContain(
    "The Kaveri Terraces: Its name is alike",
  );
  expect(besidesMissing(complaints, "/property/kaveri-terrace-homes")).toEqual([]);
});
