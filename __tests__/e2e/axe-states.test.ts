/**
 * axe finds nothing in what opens over a page or in it, in what filters, failures and the browser's storage make of a
 * page, nor in a carousel in motion; pages as they open are looked at in axe.test.ts. `npm run visual:record` has the
 * same states photographed instead.
 */
import type { Browser, Page } from "playwright-core";
import { copyNotices, type SharePlace } from "../../src/features/share/share-button";
import { testSiteOrigin } from "../support/addresses";
import { desktop, open, openBrowser, phone, tablet, visitor, type Visit } from "../support/browser";
import { goToCalculator, showYears } from "../support/emi-calculator";
import { pageFindings } from "../support/page-findings";
import { pageKinds } from "../support/page-kinds";
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

type State = readonly [name: string, path: string, reach: () => Promise<unknown>];

const empty = () => page.getByRole("main").getByRole("link", { name: "Contact us" }).waitFor();
const saved = () => page.getByRole("article").getByRole("link", { name: "Orchard Row", exact: true });
const dialog = (name: string | RegExp) => page.getByRole("dialog", { name }).waitFor();
const press = (name: string | RegExp) => page.getByRole("button", { name }).first().click();
const headerMenu = (id: string) => async () => {
  await page.locator(`header [data-menu=${id}] > button`).click();
  await page.locator(`header [data-menu=${id}] [data-open]`).waitFor();
};
const openAgain = async () => {
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
};
const openWith = async (key: string, value: string) => {
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
  await openAgain();
};
const cost = (title: string) => page.locator("details", { has: page.getByRole("heading", { name: title }) });
const showMap = async (control: string, title: string) => {
  // The host of maps is played, because the suite needs no network.
  await page.route(/^https:/, (route) => route.fulfill({ contentType: "text/html", body: "shown" }));
  await press(control);
  await page.locator(`main iframe[title="${title}"]`).waitFor();
  await page.frameLocator("main iframe").getByText("shown").waitFor();
};
const openedMap = () => page.locator("[data-pin]").first().waitFor();
const failList = async () => {
  await page.route("**/listing-index.json", (route) => route.abort());
  await openAgain();
  await page
    .getByRole("alert")
    .getByText(/^We could not load the full list/)
    .waitFor();
  // The browser's own word on the two attempts.
  const lost = `Failed to load resource: net::ERR_FAILED ${testSiteOrigin}/listing-index.json`;
  expect(visit.complaints.splice(0)).toEqual([lost, lost]);
};
/** Copies the link of Orchard Row; what is said then stays for longer, so that axe has the time to look. */
const copyLink = (place: SharePlace) => async () => {
  const { text, shownForMs } = copyNotices[place];
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((noticeMs) => {
    const wait = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (task: () => void, delayMs?: number) => wait(task, delayMs === noticeMs ? 60_000 : delayMs),
    });
  }, shownForMs);
  await press(/^Share Orchard Row$/);
  await page.getByRole("main").getByText(text, { exact: true }).waitFor();
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
  ["the wishlist", "/wishlist", () => saved().waitFor()],
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
      await saved().waitFor();
      // On phones it is in the row's menu.
      if (!(await page.getByRole("button", { name: "Remove Orchard Row" }).isVisible()))
        await press("More for Orchard Row");
      await press("Remove Orchard Row");
      await dialog("Remove this property from your saved list?");
    },
  ],
  [
    "the share menu",
    "/property/orchard-row",
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
  [
    "an open answer",
    "/about",
    async () => {
      const question = page.locator('details[name="faq"]').last();
      await question.locator("summary").click();
      await question.locator("p").waitFor();
    },
  ],
  [
    "the open cost of duty and registration",
    "/property/the-kaveri-terraces",
    async () => {
      await cost("Duty and registration in Bangalore").locator("summary").click();
      await cost("Duty and registration in Bangalore").getByRole("table").waitFor();
    },
  ],
  [
    "the open loan on a price",
    "/property/the-kaveri-terraces",
    async () => {
      await cost("Home loan").locator("summary").click();
      await page.getByLabel("Loan amount (₹)", { exact: true }).waitFor();
    },
  ],
  [
    "the calculator's answer, with its years as a table",
    "/services/home-loan",
    async () => {
      const calculator = await goToCalculator(page);
      await calculator.getByLabel("Loan amount (₹)", { exact: true }).fill("1 Cr");
      await calculator.getByRole("status").getByText("₹86,782", { exact: true }).waitFor();
      await showYears(calculator);
    },
  ],
  [
    "the calculator with a term that it refuses",
    "/services/home-loan",
    async () => {
      const calculator = await goToCalculator(page);
      await calculator.getByLabel("Term (years)", { exact: true }).fill("99");
      await calculator.getByText("Enter a term of up to 40 years.").waitFor();
    },
  ],
  [
    "the map of a home",
    "/property/the-kaveri-terraces",
    () => showMap("Show the map", "Map of The Kaveri Terraces"),
  ],
  [
    "the map of what is near a home",
    "/property/the-kaveri-terraces",
    () => showMap("Hospitals", "Hospitals near The Kaveri Terraces"),
  ],
  ["results on the map", "/allproperties?view=map", openedMap],
  ["a category on the map", "/villas?view=map", openedMap],
  [
    "the card of a pin",
    "/dubai-properties?view=map",
    async () => {
      await press(/^Marsa Creek Residences, AED/);
      await page.getByRole("group", { name: "Home on the map" }).waitFor();
    },
  ],
  [
    "an area being drawn",
    "/dubai-properties?view=map",
    async () => {
      await openedMap();
      await press("Draw an area");
      await press("Set corner");
    },
  ],
  ["results without their index", "/allproperties?q=x", failList],
  ["a category without its index", "/apartments?q=x", failList],
  [
    "stored comments",
    "/blog/1",
    async () => {
      await openWith("comments_post_1", '[{"name":"Asha","text":"A fair account"},"No name to this one"]');
      await page.getByText("No name to this one").waitFor();
    },
  ],
  [
    "homes viewed before",
    "/",
    async () => {
      await openWith("recentlyViewed", "[18,3,1]");
      await page
        .getByRole("region", { name: "Recently viewed" })
        .getByRole("heading", { name: "Fort House" })
        .waitFor();
    },
  ],
  [
    "home in a chosen city",
    "/",
    async () => {
      await openWith("selectedCity", "Goa");
      await page.getByRole("heading", { level: 1, name: /in Goa$/ }).waitFor();
    },
  ],
  [
    "a category in a chosen city",
    "/apartments",
    async () => {
      await openWith("selectedCity", "Mumbai");
      await page.getByRole("button", { name: "Clear city" }).waitFor();
    },
  ],
  [
    "a category without any in a chosen city",
    "/apartments",
    async () => {
      await openWith("selectedCity", "Goa");
      await page.getByRole("button", { name: "Show all cities" }).waitFor();
    },
  ],
  [
    "the thanks for an enquiry",
    "/thank-you",
    async () => {
      await page.evaluate(() =>
        history.replaceState(
          {
            form: "property",
            firstName: "Ananya",
            name: "Ananya Rao",
            submittedAt: "2026-11-20T10:15:00.000Z",
            source: null,
            propertyTitle: "Orchard Row",
          },
          "",
        ),
      );
      await openAgain();
      await page.getByRole("heading", { level: 1, name: "Thank you, Ananya" }).waitFor();
    },
  ],
  ["a link copied from a card", "/apartments", copyLink("card")],
  ["a link copied from a home", "/property/orchard-row", copyLink("detail")],
  [
    "the answer to 'Delete my data'",
    "/privacy-policy",
    async () => {
      await press("Delete my data on this device");
      await page.getByText("Nothing that this site had stored is left on this device.").waitFor();
    },
  ],
  [
    "the answer to 'Delete my data' where storage is refused",
    "/privacy-policy",
    async () => {
      await page.evaluate(() => {
        Object.defineProperty(window, "localStorage", {
          get: () => {
            throw new DOMException("The operation is insecure.", "SecurityError");
          },
        });
      });
      await press("Delete my data on this device");
      await page.getByText(/^Your browser does not let this page use its storage/).waitFor();
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

interface Stored {
  readonly city?: string;
  readonly hasSaved?: boolean;
}

/** Opens a path as a visitor of whom this is stored, by itself three saved homes, and brings the page into a state. */
async function bringInto(
  [, path, reach]: State,
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
  await reach();
}

const ofPhones = [...everywhere, ...narrowAlone];
const ofDesktops = [...everywhere, ...wideAlone];

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
    [tablet, everywhere],
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

const half = (states: readonly State[]) => states.filter((_, at) => at % 2 === 0);

/** Every second state of both widths, each of them at one. */
const atOneWidth = (turn: number) => everywhere.filter((_, at) => at % 2 === turn);

const judge = () => {
  describe.each([
    [phone.width, phone, sampleOf(ofPhones, half([...atOneWidth(0), ...narrowAlone]))],
    [desktop.width, desktop, sampleOf(ofDesktops, half([...atOneWidth(1), ...wideAlone]))],
  ] as const)("axe finds nothing at %i px", (_, viewport, states) => {
    test.each(states)("on %s", async (...state) => {
      await bringInto(state, viewport);
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
};

if (visualRecord === undefined) judge();
else record(visualRecord);
