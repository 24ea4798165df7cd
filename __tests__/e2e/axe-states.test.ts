/**
 * axe finds nothing in what opens over a page, in what filters make of a list, nor in a carousel in motion; pages as they
 * open are looked at in axe.test.ts.
 */
import type { Browser, Page } from "playwright-core";
import { desktop, open, openBrowser, phone, visitor, type Visit } from "../support/browser";
import { pageFindings } from "../support/page-findings";

let browser: Browser;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(async () => {
  await visit.close();
  expect(visit.complaints).toEqual([]);
});

type State = readonly [name: string, path: string, reach: () => Promise<unknown>];

const empty = () => page.getByRole("main").getByRole("link", { name: "Contact us" }).waitFor();
const dialog = (name: string | RegExp) => page.getByRole("dialog", { name }).waitFor();
const press = (name: string | RegExp) => page.getByRole("button", { name }).first().click();
const headerMenu = (id: string) => async () => {
  await page.locator(`header [data-menu=${id}] > button`).click();
  await page.locator(`header [data-menu=${id}] [data-open]`).waitFor();
};

const everywhere: readonly State[] = [
  [
    "results with chips and a match",
    "/allproperties?q=villa&city=Goa&bhk=3&highlight=23",
    () => page.getByText("Matched result").waitFor(),
  ],
  ["results without any", "/allproperties?q=zzzz", () => page.getByText("No listings found").waitFor()],
  [
    "results of a sentence, read and offered as filters",
    "/allproperties?q=3+BHK+under+1.5+crore+in+Whitefield&city=Bangalore",
    () => page.getByRole("button", { name: "Use as filters" }).waitFor(),
  ],
  [
    "no results, with what would be found without one wish",
    "/allproperties?q=Whitefield&bhk=3&priceMax=15000000&features=gated-entry&tab=sale",
    () => page.getByRole("button", { name: /^Without “up to/ }).waitFor(),
  ],
  ["a category without any", "/properties/rental?q=zzzz", empty],
  ["the wishlist", "/wishlist", () => page.getByRole("link", { name: "Open Orchard Row" }).waitFor()],
  [
    "the wishlist with a row outlined and a number missing",
    "/wishlist?highlight=3",
    async () => {
      await press("Call about Fort House");
      await page.getByText("No contact number available", { exact: true }).waitFor();
    },
  ],
  [
    "the wishlist, asking before removing",
    "/wishlist",
    async () => {
      await press("Remove Orchard Row");
      await dialog("Remove this property from your saved list?");
    },
  ],
  [
    "the share menu",
    "/apartments",
    async () => {
      await press("Ways to share Orchard Row");
      await page.getByRole("menu").waitFor();
    },
  ],
  ["the saved menu", "/apartments", headerMenu("saved")],
  [
    "the saved menu without any",
    "/apartments",
    async () => {
      await page.evaluate(() => localStorage.removeItem("wishlist"));
      await page.reload();
      await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
      await headerMenu("saved")();
      await page.locator("header").getByText("No saved properties").waitFor();
    },
  ],
  [
    "the image viewer",
    "/property/the-kaveri-terraces",
    async () => {
      await page.getByRole("link", { name: /view all \d+ pictures/ }).click();
      await page
        .getByRole("dialog")
        .getByText(/^Image 1 of/)
        .waitFor();
    },
  ],
  [
    "the city picker",
    "/",
    async () => {
      await page
        .getByRole("button", { name: /Select City/i })
        .last()
        .click();
      await dialog("Select your preferred city");
    },
  ],
  [
    "the contact modal",
    "/city/Bangalore",
    async () => {
      await press("Buy");
      await dialog("Get in touch — Buy");
    },
  ],
  [
    "the suggestions",
    "/city/Bangalore",
    async () => {
      await page.getByRole("combobox", { name: /Locality/ }).fill("an");
      await page.getByRole("listbox").getByRole("option").first().waitFor();
      await page.keyboard.press("ArrowDown");
    },
  ],
  [
    "the suggestion of a sentence",
    "/city/Bangalore",
    async () => {
      await page.getByRole("combobox", { name: /Locality/ }).fill("3 BHK under 1.5 crore in Whitefield");
      await page.getByRole("option", { name: /3 BHK, up to/ }).waitFor();
      await page.keyboard.press("ArrowDown");
    },
  ],
  [
    "the Filters popover",
    "/city/Bangalore",
    async () => {
      await page.locator("main summary").first().click();
      await page.getByText("No filters chosen").waitFor();
    },
  ],
];

const wideAlone: readonly State[] = [
  ["the city menu", "/apartments", headerMenu("city")],
  ["the Properties menu", "/apartments", headerMenu("properties")],
  ["the Services menu", "/apartments", headerMenu("services")],
  ["the social menu", "/apartments", headerMenu("social")],
];

const narrowAlone: readonly State[] = [
  [
    "the filter sheet",
    "/allproperties",
    async () => {
      await press(/^Filters/);
      await dialog("Filters");
    },
  ],
  [
    "the slide-in menu",
    "/apartments",
    async () => {
      await press("Open menu");
      const drawer = page.getByRole("dialog");
      await drawer.locator("summary", { hasText: "Services" }).click();
      await drawer
        .getByRole("link", { name: /Home Loan/i })
        .first()
        .waitFor();
    },
  ],
];

describe.each([
  [phone.width, phone, [...everywhere, ...narrowAlone]],
  [desktop.width, desktop, [...everywhere, ...wideAlone]],
] as const)("axe finds nothing at %i px", (_, viewport, states) => {
  test.each(states)("on %s", async (__, path, reach) => {
    visit = await visitor(browser, { viewport, reducedMotion: "reduce" });
    page = visit.page;
    await page.addInitScript(() => {
      if (sessionStorage.getItem("saved") === null) localStorage.setItem("wishlist", '["1","18","3"]');
      sessionStorage.setItem("saved", "1");
    });
    await open(page, path);
    await reach();
    expect(await pageFindings(page, "html")).toEqual([]);
  });
});

describe("where motion is welcome", () => {
  test.each([
    ["/about", "Meet Our Team Of Experts"],
    ["/city/Bangalore", "Project on Demand"],
  ])("axe finds nothing on %s while '%s' runs, nor once it is paused", async (path, name) => {
    visit = await visitor(browser);
    page = visit.page;
    await open(page, path);
    const carousel = page.getByRole("group", { name });
    const pause = carousel.getByRole("button", { name: "Pause" });
    await carousel.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
    await carousel.locator(".slick-cloned").first().waitFor({ state: "attached" });
    await pause.waitFor();
    expect(await pageFindings(page, "html")).toEqual([]);
    await pause.click();
    await carousel.getByRole("button", { name: "Play" }).waitFor();
    expect(await pageFindings(page, "html")).toEqual([]);
  });
});
