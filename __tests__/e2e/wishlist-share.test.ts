import type { Browser, Page } from "playwright-core";
import { besidesMissing, open, openBrowser, phone, visitor, type Visit } from "../support/browser";

let browser: Browser;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function come(options: Parameters<typeof visitor>[1] = {}): Promise<void> {
  visit = await visitor(browser, { reducedMotion: "reduce", ...options });
  page = visit.page;
}
afterEach(async () => {
  await visit.close();
  expect(visit.complaints).toEqual([]);
});

const main = () => page.getByRole("main");
const cards = () => main().locator("article[data-listing]");
const headerHeart = () => page.locator("header [data-menu=saved] > button");
const stored = (key = "wishlist") => page.evaluate((name) => localStorage.getItem(name), key);

/** Comes with homes already saved. */
async function comeWith(
  wishlist: readonly unknown[],
  options?: Parameters<typeof visitor>[1],
): Promise<void> {
  await come(options);
  await page.addInitScript((list) => {
    if (sessionStorage.getItem("saved") !== null) return;
    sessionStorage.setItem("saved", "1");
    localStorage.setItem("wishlist", list);
  }, JSON.stringify(wishlist));
}
const rowTitles = () => cards().locator("h3").allTextContents();

describe("heart (specification 4.2)", () => {
  test.each([
    ["home", "/"],
    ["a city's page", "/city/Bangalore"],
    ["results", "/allproperties"],
    ["a category", "/apartments"],
    ["new projects", "/properties/new-projects"],
    ["Dubai", "/dubai-properties"],
    ["a landing page", "/rent"],
    ["a property and its similar homes", "/property/the-kaveri-terraces"],
  ])("stands on every card of %s", async (_, path) => {
    await come();
    await open(page, path);
    const list = page.locator("main article[data-listing]");
    await list.first().waitFor({ state: "attached" });
    for (const card of await list.all()) {
      expect(await card.getByRole("button", { name: /^Save /, includeHidden: true }).count()).toBe(1);
    }
  });

  test("saves the id as text, fires wishlistUpdated with the count, and takes it out again", async () => {
    await come();
    await open(page, "/apartments");
    await page.evaluate(() => {
      window.addEventListener("wishlistUpdated", (event) => {
        if (event instanceof CustomEvent)
          document.documentElement.dataset.heard = JSON.stringify(event.detail);
      });
    });
    const heard = () => page.evaluate(() => document.documentElement.dataset.heard);
    const heart = page.locator('[data-listing="3"]').getByRole("button", { name: "Save Orchard Row" });
    await heart.focus();
    await page.keyboard.press("Space");
    expect(await heart.getAttribute("aria-pressed")).toBe("true");
    expect(await stored()).toBe('["3"]');
    expect(await heard()).toBe('{"count":1}');
    expect(await headerHeart().getAttribute("aria-label")).toBe("Saved properties, 1");
    await heart.click();
    expect(await heart.getAttribute("aria-pressed")).toBe("false");
    expect(await stored()).toBe("[]");
    expect(await heard()).toBe('{"count":0}');
  });

  test("adding lets the picture fly to the header, whose heart pulses for about 420 ms", async () => {
    await come({ reducedMotion: "no-preference" });
    await open(page, "/apartments");
    await page.locator('[data-listing="3"]').getByRole("button", { name: "Save Orchard Row" }).click();
    await page.locator('body > img[aria-hidden="true"]').waitFor();
    const pulse = await page.evaluate(() =>
      document
        .querySelector("[data-wishlist-heart]")
        ?.getAnimations()
        .map((animation) => animation.effect?.getTiming().duration),
    );
    expect(pulse).toEqual([420]);
    await page.locator('body > img[aria-hidden="true"]').waitFor({ state: "detached" });
  });

  test("nothing flies and nothing pulses under reduced motion", async () => {
    await come();
    await open(page, "/apartments");
    await page.locator('[data-listing="3"]').getByRole("button", { name: "Save Orchard Row" }).click();
    await page.waitForTimeout(100);
    expect(await page.locator('body > img[aria-hidden="true"]').count()).toBe(0);
    const running = await page.evaluate(
      () =>
        document
          .querySelector("[data-wishlist-heart]")
          ?.getAnimations()
          .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1).length,
    );
    expect(running).toBe(0);
  });

  test("is filled where an older list names the home by its slug (specification 3)", async () => {
    await comeWith(["orchard-row"]);
    await open(page, "/apartments");
    const heart = page.locator('[data-listing="3"]').getByRole("button", { name: "Save Orchard Row" });
    expect(await heart.getAttribute("aria-pressed")).toBe("true");
    await heart.click();
    expect(await stored()).toBe("[]");
  });

  test.each([
    ["among similar homes", "/property/silver-oak-residences", "tamarind-court", 5],
    ["in the results", "/allproperties?q=orchard+row", "orchard-row", 3],
    ["in a landing page's list", "/buy", "silver-oak-residences", 4],
    ["on a city's home", "/city/Bangalore", "orchard-row", 3],
  ])("is filled by the slug %s too", async (_, path, slug, id) => {
    await comeWith([slug]);
    await open(page, path);
    await page.waitForFunction((listing) => {
      const heart = document.querySelector(`main [data-listing="${listing}"] [aria-pressed]`);
      return heart?.getAttribute("aria-pressed") === "true";
    }, id);
  });

  test("two tabs stay in step", async () => {
    await come();
    await open(page, "/apartments");
    const second = await page.context().newPage();
    await open(second, "/wishlist");
    await second.getByText("You don't have any saved properties yet").waitFor();
    await page.locator('[data-listing="3"]').getByRole("button", { name: "Save Orchard Row" }).click();
    await second.getByRole("link", { name: "Open Orchard Row" }).waitFor();
    await second.getByRole("button", { name: "Remove all" }).click();
    await second.getByRole("dialog").getByRole("button", { name: "Remove all" }).click();
    await page.waitForFunction(
      () => document.querySelector('[data-listing="3"] [aria-label^="Save"]')?.ariaPressed === "false",
    );
    expect(await headerHeart().getAttribute("aria-label")).toBe("Saved properties");
  });
});

