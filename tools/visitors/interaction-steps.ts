import type { Page } from "playwright-core";
import { firstPageBelow } from "../first-page-below";

/** What a visitor does on one page, step by step; each step ends when its effect is there. */
export interface Journey {
  readonly pathname: string;
  readonly steps: readonly (readonly [name: string, take: (page: Page) => Promise<void>])[];
}

/** Milliseconds between two keys. */
const typingMs = 150;

const dialog = (page: Page) => page.locator("dialog[open]");
const inAddress = (page: Page, text: string) => page.waitForURL((url) => url.search.includes(text));

/** Moves a select by a key, as its list of options is none of the page's. */
async function chooseNext(page: Page, name: string): Promise<void> {
  await page.locator(`main select[name="${name}"]:visible`).focus();
  await page.keyboard.press("ArrowDown");
}

async function typeInto(page: Page, selector: string, text: string): Promise<void> {
  await page.locator(selector).tap();
  await page.keyboard.type(text, { delay: typingMs });
}

/** Scrolls down until the page has a visible element of the selector: parts come as they are approached. */
async function scrollTo(page: Page, selector: string): Promise<void> {
  await page.evaluate(async (target) => {
    while (!document.querySelector(target)?.checkVisibility()) {
      const isAtEnd = window.scrollY + window.innerHeight >= document.body.scrollHeight;
      window.scrollBy({ top: isAtEnd ? -window.scrollY : 200, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
    document.querySelector(target)?.scrollIntoView({ block: "center", behavior: "instant" });
  }, selector);
}

const results: Journey["steps"] = [
  [
    "wishlist",
    async (page) => {
      const heart = page.locator('main button[aria-pressed="false"]:has([href*="heart"]):visible').first();
      await heart.tap();
      await page.locator('main button[aria-pressed="true"]:has([href*="heart"])').first().waitFor();
    },
  ],
  [
    "sort",
    async (page) => {
      await chooseNext(page, "sort");
      await inAddress(page, "sort=");
    },
  ],
  [
    "filters, opened",
    async (page) => {
      await page.getByRole("button", { name: /^Filters/ }).tap();
      await dialog(page).waitFor();
    },
  ],
  [
    "filter",
    async (page) => {
      await dialog(page).getByText("3 BHK", { exact: true }).tap();
      await inAddress(page, "bhk=3");
    },
  ],
  [
    "words",
    async (page) => {
      await typeInto(page, 'dialog[open] input[type="search"]', "villa");
      await inAddress(page, "q=villa");
    },
  ],
  [
    "filters, cleared",
    async (page) => {
      await dialog(page).getByRole("button", { name: "Clear All" }).tap();
      await page.waitForURL((url) => !url.search.includes("q="));
    },
  ],
  [
    "sentence",
    async (page) => {
      await typeInto(page, 'dialog[open] input[type="search"]', "2 bhk under 1.5 crore");
      await page.keyboard.press("Enter");
      await inAddress(page, "priceMax=");
    },
  ],
  [
    "filters, closed",
    async (page) => {
      await dialog(page).getByRole("button", { name: /^Show/ }).tap();
      await dialog(page).waitFor({ state: "detached" });
    },
  ],
];

const category: Journey["steps"] = [
  [
    "filter",
    async (page) => {
      await chooseNext(page, "bhk");
      await page.getByRole("button", { name: "Apply" }).tap();
      await inAddress(page, "bhk=");
    },
  ],
];

const cityPage: Journey["steps"] = [
  [
    "sentence",
    async (page) => {
      await typeInto(page, 'main input[name="q"]', "3 bhk villa under 4 crore");
      await page.locator('[role="option"]').first().waitFor();
      await page.keyboard.press("Enter");
      await page.waitForURL("**/allproperties?**");
    },
  ],
];

const home: Journey["steps"] = [
  [
    "menu, opened",
    async (page) => {
      await page.getByRole("button", { name: "Open menu" }).tap();
      await dialog(page).waitFor();
    },
  ],
  [
    "menu, closed",
    async (page) => {
      await dialog(page).getByRole("button", { name: "Close menu" }).tap();
      await dialog(page).waitFor({ state: "detached" });
    },
  ],
  [
    "picker, opened",
    async (page) => {
      await page
        .getByRole("button", { name: /Select City/i })
        .last()
        .tap();
      await dialog(page).waitFor();
    },
  ],
  [
    "picker, closed",
    async (page) => {
      await dialog(page).getByRole("button", { name: "Skip for now" }).tap();
      await dialog(page).waitFor({ state: "detached" });
    },
  ],
];

const property: Journey["steps"] = [
  [
    "gallery",
    async (page) => {
      const counter = page.getByRole("link", { name: /view all \d+ pictures/ });
      const before = await counter.innerText();
      await page.locator('main [aria-label="Next image"]:visible').first().tap();
      await counter.filter({ hasNotText: before }).waitFor();
    },
  ],
  [
    "viewer, opened",
    async (page) => {
      await page.getByRole("link", { name: /view all \d+ pictures/ }).tap();
      await dialog(page).waitFor();
    },
  ],
  [
    "viewer, next",
    async (page) => {
      const before = await dialog(page)
        .getByText(/^Image /)
        .innerText();
      await dialog(page).getByRole("button", { name: "Next image" }).tap();
      await dialog(page).getByText(before, { exact: true }).waitFor({ state: "detached" });
    },
  ],
  [
    "viewer, closed",
    async (page) => {
      await dialog(page).getByRole("button", { name: "Close" }).tap();
      await dialog(page).waitFor({ state: "detached" });
    },
  ],
];

const homeLoan: Journey["steps"] = [
  [
    "EMI sliders",
    async (page) => {
      await scrollTo(page, 'input[type="range"]');
      for (const slider of await page.locator('input[type="range"]').all()) {
        const before = await slider.inputValue();
        await slider.focus();
        for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowRight");
        await slider.tap();
        if ((await slider.inputValue()) === before) throw new Error("The slider does not move");
      }
    },
  ],
];

/** What any interaction takes on this machine. */
const textPage: Journey["steps"] = [["a tap on a heading", (page) => page.locator("main h1").tap()]];

/** Each of the interactions that must be quick, on the build in `root`. */
export const journeysOf = (root: string): readonly Journey[] => [
  { pathname: "/about", steps: textPage },
  { pathname: "/allproperties", steps: results },
  { pathname: "/apartments", steps: category },
  { pathname: firstPageBelow(root, "city"), steps: cityPage },
  { pathname: "/", steps: home },
  { pathname: firstPageBelow(root, "property"), steps: property },
  { pathname: "/services/home-loan", steps: homeLoan },
];
