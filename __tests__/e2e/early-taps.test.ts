/** No tap, key or typed letter is lost between the first paint and the moment when React has the page
 * (docs/decisions/early-input.md). The network is slow, and the bundles come when the test lets them go. */
import type { BrowserContextOptions, Page } from "playwright-core";
import { storageKeys } from "../../src/config/storage-keys";
import { earlyNoticeId, earlyNotices } from "../../src/lib/early-clicks";
import { slowLine } from "../../tools/visitors/phone";
import { desktop, visitsOfTests, phone } from "../support/browser";
import { eventually } from "../support/eventually";
import { pageIssues } from "../support/page-issues";
import { everyNth } from "../support/sample";
import { holdScripts, shellIsHydrated } from "../support/hold-scripts";

const visitor = visitsOfTests();

interface EarlyOptions extends BrowserContextOptions {
  readonly city?: string;
  readonly firstVisit?: boolean;
  /** Whether the bundles are lost when they are let go. */
  readonly losesBundles?: boolean;
}

/** A page after its first paint, with its bundles held back until `release`, which waits for React. */
async function early(path: string, { losesBundles, ...options }: EarlyOptions = {}) {
  const visit = await visitor({ viewport: phone, ...options });
  const { page } = visit;
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", slowLine);
  const letGo = await holdScripts(page, losesBundles);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  const isHydrated = () => page.evaluate(() => document.documentElement.dataset.hydrated === "true");
  expect(await isHydrated()).toBe(false);
  return {
    ...visit,
    letGo,
    release: async () => {
      expect(await isHydrated()).toBe(false);
      letGo();
      await shellIsHydrated(page);
    },
  };
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();
const touched = (page: Page) => page.locator("[data-touched]");
const notice = (page: Page) => page.locator(`#${earlyNoticeId}`);
const wishlist = (page: Page) =>
  page.evaluate((key): unknown => JSON.parse(localStorage.getItem(key) ?? "[]"), storageKeys.wishlist);
const savedCount = (page: Page, count: number) =>
  page
    .locator("header")
    .getByRole("button", { name: `Saved properties, ${count}`, exact: true })
    .waitFor();

test.each(everyNth(["/", "/city/Bangalore", "/apartments", "/allproperties", "/property/orchard-row"], 3))(
  "a heart tapped before React: on %s looks saved at once and is saved once",
  async (path) => {
    const { page, complaints, release } = await early(path);
    const heart = button(page, /^Save /);
    await heart.click();
    await touched(page).waitFor();
    const fill = () =>
      heart.locator("svg").evaluate((icon) => getComputedStyle(icon).getPropertyValue("--heart-fill"));
    const marked = await fill();
    expect(marked).not.toBe("");
    expect(await notice(page).textContent()).toBe(earlyNotices.kept);
    expect(await wishlist(page)).toEqual([]);
    await release();
    await savedCount(page, 1);
    expect(await heart.getAttribute("aria-pressed")).toBe("true");
    expect(await fill()).toBe(marked);
    expect(await touched(page).count()).toBe(0);
    expect(await wishlist(page)).toHaveLength(1);
    expect(complaints).toEqual([]);
  },
);

describe("the menu", () => {
  test("opens before React, closes, and is still open when React has come", async () => {
    const { page, complaints, release } = await early("/apartments");
    const menu = page.getByRole("dialog", { name: "Menu" });
    await button(page, "Open menu").click();
    await menu.waitFor();
    expect(await touched(page).count()).toBe(0);
    await menu.getByRole("button", { name: "Close menu" }).click();
    await menu.waitFor({ state: "hidden" });
    await button(page, "Open menu").click();
    await menu.locator("summary", { hasText: "Services" }).click();
    await release();
    expect(await menu.isVisible()).toBe(true);
    expect(await menu.getByRole("link", { name: "Home Loans" }).isVisible()).toBe(true);
    await menu.getByRole("button", { name: "Close menu" }).click();
    await menu.waitFor({ state: "hidden" });
    await button(page, "Open menu").click();
    await menu.waitFor();
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "hidden" });
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Open menu");
    expect(complaints).toEqual([]);
  });

  test("of the header stays open under the pointer and where the focus is", async () => {
    const { page, release } = await early("/apartments", { viewport: desktop });
    const item = page.locator("header [data-menu=properties]");
    const panel = item.getByRole("link", { name: /^Villas/ });
    await item.locator("> button").hover();
    await panel.waitFor();
    await release();
    await item.locator("[data-open]").waitFor();
    expect(await panel.isVisible()).toBe(true);
  });

  test.each<[string, (page: Page) => Promise<void>]>([
    ["where the focus is", (page) => page.locator("header [data-menu=properties] > button").focus()],
    ["under the pointer", (page) => page.locator("header [data-menu=properties] > button").hover()],
  ])("of the header is shut by Escape %s, stays so, and opens again", async (_name, turnTo) => {
    const { page, complaints, release } = await early("/apartments", { viewport: desktop });
    const item = page.locator("header [data-menu=properties]");
    const panel = item.getByRole("link", { name: /^Villas/ });
    const leave = async () => {
      await page.locator("header [data-menu=services] > button").focus();
      await page.mouse.move(0, 800);
    };
    await turnTo(page);
    await panel.waitFor();
    const hadFocus = await item.locator(":focus").count();
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "hidden" });
    expect(await item.locator("> button:focus").count()).toBe(hadFocus);
    await leave();
    await turnTo(page);
    await panel.waitFor();
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "hidden" });
    await release();
    await page.locator("[data-dehydrated]:has(header)").waitFor({ state: "detached" });
    expect(await item.locator("> [data-open]").count()).toBe(0);
    await leave();
    await turnTo(page);
    await item.locator("> [data-open]").waitFor();
    expect(complaints).toEqual([]);
  });
});