describe("header dropdown (specification 2.3)", () => {
  const panel = () => page.locator("header [data-menu=saved]");

  test("'No saved properties', then 'n item(s)', remove per item, View all and Close", async () => {
    await come();
    await open(page, "/apartments");
    await headerHeart().click();
    await panel().getByText("No saved properties").waitFor();
    await panel().getByText("0 item(s)").waitFor();
    await page.keyboard.press("Escape");
    await panel().getByText("No saved properties").waitFor({ state: "hidden" });
    for (const title of ["Orchard Row", "Tamarind Court"]) {
      await page.getByRole("button", { name: `Save ${title}` }).click();
    }
    await headerHeart().focus();
    await page.keyboard.press("Enter");
    await panel().getByText("2 item(s)").waitFor();
    await panel().getByRole("button", { name: "Remove Orchard Row" }).click();
    await panel().getByText("1 item(s)").waitFor();
    expect(await stored()).toBe('["5"]');
    await panel().getByRole("button", { name: "Close" }).click();
    await panel().getByText("1 item(s)").waitFor({ state: "hidden" });
    await headerHeart().click();
    await panel().getByRole("link", { name: "View all" }).click();
    await page.waitForURL("**/wishlist");
  });

  test("a saved home leads to its row of the wishlist, outlined and in view", async () => {
    await comeWith(["1", "2", "3", "4", "5", "6"]);
    await open(page, "/about");
    await headerHeart().click();
    await panel()
      .getByRole("link", { name: /^The Kaveri Terraces/ })
      .click();
    await page.waitForURL("**/wishlist?highlight=1");
    const row = page.locator('main [data-listing="1"]');
    await row.waitFor();
    expect(await row.getAttribute("aria-current")).toBe("true");
    await page.waitForFunction(() => {
      const box = document.querySelector('main [data-listing="1"]')?.getBoundingClientRect();
      return box !== undefined && box.top >= 0 && box.bottom <= window.innerHeight;
    });
    await headerHeart().click();
    await panel()
      .getByRole("link", { name: /^Cubbon Reach/ })
      .click();
    await page.waitForURL("**/wishlist?highlight=6");
    await page.waitForFunction(
      () => document.querySelector('main [data-listing="6"]')?.ariaCurrent === "true",
    );
    expect(await row.getAttribute("aria-current")).toBeNull();
  });
});

