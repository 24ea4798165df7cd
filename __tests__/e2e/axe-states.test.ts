/**
 * axe finds nothing in what opens over a page or in it, in what filters, failures and the browser's storage make of a
 * page, nor in a carousel in motion, and text of twice its size takes nothing from what is open (WCAG 2.2: 1.4.4);
 * pages as they open are looked at in page-kinds.test.ts. `npm run visual:record` has the
 * same states photographed instead.
 */
import type { Browser, Page } from "playwright-core";
import { testSiteOrigin } from "../support/addresses";
import { desktop, open, openBrowser, phone, tablet, visitor, type Visit } from "../support/browser";
import { rendered } from "../support/eventually";
import { layoutIssues } from "../support/layout-issues";
import { pageIssues } from "../support/page-issues";
import { pageKinds } from "../support/page-kinds";
import { everywhere, narrowAlone, wideAlone, type PageState } from "../support/page-states";
import { photographPage, visualRecord } from "../support/photograph-page";
import { sampleOf } from "../support/sample";

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

const withoutIndex: PageState = [
  "results without their index",
  "/allproperties?q=x",
  async () => {
    await page.route("**/listing-index.json", (route) => route.abort());
    await page.reload();
    const alert = page.getByRole("alert");
    await alert.getByText(/^We could not load the full list/).waitFor();
    // The browser's own word on the two attempts.
    const lost = `Failed to load resource: net::ERR_FAILED ${testSiteOrigin}/listing-index.json`;
    expect(visit.complaints.splice(0)).toEqual([lost, lost]);
  },
];
const allStates = [...everywhere, withoutIndex];

interface Stored {
  readonly city?: string;
  readonly hasSaved?: boolean;
}

/** Opens a path as a visitor of whom this is stored, by itself three saved homes, and brings the page into a state. */
async function bringInto(
  [, path, reach]: PageState,
  viewport: typeof desktop,
  { city, hasSaved = true }: Stored = {},
): Promise<void> {
  visit = await visitor(browser, {
    viewport,
    reducedMotion: "reduce",
    ...(city === undefined ? {} : { city }),
  });
  page = visit.page;
  if (hasSaved)
    await page.addInitScript(() => {
      // A frame of another host has a storage of its own.
      if (window !== window.top) return;
      if (sessionStorage.getItem("saved") === null) localStorage.setItem("wishlist", '["1","18","3"]');
      sessionStorage.setItem("saved", "1");
    });
  await open(page, path);
  await reach(page);
}

const ofPhones = [...allStates, ...narrowAlone];
const ofDesktops = [...allStates, ...wideAlone];

/** What is stored of the visitors to whom every kind of page is shown. */
const visitors: readonly (readonly [name: string, stored: Stored])[] = [
  ["nothing stored", { hasSaved: false }],
  ["a city stored", { city: "Goa", hasSaved: false }],
  ["homes saved", {}],
  ["a city and homes", { city: "Goa" }],
];

const record = (folder: string) => {
  describe.each([
    [phone, ofPhones],
    [tablet, allStates],
    [desktop, ofDesktops],
  ] as const)("a picture at %j", (viewport, states) => {
    describe.each(visitors)("with %s", (name, stored) => {
      test.each(pageKinds)("of the kind %s", async (path) => {
        await bringInto([path, path, () => page.waitForLoadState("networkidle")], viewport, stored);
        await photographPage(page, folder, `${path} ${name}`);
        visit.complaints.splice(0);
      });
    });

    test.each(states)("of the state %s", async (...state) => {
      await bringInto(state, viewport);
      await photographPage(page, folder, state[0]);
      visit.complaints.splice(0);
    });
  });
};

const overPages: readonly string[] = [
  ...["the city picker", "the contact modal", "the share menu", "the question before removing"],
  ...["the image viewer", "the saved menu", "the suggestions", "the Filters popover", "the filter drawer"],
  ...["the slide-in menu", "the city menu", "the Services menu", "the open costs of a home"],
  "the calculator's answer, with its years as a table",
];

/** Enlarges the text to twice its size, in a window of 1280 px at most. */
async function enlargeText(page: Page): Promise<void> {
  const width = Math.min(1280, page.viewportSize()?.width ?? 0);
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
    // They lie over others on purpose, as the menus of the header say themselves.
    document
      .querySelectorAll("[role=listbox], #hero-search details[open] > div")
      .forEach((element) => element.setAttribute("data-open", ""));
  });
  await rendered(page);
}

const half = (states: readonly PageState[]) => states.filter((_, at) => at % 2 === 0);

/** Every second state of both widths, each of them at one. */
const atOneWidth = (turn: number) => allStates.filter((_, at) => at % 2 === turn);

const judge = () => {
  describe.each([
    [phone.width, phone, sampleOf(ofPhones, half([...atOneWidth(0), ...narrowAlone]))],
    [desktop.width, desktop, sampleOf(ofDesktops, half([...atOneWidth(1), ...wideAlone]))],
  ] as const)("axe finds nothing at %i px", (_, viewport, states) => {
    test.each(states)("on %s", async (...state) => {
      await bringInto(state, viewport);
      expect(await pageIssues(page, "html")).toEqual([]);
      if (!overPages.includes(state[0])) return;
      await enlargeText(page);
      expect(await layoutIssues(page)).toEqual([]);
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
      expect(await pageIssues(page, "html")).toEqual([]);
      await pause.click();
      await carousel.getByRole("button", { name: "Play" }).waitFor();
      expect(await pageIssues(page, "html")).toEqual([]);
    });
  });
};

if (visualRecord === undefined) judge();
else record(visualRecord);
