/** What opens over a page or in it, and what filters, failures and the browser's storage make of a page. */
import type { Page } from "playwright-core";
import { copyNotices } from "../../src/features/share/share-button";
import { goToCalculator, showYears } from "./emi-calculator";

export type PageState = readonly [name: string, path: string, reach: (page: Page) => Promise<unknown>];

const saved = (page: Page) =>
  page.getByRole("article").getByRole("link", { name: "Orchard Row", exact: true });
const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name }).waitFor();
const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).locator("visible=true").first().click();
const headerMenu =
  (id: string, words = "") =>
  async (page: Page) => {
    await page.locator(`header [data-menu=${id}] > button`).click();
    await page.locator(`header [data-menu=${id}] [data-open]`).filter({ hasText: words }).waitFor();
  };
const openAgain = async (page: Page) => {
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
};
const openWith = async (page: Page, key: string, value: string) => {
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
  await openAgain(page);
};
const openedMap = (page: Page) => page.locator("[data-pin]").first().waitFor();

/** Those of pages of every width. */
export const everywhere: readonly PageState[] = [
  [
    "results with chips and a match",
    "/allproperties?q=villa&city=Goa&bhk=3&highlight=23",
    (page) => page.getByText("Matched result").waitFor(),
  ],
  [
    "no results, with what would be found without one wish",
    "/allproperties?q=Whitefield&bhk=3&priceMax=15000000&features=gated-entry&tab=sale",
    (page) => page.getByRole("button", { name: /^Without “up to/ }).waitFor(),
  ],
  ["the wishlist", "/wishlist", (page) => saved(page).waitFor()],
  [
    "the wishlist with a row outlined and a number missing",
    "/wishlist?highlight=3",
    async (page) => {
      await press(page, "Call about Fort House");
      await page.getByText("No contact number available", { exact: true }).waitFor();
    },
  ],
  [
    "the question before removing",
    "/wishlist",
    async (page) => {
      await saved(page).waitFor();
      await press(page, "Remove all");
      await dialog(page, "Remove all saved properties?");
    },
  ],
  [
    "the share menu",
    "/property/orchard-row",
    async (page) => {
      await press(page, "Ways to share Orchard Row");
      await page.getByRole("menu").waitFor();
    },
  ],
  ["the saved menu", "/apartments", headerMenu("saved", "Orchard Row")],
  [
    "the image viewer",
    "/property/the-kaveri-terraces",
    async (page) => {
      await page.getByRole("link", { name: /view all \d+ pictures/ }).click();
      const viewer = page.getByRole("dialog");
      await viewer.getByText(/^Image 1 of/).waitFor();
    },
  ],
  [
    "the city picker",
    "/",
    async (page) => {
      const openers = page.getByRole("button", { name: /Select City/i });
      await openers.last().click();
      await dialog(page, "Select your preferred city");
    },
  ],
  [
    "the contact modal",
    "/city/Bangalore",
    async (page) => {
      await press(page, "Rent");
      await dialog(page, "Get in touch — Rent");
    },
  ],
  [
    "the suggestions",
    "/city/Bangalore",
    async (page) => {
      await page.getByRole("combobox", { name: /Locality/ }).fill("an");
      await page.getByRole("listbox").getByRole("option").first().waitFor();
      await page.keyboard.press("ArrowDown");
    },
  ],
  [
    "the Filters popover",
    "/city/Bangalore",
    async (page) => {
      await page.locator("main summary").first().click();
      await page.getByText("No filters chosen").waitFor();
    },
  ],
  [
    "an open answer",
    "/about",
    async (page) => {
      const question = page.locator('details[name="faq"]').last();
      await question.locator("summary").click();
      await question.locator("p").waitFor();
    },
  ],
  [
    "the open costs of a home",
    "/property/the-kaveri-terraces",
    async (page) => {
      await page.getByRole("heading", { name: "Duty and registration in Bangalore" }).click();
      await page.getByRole("heading", { name: "Home loan", exact: true }).click();
      await page.getByLabel("Loan amount (₹)", { exact: true }).waitFor();
    },
  ],
  [
    "the calculator's answer, with its years as a table",
    "/services/home-loan",
    async (page) => {
      const calculator = await goToCalculator(page);
      await calculator.getByLabel("Loan amount (₹)", { exact: true }).fill("1 Cr");
      await calculator.getByRole("status").getByText("₹86,782", { exact: true }).waitFor();
      await showYears(calculator);
    },
  ],
  [
    "the calculator with a term that it refuses",
    "/services/home-loan",
    async (page) => {
      const calculator = await goToCalculator(page);
      await calculator.getByLabel("Term (years)", { exact: true }).fill("99");
      await calculator.getByText("Enter a term of up to 40 years.").waitFor();
    },
  ],
  [
    "the map of a home",
    "/property/the-kaveri-terraces",
    async (page) => {
      // The host of maps is played, because the suite needs no network.
      await page.route(/^https:/, (route) => route.fulfill({ contentType: "text/html", body: "shown" }));
      await press(page, "Show the map");
      await page.frameLocator("main iframe").getByText("shown").waitFor();
    },
  ],
  ["a category on the map", "/villas?view=map", openedMap],
  [
    "the card of a pin",
    "/dubai-properties?view=map",
    async (page) => {
      await press(page, /^Marsa Creek Residences, AED/);
      await page.getByRole("group", { name: "Home on the map" }).waitFor();
    },
  ],
  [
    "an area being drawn",
    "/dubai-properties?view=map",
    async (page) => {
      await openedMap(page);
      await press(page, "Draw an area");
      await press(page, "Set corner");
    },
  ],
  [
    "stored comments",
    "/blog/1",
    async (page) => {
      await openWith(
        page,
        "comments_post_1",
        '[{"name":"Asha","text":"A fair account"},"No name to this one"]',
      );
      await page.getByText("No name to this one").waitFor();
    },
  ],
  [
    "homes viewed before",
    "/",
    async (page) => {
      await openWith(page, "recentlyViewed", "[18,3,1]");
      const viewed = page.getByRole("region", { name: "Recently viewed" });
      await viewed.getByRole("heading", { name: "Fort House" }).waitFor();
    },
  ],
  [
    "home in a selected city",
    "/",
    async (page) => {
      await openWith(page, "selectedCity", "Goa");
      await page.getByRole("heading", { level: 1, name: /in Goa$/ }).waitFor();
    },
  ],
  [
    "a category in a selected city",
    "/apartments",
    async (page) => {
      await openWith(page, "selectedCity", "Mumbai");
      await page.getByRole("button", { name: "Clear city" }).waitFor();
    },
  ],
  [
    "a category without any in a selected city",
    "/apartments",
    async (page) => {
      await openWith(page, "selectedCity", "Goa");
      await page.getByRole("button", { name: "Show all cities" }).waitFor();
    },
  ],
  [
    "the thanks for an enquiry",
    "/thank-you",
    async (page) => {
      const enquiry = { form: "property", firstName: "Ananya", name: "Ananya Rao", source: null };
      const state = { ...enquiry, submittedAt: "2026-11-20T10:15:00.000Z", propertyTitle: "Orchard Row" };
      await page.evaluate((value) => history.replaceState(value, ""), state);
      await openAgain(page);
      await page.getByRole("heading", { level: 1, name: "Thank you, Ananya" }).waitFor();
    },
  ],
  [
    "a link copied from a card",
    "/apartments",
    async (page) => {
      const { text, shownForMs } = copyNotices.card;
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      // What is said then stays for longer, so that there is time to look.
      await page.evaluate((noticeMs) => {
        const wait = window.setTimeout.bind(window);
        Object.assign(window, {
          setTimeout: (task: () => void, delayMs?: number) =>
            wait(task, delayMs === noticeMs ? 60_000 : delayMs),
        });
      }, shownForMs);
      await press(page, /^Share Orchard Row$/);
      await page.getByRole("main").getByText(text, { exact: true }).waitFor();
    },
  ],
  [
    "the answer to 'Delete my data'",
    "/privacy-policy",
    async (page) => {
      await press(page, "Delete my data on this device");
      await page.getByText("Nothing that this site had stored is left on this device.").waitFor();
    },
  ],
];

/** Those of wide windows alone. */
export const wideAlone: readonly PageState[] = [
  ["the city menu", "/apartments", headerMenu("city")],
  ["the Properties menu", "/apartments", headerMenu("properties")],
  ["the Services menu", "/apartments", headerMenu("services")],
  ["the social menu", "/apartments", headerMenu("social")],
];

/** Those of phones alone. */
export const narrowAlone: readonly PageState[] = [
  [
    "the filter drawer",
    "/allproperties",
    async (page) => {
      await press(page, /^Filters/);
      await dialog(page, "Filters");
    },
  ],
  [
    "the slide-in menu",
    "/apartments",
    async (page) => {
      await press(page, "Open menu");
      const drawer = page.getByRole("dialog");
      await drawer.locator("summary", { hasText: "Services" }).click();
      await drawer
        .getByRole("link", { name: /Home Loan/i })
        .first()
        .waitFor();
    },
  ],
];