describe("wishlist page (specification 2.15)", () => {
  test("title with count, rows with Open, Call, Share, WhatsApp, Remove", async () => {
    await comeWith(["1", "3"]);
    await open(page, "/wishlist");
    await page.getByRole("heading", { name: "Saved Properties 2" }).waitFor();
    await page.locator('main [data-listing="3"]').waitFor();
    expect(await rowTitles()).toEqual(["Orchard Row", "The Kaveri Terraces"]);
    const row = page.locator('main [data-listing="3"]');
    expect(await row.getByRole("link", { name: "Open Orchard Row" }).getAttribute("href")).toBe(
      "/property/orchard-row",
    );
    expect(await row.getByRole("link", { name: "Call about Orchard Row" }).getAttribute("href")).toBe(
      "tel:+918000000003",
    );
    expect(await row.getByRole("link", { name: "WhatsApp about Orchard Row" }).getAttribute("href")).toMatch(
      /^https:\/\/wa\.me\/918000000003\?text=.*property%2Forchard-row$/,
    );
    await row.getByRole("button", { name: "Share Orchard Row", exact: true }).waitFor();
    await row
      .getByText("Bellandur, Bangalore")
      .or(row.getByText(/Bangalore/))
      .first()
      .waitFor();
    await row.getByText("Apartments", { exact: false }).first().waitFor();
  });

  test("sorted by Recently Saved, price up and down, without a price last both ways (decision A6)", async () => {
    await comeWith(["14", "5", "27", "1"]);
    await open(page, "/wishlist");
    await cards().first().waitFor();
    const sort = page.getByLabel("Sort by");
    expect(await sort.locator("option").allTextContents()).toEqual([
      "Recently Saved",
      "Price: Low to High",
      "Price: High to Low",
    ]);
    const [kaveri, jumeirah] = ["The Kaveri Terraces", "Jumeirah Shore Villa"];
    const [tamarind, orchard] = ["Tamarind Court", "Kanakapura Orchard"];
    expect(await rowTitles()).toEqual([kaveri, jumeirah, tamarind, orchard]);
    await sort.selectOption("Price: Low to High");
    expect(await rowTitles()).toEqual([tamarind, kaveri, jumeirah, orchard]);
    await sort.selectOption("Price: High to Low");
    expect(await rowTitles()).toEqual([jumeirah, kaveri, tamarind, orchard]);
  });

  test("removing asks first, by keyboard too; Escape leaves everything as it is", async () => {
    await comeWith(["1", "3"]);
    await open(page, "/wishlist");
    const remove = page.getByRole("button", { name: "Remove Orchard Row", exact: true });
    await remove.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Remove this property from your saved list?" });
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(await stored()).toBe('["1","3"]');
    expect(await remove.evaluate((element) => element === document.activeElement)).toBe(true);
    await remove.click();
    await dialog.getByRole("button", { name: "Remove" }).click();
    await page.getByRole("heading", { name: "Saved Properties 1" }).waitFor();
    expect(await stored()).toBe('["1"]');

    await page.getByRole("button", { name: "Remove all" }).click();
    const all = page.getByRole("dialog", { name: "Remove all saved properties?" });
    await all.getByRole("button", { name: "Remove all" }).click();
    await page.getByText("You don't have any saved properties yet").waitFor();
    expect(await stored()).toBe("[]");
    await page.getByRole("button", { name: "Refresh" }).waitFor();
    await page.getByRole("link", { name: "Browse Properties" }).click();
    await page.waitForURL("**/allproperties");
  });

  test("without a phone: the messages of specification 8, and the agency's number (decision C4)", async () => {
    await comeWith(["18"]);
    await open(page, "/wishlist");
    const row = page.locator('main [data-listing="18"]');
    await row.getByRole("button", { name: "Call about Fort House" }).click();
    await row.getByText("No contact number available", { exact: true }).waitFor();
    expect(await row.getByRole("link", { name: /^Call our office/ }).getAttribute("href")).toMatch(/^tel:\+/);
    await row.getByRole("button", { name: "WhatsApp about Fort House" }).click();
    await row.getByText("No contact number available for WhatsApp").waitFor();
    expect(await row.getByRole("link", { name: /^Chat with our office/ }).getAttribute("href")).toMatch(
      /^https:\/\/wa\.me\/\d+/,
    );
  });

  test.each([320, 390, 768, 1024, 1440])(
    "at %i px nothing covers a button of a row, wherever the page stands",
    async (width) => {
      await comeWith(["3", "18", "17"], { viewport: { width, height: 800 } });
      await open(page, "/wishlist");
      await page.getByRole("link", { name: "Open Orchard Row" }).waitFor();
      const covered = await page.evaluate(async () => {
        const faults = new Set<string>();
        for (let top = 130; top < document.body.scrollHeight - window.innerHeight; top += 40) {
          window.scrollTo({ top, behavior: "instant" });
          await new Promise((resolve) => setTimeout(resolve, 30));
          const floats = [...document.querySelectorAll("aside[data-chat-in-rows] > *")]
            .map((one) => one.getBoundingClientRect())
            .filter(({ width }) => width > 0);
          if (floats.length === 0) faults.add(`no button to the top at ${top} px`);
          for (const float of floats)
            for (const control of document.querySelectorAll(
              "main article :is(a, button):not([aria-hidden])",
            )) {
              const box = control.getBoundingClientRect();
              const isUnder =
                box.right > float.left && box.bottom > float.top && box.top < float.bottom && box.height < 60;
              if (isUnder) faults.add(control.textContent ?? "");
            }
        }
        return [...faults];
      });
      expect(covered).toEqual([]);
    },
  );

  test("ids and slugs, duplicates and homes no longer listed (decision C2)", async () => {
    await comeWith(["1", "orchard-row", "the-kaveri-terraces", 3, "9999", "gone-house", null, { id: 5 }]);
    await open(page, "/wishlist?highlight=orchard-row");
    await page.getByText("2 saved properties are no longer listed.").waitFor();
    expect(await rowTitles()).toEqual(["Orchard Row", "The Kaveri Terraces"]);
    expect(await stored()).toBe('["1","3"]');
    expect(await page.locator('main [data-listing="3"]').getAttribute("aria-current")).toBe("true");
    await page.reload();
    await cards().first().waitFor();
    expect(await page.getByText("no longer listed").count()).toBe(0);
  });

  test("the Back button goes back to the page before", async () => {
    await come();
    await open(page, "/about");
    await headerHeart().click();
    await page.getByRole("link", { name: "View all" }).click();
    await page.waitForURL("**/wishlist");
    await main()
      .getByRole("button", { name: "Back" })
      .or(main().getByRole("link", { name: "Back" }))
      .click();
    await page.waitForURL("**/about");
  });
});