describe("the filters", () => {
  const drawerOf = (page: Page) => page.getByRole("dialog", { name: "Filters" });

  test("open before React, keep a choice, and are still open when React has come", async () => {
    const { page, complaints, release } = await early("/allproperties");
    const drawer = drawerOf(page);
    await button(page, /^Filters/).click();
    await drawer.waitFor();
    await drawer.getByRole("button", { name: "Close filters" }).click();
    await drawer.waitFor({ state: "hidden" });
    await button(page, /^Filters/).click();
    await drawer.getByText("3 BHK", { exact: true }).click();
    await release();
    await page.waitForURL(/bhk=3/);
    expect(await drawer.getByRole("checkbox", { name: "3 BHK" }).isChecked()).toBe(true);
    const show = drawer.getByRole("button", { name: /^Show \d+ results?$/ });
    await show.click();
    await drawer.waitFor({ state: "hidden" });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Filters/);
    expect(complaints).toEqual([]);
  });

  test.each([
    ["an address with filters", "/allproperties?bhk=3", undefined],
    ["a stored city", "/allproperties", "Goa"],
  ])(
    "of %s open at once, and say neither count nor choices before they are its own",
    async (_name, path, city) => {
      const { page, release } = await early(path, { ...(city !== undefined && { city }) });
      const drawer = drawerOf(page);
      await button(page, /^Filters/).click();
      await drawer.getByText(/^Reading your filters/).waitFor();
      await drawer.getByRole("button", { name: "Show results", exact: true }).waitFor();
      expect(await drawer.getByRole("checkbox").count()).toBe(0);
      await release();
      await drawer.getByRole("button", { name: /^Show \d+ results?$/ }).waitFor();
      expect(await drawer.getByRole("checkbox", { name: "3 BHK" }).isChecked()).toBe(city === undefined);
      expect(await drawer.getByLabel("City", { exact: true }).inputValue()).toBe(city ?? "all");
      expect(await drawer.getByText(/^Reading your filters/).isVisible()).toBe(false);
    },
  );
});

