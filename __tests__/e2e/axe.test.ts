/**
 * axe finds nothing on any page of the sitemap, at phone and desktop width, nor in anything that opens over a page.
 * The forms and their steps are looked at in enquiry.test.ts.
 */
import type { Browser, Page } from "playwright-core";
import { desktop, open, openBrowser, phone, visitor, type Visit } from "../support/browser";
import { sitemapPaths } from "../support/sitemap-paths";
import { pageFindings } from "../support/page-findings";

// Pages that no sitemap names are pages too.
const paths = [
  ...new Set([...sitemapPaths(), "/wishlist", "/thank-you", "/property/no-such-home", "/blog/999"]),
];
const still = { reducedMotion: "reduce" } as const;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe("every page", () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await visitor(browser, still);
  });
  afterAll(() => visit.close());

  test.each(paths)("%s at 390 and 1440 px", async (path) => {
    const { page } = visit;
    await page.setViewportSize(phone);
    await open(page, path);
    expect(await pageFindings(page, "html")).toEqual([]);
    await page.setViewportSize(desktop);
    expect(await pageFindings(page, "html")).toEqual([]);
  });
});

const openMenu = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole("banner").getByRole("button", { name, exact: true }).click();
  await page.getByRole("banner").locator("[data-open]").waitFor({ state: "visible" });
};

const openBy = (text: string | RegExp) => async (page: Page) => {
  await page.getByRole("main").locator("button, summary").filter({ hasText: text }).first().click();
};

const openViewer = async (page: Page) => {
  await page.getByRole("link", { name: /view all \d+ pictures/ }).click();
  await page.getByRole("dialog").waitFor({ state: "visible" });
};

const typeQuery = async (page: Page) => {
  await page.getByRole("combobox", { name: "Locality, project or landmark" }).pressSequentially("whi");
  await page
    .getByRole("listbox", { name: "Suggestions" })
    .getByRole("option")
    .first()
    .waitFor({ state: "visible" });
};

describe("what opens over a page", () => {
  test.each<[string, string, typeof desktop, (page: Page) => Promise<unknown>]>([
    ["the city menu", "/about", desktop, openMenu(/^Select city/)],
    ["the Properties menu", "/about", desktop, openMenu("Properties")],
    ["the Services menu", "/about", desktop, openMenu("Services")],
    ["the contact and social menu", "/about", desktop, openMenu("Contact and social links")],
    ["the empty saved menu", "/about", phone, openMenu(/^Saved/)],
    [
      "the drawer",
      "/about",
      phone,
      async (page) => {
        await page.getByRole("button", { name: "Open menu" }).click();
        await page.getByRole("dialog").waitFor({ state: "visible" });
        await page.getByRole("dialog").locator("summary", { hasText: "Services" }).click();
      },
    ],
    ["the city picker", "/", desktop, openBy("Select City")],
    ["the city picker on a phone", "/", phone, openBy("Select City")],
    ["the contact modal", "/city/Goa", desktop, openBy("Rent")],
    ["the Filters popover", "/city/Goa", desktop, openBy("Filters")],
    ["the filter sheet", "/allproperties", phone, openBy("Filters")],
    ["suggestions", "/city/Bangalore", desktop, typeQuery],
    ["the image viewer", "/property/the-kaveri-terraces", desktop, openViewer],
    ["the image viewer on a phone", "/property/the-kaveri-terraces", phone, openViewer],
    [
      "ways to share",
      "/property/the-kaveri-terraces",
      desktop,
      (page) => page.getByRole("button", { name: /^Ways to share The Kaveri/ }).click(),
    ],
  ])("%s", async (_what, path, viewport, act) => {
    const { page, close } = await visitor(browser, { ...still, viewport });
    await open(page, path);
    await act(page);
    expect(await pageFindings(page, "html")).toEqual([]);
    await close();
  });

  test("the question before saved homes are removed", async () => {
    const { page, close } = await visitor(browser, { ...still, viewport: phone });
    await page.addInitScript(() => localStorage.setItem("wishlist", JSON.stringify(["1", "2"])));
    await open(page, "/wishlist");
    await openBy("Remove all")(page);
    await page.getByRole("dialog").waitFor({ state: "visible" });
    expect(await pageFindings(page, "html")).toEqual([]);
    await close();
  });
});