/** Takes the native sheet away, and the clipboard or the popup where a test says so. */
async function shareBrowser(sheet: "none" | "works", clipboard: "works" | "refuses", popups = true) {
  await page.addInitScript(
    ([hasSheet, copies, opens]) => {
      const told = (what: string) => (value: unknown) => {
        document.documentElement.dataset[what] = JSON.stringify(value);
      };
      Object.defineProperty(Navigator.prototype, "share", {
        configurable: true,
        value: (data: unknown) => {
          told("shared")(data);
          return Promise.resolve();
        },
      });
      if (!hasSheet) Reflect.deleteProperty(Navigator.prototype, "share");
      Object.defineProperty(Navigator.prototype, "clipboard", {
        configurable: true,
        value: {
          writeText: (text: string) => {
            if (!copies) return Promise.reject(new DOMException("refused", "NotAllowedError"));
            told("copied")(text);
            return Promise.resolve();
          },
        },
      });
      window.open = (url) => {
        told("opened")(url);
        return opens ? window : null;
      };
      window.prompt = (message, text) => {
        told("prompted")([message, text]);
        return null;
      };
    },
    [sheet === "works", clipboard === "works", popups] as const,
  );
}
const told = async (what: string): Promise<unknown> => {
  const text = await page.evaluate((name) => document.documentElement.dataset[name], what);
  return text === undefined ? undefined : JSON.parse(text);
};