describe("the city picker", () => {
  const pickerOf = (page: Page) => page.getByRole("dialog", { name: "Select your preferred city" });
  const isSeen = (page: Page) =>
    page.evaluate((key) => localStorage.getItem(key) === "1", storageKeys.cityPickerSeen);

  test.each(everyNth(["/apartments", "/", "/allproperties"], 3))(
    "stands over %s from the first paint on a first visit, and not where React comes",
    async (path) => {
      const { page, complaints, release } = await early(path, { firstVisit: true });
      const picker = pickerOf(page);
      await picker.waitFor();
      expect(await picker.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      await release();
      await page.locator("[data-dehydrated] #city-picker").waitFor({ state: "detached" });
      expect(await picker.isVisible()).toBe(true);
      await page.keyboard.press("ArrowDown");
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Mumbai");
      expect(complaints).toEqual([]);
    },
  );

  test.each(["Skip for now", "Close without choosing"])(
    "closed by '%s' before React it is seen, and stays closed",
    async (name) => {
      const { page, complaints, release } = await early("/apartments", { firstVisit: true });
      const picker = pickerOf(page);
      await picker.getByRole("button", { name }).click();
      await picker.waitFor({ state: "hidden" });
      await eventually(() => isSeen(page), Boolean);
      await release();
      await page.waitForLoadState("networkidle");
      expect(await picker.count()).toBe(0);
      expect(complaints).toEqual([]);
    },
  );

  test("has the line before the pictures behind it, which are asked for when it is closed before React", async () => {
    const { page } = await early("/apartments", { firstVisit: true });
    const picker = pickerOf(page);
    await eventually(
      () => picker.locator("img").evaluateAll((imgs) => imgs.every((img) => Reflect.get(img, "complete"))),
      Boolean,
    );
    const closedAtMs = await page.evaluate(() => performance.now());
    await picker.getByRole("button", { name: "Skip for now" }).click();
    /** When each picture of the list was asked for, in milliseconds, but for the first, which the page preloads. */
    const requestTimes = () =>
      page.locator("main img[loading=lazy]:not([fetchpriority])").evaluateAll((images) =>
        images.flatMap((image) => {
          const address = image instanceof HTMLImageElement ? image.currentSrc : "";
          return performance.getEntriesByName(address).map(({ startTime }) => startTime);
        }),
      );
    expect(Math.min(...(await eventually(requestTimes, (times) => times.length > 0)))).toBeGreaterThan(
      closedAtMs,
    );
  });

  test("a city chosen in it before React leads to the city's page and is stored", async () => {
    const { page, letGo } = await early("/apartments", { firstVisit: true });
    await pickerOf(page).getByRole("link", { name: /Goa/ }).click();
    letGo();
    await page.waitForURL("**/city/Goa");
    await shellIsHydrated(page);
    expect(await page.evaluate(() => localStorage.getItem("selectedCity"))).toBe("Goa");
    expect(await pickerOf(page).count()).toBe(0);
  });

  test.each([
    ["from the strip", "/apartments", (page: Page) => page.locator("section[aria-label=City] a")],
    ["from home", "/", (page: Page) => page.locator("main").getByRole("button", { name: /Select City/i })],
  ])(
    "opens before React %s, and is still open and closes when React has come",
    async (_from, path, control) => {
      const { page, complaints, release } = await early(path);
      const { href } = new URL(page.url());
      await control(page).click();
      const picker = pickerOf(page);
      await picker.waitFor();
      await release();
      await page.locator("[data-dehydrated] #city-picker").waitFor({ state: "detached" });
      expect(await picker.isVisible()).toBe(true);
      await picker.getByRole("button", { name: "Skip for now" }).click();
      await picker.waitFor({ state: "hidden" });
      expect(page.url()).toBe(href);
      expect(complaints).toEqual([]);
    },
  );
});

describe("what is loaded on demand opens when React has come", () => {
  test.each([
    [
      "the city picker, on a page that does not have it",
      "/about",
      (page: Page) => page.locator("section[aria-label=City] a"),
    ],
    ["the contact modal", "/city/Goa", (page: Page) => button(page, "Rent")],
    [
      "the pictures",
      "/property/the-kaveri-terraces",
      (page: Page) => page.getByRole("link", { name: /view all \d+ pictures/ }),
    ],
  ])("%s", async (_name, path, control) => {
    const { page, complaints, release } = await early(path);
    const { href } = new URL(page.url());
    await control(page).click();
    await touched(page).waitFor();
    await release();
    await page.getByRole("dialog").waitFor();
    expect(page.url()).toBe(href);
    expect(await touched(page).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test("the loan on a price", async () => {
    const { page, release } = await early("/property/the-kaveri-terraces");
    const cost = page.locator("details", { has: page.getByRole("heading", { name: "Home loan" }) });
    await cost.locator("summary").click();
    await cost.getByRole("heading", { name: "Home loan" }).waitFor();
    await release();
    await cost.getByLabel("Loan amount (₹)", { exact: true }).waitFor();
  });
});

describe("the gallery", () => {
  const gallery = (page: Page) => page.getByRole("group", { name: /^Pictures of / });

  test("goes on by each press on Next", async () => {
    const { page, release } = await early("/property/the-kaveri-terraces", { viewport: desktop });
    const next = gallery(page).getByRole("button", { name: "Next image" });
    await next.click();
    await next.click();
    await release();
    await gallery(page)
      .getByText(/^3 \/ /)
      .waitFor();
  });

  test("stays at the picture to which it was swiped", async () => {
    const { page, release } = await early("/property/the-kaveri-terraces", { hasTouch: true });
    const row = gallery(page).locator("[tabindex='0']").first();
    await row.dispatchEvent("touchstart");
    await row.evaluate((element) => element.scrollTo({ left: element.clientWidth, behavior: "instant" }));
    await eventually(
      () => row.evaluate(({ scrollLeft }) => scrollLeft),
      (px) => px > 0,
    );
    await release();
    await gallery(page)
      .getByText(/^2 \/ /)
      .waitFor();
    await gallery(page).getByRole("button", { name: "Play" }).waitFor();
  });
});

describe("what is typed and chosen before React", () => {
  test("into the hero's search has its suggestions, and the focus stays", async () => {
    const { page, complaints, release } = await early("/city/Bangalore");
    const field = page.getByRole("combobox", { name: /Locality/ });
    await field.pressSequentially("white");
    await release();
    await page.getByRole("listbox").getByRole("option").first().waitFor();
    expect(await field.inputValue()).toBe("white");
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type("field");
    expect(await field.inputValue()).toBe("whitefield");
    expect(complaints).toEqual([]);
  });

  test("into the hero's search is searched for by Enter", async () => {
    const { page, letGo } = await early("/city/Bangalore");
    await page.getByRole("combobox", { name: /Locality/ }).pressSequentially("orchard");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/allproperties\?.*q=orchard/, { waitUntil: "commit" });
    letGo();
    await page.getByRole("heading", { name: "Orchard Row" }).waitFor();
  });

  test("in the filters of a category is applied by a press on Apply", async () => {
    const { page, release } = await early("/apartments");
    await page.getByRole("searchbox", { name: "Search" }).pressSequentially("a");
    await page.locator('main select[name="city"]').selectOption("Bangalore");
    await page.getByLabel("Bedrooms").selectOption("3");
    await button(page, "Apply").click();
    expect(new URL(page.url()).search).toBe("");
    await release();
    await page.waitForURL(/q=a/);
    const { searchParams } = new URL(page.url());
    expect([searchParams.get("city"), searchParams.get("bhk")]).toEqual(["Bangalore", "3"]);
  });

  test("as the order of the results sorts them", async () => {
    const { page, release } = await early("/allproperties");
    const order = page.getByLabel("Sort by");
    const value = await order.locator("option").nth(1).getAttribute("value");
    await order.selectOption({ index: 1 });
    await release();
    await page.waitForURL((url) => url.searchParams.get("sort") === value);
    expect(await order.inputValue()).toBe(value);
  });
});

describe("a control that was touched", () => {
  test.each([
    ["with motion", {}, "touched"],
    ["with reduced motion", { reducedMotion: "reduce" }, "none"],
    ["in forced colours", { forcedColors: "active" }, "touched"],
  ] as const)("is seen %s", async (mode, options, animation) => {
    const { page, letGo } = await early("/apartments", options);
    for (const name of [/^Save /, "Apply", /^Share /]) await button(page, name).click();
    const looks = await touched(page).evaluateAll((controls) =>
      controls.map((control) => {
        const { outlineStyle, animationName } = getComputedStyle(control);
        return [outlineStyle, animationName];
      }),
    );
    expect(looks).toEqual([1, 2, 3].map(() => ["solid", animation]));
    // axe reads the colours of the site where those of the system are shown.
    if (mode !== "in forced colours") expect(await pageIssues(page, "html")).toEqual([]);
    letGo();
  });

  test("does not stay busy where the scripts are lost: the page says so", async () => {
    const { page, letGo } = await early("/apartments", { losesBundles: true });
    await button(page, /^Save /).click();
    letGo();
    await page.getByText(earlyNotices.late).waitFor();
    const box = await notice(page).boundingBox();
    expect(box?.height).toBeGreaterThan(40);
    expect(await touched(page).evaluate((control) => getComputedStyle(control).animationName)).toBe("none");
    expect(await pageIssues(page, "html")).toEqual([]);
  });
});