describe("share (specification 4.2)", () => {
  test.each([
    ["card", "/apartments", "Link copied!"],
    ["detail page", "/property/orchard-row", "Link copied"],
    ["wishlist", "/wishlist", "Property link copied to clipboard"],
  ])("on the %s, at %s, copies the link: '%s'", async (_, path, notice) => {
    await comeWith(["3"]);
    await shareBrowser("none", "works");
    await open(page, path);
    await page.getByRole("button", { name: "Share Orchard Row", exact: true }).first().click();
    const toast = main().getByText(notice, { exact: true });
    await toast.waitFor();
    expect(await told("copied")).toMatch(/^https?:\/\/.+\/property\/orchard-row$/);
    await toast.waitFor({ state: "detached" });
  });

  test("uses the native sheet where there is one", async () => {
    await come();
    await shareBrowser("works", "works");
    await open(page, "/apartments");
    await page.getByRole("button", { name: "Share Orchard Row", exact: true }).click();
    await page.waitForFunction(() => document.documentElement.dataset.shared !== undefined);
    expect(await told("shared")).toEqual({
      title: "Orchard Row",
      url: expect.stringMatching(/\/property\/orchard-row$/),
    });
    expect(await told("copied")).toBeUndefined();
  });

  test("where copying is refused opens a chat share link, else a prompt with the link", async () => {
    await come();
    await shareBrowser("none", "refuses");
    await open(page, "/apartments");
    await page.getByRole("button", { name: "Share Orchard Row", exact: true }).click();
    await page.waitForFunction(() => document.documentElement.dataset.opened !== undefined);
    expect(await told("opened")).toMatch(/^https:\/\/wa\.me\/\?text=Orchard%20Row%20http.*orchard-row$/);
    await visit.close();

    await come();
    await shareBrowser("none", "refuses", false);
    await open(page, "/apartments");
    await page.getByRole("button", { name: "Share Orchard Row", exact: true }).click();
    await page.waitForFunction(() => document.documentElement.dataset.prompted !== undefined);
    expect(await told("prompted")).toEqual([expect.any(String), expect.stringMatching(/orchard-row$/)]);
  });

  test("right click, the visible button and the keyboard open the menu (decision C6)", async () => {
    await come();
    await shareBrowser("none", "works");
    await open(page, "/apartments");
    const share = page.getByRole("button", { name: "Share Orchard Row", exact: true });
    const menu = page.getByRole("menu", { name: "Share Orchard Row" });
    await share.click({ button: "right" });
    await menu.waitFor();
    expect(await menu.getByRole("menuitem").allTextContents()).toEqual([
      "WhatsApp",
      "Twitter",
      "Facebook",
      "LinkedIn",
    ]);
    await page.mouse.wheel(0, 40);
    await page.waitForTimeout(100);
    expect(await menu.isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "detached" });

    const ways = page.getByRole("button", { name: "Ways to share Orchard Row" });
    const size = await ways.boundingBox();
    expect(size?.width).toBeGreaterThanOrEqual(44);
    expect(size?.height).toBeGreaterThanOrEqual(44);
    await ways.click();
    await menu.waitFor();
    await page.mouse.click(5, 300);
    await menu.waitFor({ state: "detached" });

    await share.focus();
    await page.keyboard.press("ArrowDown");
    await menu.waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Facebook");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.documentElement.dataset.opened !== undefined);
    expect(await told("opened")).toMatch(/^https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?u=/);
    expect(await ways.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe("recently viewed", () => {
  const section = () => page.getByRole("region", { name: "Recently viewed" });

  test.each([
    ["with a city", "Goa"],
    ["without a city", undefined],
  ])("%s: the last eight on home, results and 404, the latest first; Clear forgets them", async (_, city) => {
    await come({ city });
    for (const slug of ["the-kaveri-terraces", "orchard-row"]) await open(page, `/property/${slug}`);
    await page.evaluate(() => localStorage.setItem("recentlyViewed", "[3,1,2,4,5,6,7,8,9,10]"));
    await open(page, "/property/fort-house");
    expect(await stored("recentlyViewed")).toBe("[18,3,1,2,4,5,6,7]");
    // Other unknown paths lead home.
    for (const path of ["/", "/allproperties", "/property/none"]) {
      await open(page, path);
      await section().waitFor();
      await section().locator("article").nth(7).waitFor({ state: "attached" });
      const shown = await section().locator("article").count();
      expect(shown).toBe(8);
      expect(await section().locator("article h3").first().textContent()).toBe("Fort House");
      await section().locator("article").first().getByRole("button", { name: "Save Fort House" }).waitFor();
    }
    expect(besidesMissing(visit.complaints.splice(0), "/property/none")).toEqual([]);
    await open(page, "/allproperties");
    await section()
      .getByRole("button", { name: /^Clear/ })
      .click();
    await section().waitFor({ state: "detached" });
    expect(await stored("recentlyViewed")).toBeNull();
    await open(page, "/");
    await page.waitForLoadState("networkidle");
    expect(await section().count()).toBe(0);
  });
});

describe("storage (decision C3, specification 3)", () => {
  const paths = [
    "/",
    "/city/Goa",
    "/allproperties",
    "/apartments",
    "/wishlist",
    "/property/orchard-row",
    "/contact",
    "/thank-you",
    "/blog/1",
    "/dubai-properties",
  ];
  const keys = [
    "wishlist",
    "selectedCity",
    "propertyEnquiries",
    "cityPickerSeen",
    "contact_last_submit_time",
    "comments_post_1",
    "recentlyViewed",
  ];

  /** Skips the picker, chooses a city, looks at a home, and clears the homes viewed: the visit remembers each. */
  async function liveThroughAVisit(): Promise<void> {
    await open(page, "/");
    const picker = page.getByRole("dialog", { name: "Select your preferred city" });
    await picker.getByRole("button", { name: "Skip for now" }).click();
    await picker.waitFor({ state: "hidden" });
    await main().getByRole("button", { name: "Select City" }).click();
    await picker.getByRole("link", { name: "Goa" }).click();
    await page.waitForURL("**/city/Goa");
    await picker.waitFor({ state: "hidden" });
    await main().getByRole("link", { name: "Siolim Pool Villa" }).first().click();
    await page.waitForURL("**/property/siolim-pool-villa");
    await main().getByRole("heading", { level: 1, name: "Siolim Pool Villa" }).waitFor();
    await page.goBack();
    await page.waitForURL("**/city/Goa");
    await page.goBack();
    // Home is the chosen city's now, with what was viewed; the picker does not ask again.
    await main()
      .getByRole("heading", { level: 1, name: /in Goa$/ })
      .waitFor();
    const viewed = page.getByRole("region", { name: "Recently viewed" });
    await viewed.getByRole("heading", { name: "Siolim Pool Villa" }).waitFor();
    expect(await picker.count()).toBe(0);
    await viewed.getByRole("button", { name: /^Clear/ }).click();
    await viewed.waitFor({ state: "detached" });
  }

  test("switched off: no error, and this visit still remembers", async () => {
    await come({ viewport: phone });
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      };
      Object.defineProperty(window, "localStorage", { configurable: true, get: refuse });
      Object.defineProperty(window, "sessionStorage", { configurable: true, get: refuse });
    });
    for (const path of paths) await open(page, path);
    expect(visit.complaints).toEqual([]);
    await open(page, "/apartments");
    if (await page.getByRole("dialog").isVisible()) await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Save Orchard Row" }).click();
    expect(await headerHeart().getAttribute("aria-label")).toBe("Saved properties, 1");
    await headerHeart().click();
    await page.getByRole("link", { name: "View all" }).click();
    await page.getByRole("link", { name: "Open Orchard Row" }).waitFor();
    await liveThroughAVisit();
  }, 120_000);

  test("full: no error, and this visit still remembers", async () => {
    await come({ city: "Bangalore" });
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      };
    });
    for (const path of paths) await open(page, path);
    await open(page, "/apartments");
    await page.getByRole("button", { name: "Save Orchard Row" }).click();
    await headerHeart().click();
    await page.getByRole("link", { name: "View all" }).click();
    await page.getByRole("link", { name: "Open Orchard Row" }).waitFor();
    await page.evaluate(() => localStorage.clear());
    await liveThroughAVisit();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  }, 120_000);

  const garbage = [
    "",
    "null",
    "undefined",
    "{",
    '{"a":1}',
    "[null,{},[],-1,1e99]",
    '"text"',
    "\u0000\uffff<b>",
  ];
  test.each(garbage)(
    "garbage %j under every key: no error, sensible defaults",
    async (text) => {
      await come();
      await page.addInitScript(
        ([names, value]) => {
          for (const name of names) localStorage.setItem(name, value);
        },
        [keys, text] as const,
      );
      for (const path of paths) {
        await open(page, path);
        if (await page.getByRole("dialog").isVisible()) await page.keyboard.press("Escape");
      }
      await open(page, "/apartments");
      expect(await cards().count()).toBeGreaterThan(10);
      // Neither what is no id counts as saved, nor a number that no home can have.
      expect(await headerHeart().getAttribute("aria-label")).toBe("Saved properties");
    },
    120_000,
  );

  test("garbage under one key leaves the others alone", async () => {
    await comeWith(["3"], { city: "Goa" });
    await page.addInitScript(() => {
      localStorage.setItem("recentlyViewed", "{");
      localStorage.setItem("propertyEnquiries", "nonsense");
      localStorage.setItem("contact_last_submit_time", "yesterday");
    });
    await open(page, "/wishlist");
    await page.getByRole("link", { name: "Open Orchard Row" }).waitFor();
    await page.locator("header").getByRole("button", { name: /Goa/ }).waitFor();
  });
});
