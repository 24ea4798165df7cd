import type { Browser, Page } from "playwright-core";
import { testSiteOrigin } from "../support/addresses";
import { desktop, open, openBrowser, phone, visitor } from "../support/browser";
import { atRest } from "../support/eventually";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const header = (page: Page) => page.locator("header").first();

/** Until then the style sheet opens its menus. */
const headerHydrated = (page: Page) =>
  page.locator("[data-dehydrated] header").waitFor({ state: "detached" });

describe("header menus (requirements 2.3)", () => {
  test("Properties is marked on pages of homes, also where the visitor's city has none of them", async () => {
    const { page, close } = await visitor(browser, { city: "Goa" });
    for (const path of ["/allproperties/page/2", "/property/fort-house", "/apartments"]) {
      await open(page, path);
      const button = page.getByRole("button", { name: "Properties", exact: true });
      expect([path, await button.getAttribute("aria-current")]).toEqual([path, "true"]);
    }
    await close();
  });

  test("open on hover or focus, close after the pointer has left, and Escape closes them", async () => {
    const { page, close } = await visitor(browser);
    await open(page, "/about");
    const apartments = page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: /^Apartments/ });
    await page.getByRole("button", { name: "Properties", exact: true }).hover();
    await apartments.waitFor({ state: "visible" });
    await page.mouse.move(5, 700);
    await apartments.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Properties", exact: true }).focus();
    await apartments.waitFor({ state: "visible" });
    // Until React has the header the style sheet opens its menus, and no key closes them.
    await page.locator("[data-menu=properties] > [data-open]").waitFor();
    await page.keyboard.press("Escape");
    await apartments.waitFor({ state: "hidden" });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Properties");
    await close();
  });

  test.each(["/", "/about", "/apartments", "/contact", "/property/orchard-row"])(
    "on %s Tab leaves the header after as many stops as it has items, and leaves no menu open",
    async (path) => {
      const { page, close } = await visitor(browser, { viewport: desktop });
      await open(page, path);
      const items = page.locator("header:not(main *) :is(a, button):visible");
      const count = await items.count();
      await items.first().focus();
      await headerHydrated(page);
      let stops = 0;
      for (; (await page.locator("header :focus").count()) > 0 && stops <= count; stops++)
        await page.keyboard.press("Tab");
      expect(stops).toBe(count);
      await page.locator("[data-menu] > [data-open]").waitFor({ state: "detached" });
      await close();
    },
  );

  test("a menu that was pressed has its links in the order of Tab", async () => {
    const { page, close } = await visitor(browser, { viewport: desktop });
    await open(page, "/about");
    await page.getByRole("button", { name: "Services", exact: true }).focus();
    await headerHydrated(page);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.locator("[data-menu=services] a:focus").count()).toBe(1);
    await close();
  });

  test("the menu of a phone shows what people look for on one screen, and Call and E-mail on a low one", async () => {
    const { page, close } = await visitor(browser, { viewport: phone });
    await open(page, "/about");
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    const isSeen = async (text: string, height: number) => {
      const box = await menu.getByText(text, { exact: true }).first().boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= height;
    };
    const wanted = ["Apartments", "Villas", "Plots", "Farm land", "Commercial", "All categories"];
    for (const text of [
      ...wanted,
      "Services",
      "Dubai Properties",
      "About Us",
      "Contact Us",
      "Call us",
      "E-mail",
    ])
      expect([text, await isSeen(text, 844)]).toEqual([text, true]);
    await page.setViewportSize({ width: 375, height: 560 });
    for (const text of ["Call us", "E-mail"]) expect([text, await isSeen(text, 560)]).toEqual([text, true]);
    await menu.getByText("All categories").click();
    await menu.getByRole("link", { name: /^Ultra Luxury/ }).waitFor({ state: "visible" });
    await close();
  });

  test("the Properties menu counts the listings of the selected city and hides entries without any", async () => {
    const { page, close } = await visitor(browser, { city: "Goa" });
    await open(page, "/about");
    await page.getByRole("button", { name: "Properties", exact: true }).hover();
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.getByRole("link", { name: /^Villas/ }).waitFor({ state: "visible" });
    expect(await menu.getByRole("link", { name: /^Villas/ }).textContent()).toMatch(/3/);
    expect(await menu.getByRole("link", { name: /^Apartments/ }).count()).toBe(0);
    await close();
  });

  test("with no city chosen all entries show", async () => {
    const { page, close } = await visitor(browser);
    await open(page, "/about");
    await page.getByRole("button", { name: "Properties", exact: true }).hover();
    const menu = page.getByRole("navigation", { name: "Main" });
    for (const label of [
      "Apartments",
      "Villas",
      "Plots",
      "Farm",
      "Commercial",
      "Rental",
      "Resale",
      "Ultra Luxury",
    ]) {
      await menu.getByRole("link", { name: new RegExp(`^${label}`) }).waitFor({ state: "visible" });
    }
    await close();
  });

  test("the city menu names two projects in Bangalore, three in Mumbai, one in Hyderabad, none in Goa", async () => {
    const { page, close } = await visitor(browser);
    await open(page, "/about");
    const menu = header(page);
    await menu.getByRole("button", { name: /Select city/ }).hover();
    for (const title of [
      "Vasanta Courtyard Villas",
      "The Kaveri Terraces",
      "Worli Sea Terrace",
      "Fort House",
      "Powai Lakefront",
      "Banjara Heights",
    ]) {
      await menu.getByRole("link", { name: title }).waitFor({ state: "visible" });
    }
    const projects = await menu
      .locator("[data-menu=city] li")
      .evaluateAll((cities) =>
        cities.map((city) => [
          city.querySelector("a")?.textContent,
          city.querySelectorAll('a[href^="/property/"]').length,
        ]),
      );
    expect(projects).toEqual([
      ["Bangalore", 2],
      ["Mumbai", 3],
      ["Hyderabad", 1],
      ["Goa", 0],
    ]);
    await menu.getByRole("link", { name: "All homes in Goa" }).waitFor({ state: "visible" });
    await close();
  });

  test("the mobile menu locks the scroll of the page and Escape closes it", async () => {
    const { page, close } = await visitor(browser, { viewport: phone });
    await open(page, "/about");
    await page.getByRole("button", { name: "Open menu" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor({ state: "visible" });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toContain(
      "hidden",
    );
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await close();
  });

  test.each([
    [1279, true],
    [1100, true],
    [1024, false],
  ])(
    "at %i px call and mail stand in the header from 1100 px, and in a menu of it at 1024",
    async (width, isInRow) => {
      const { page, close } = await visitor(browser, { city: "Hyderabad", viewport: { width, height: 800 } });
      await open(page, "/about");
      const header = page.locator("header").first();
      for (const name of [/^Call us on/, "E-mail us"]) {
        expect(await header.getByRole("link", { name }).first().isVisible()).toBe(isInRow);
      }
      const rows = await header
        .locator("nav")
        .evaluate((nav) => nav.parentElement?.getBoundingClientRect().height);
      expect(rows).toBeLessThan(90);
      await header.getByRole("button", { name: "Contact and social links" }).click();
      expect(await header.locator('a[href^="tel:"]:visible').count()).toBeGreaterThan(0);
      expect(await header.locator('a[href^="mailto:"]:visible').count()).toBeGreaterThan(0);
      await close();
    },
  );

  test("the scroll-to-top button appears after 120 px", async () => {
    const { page, close } = await visitor(browser, { reducedMotion: "reduce" });
    await open(page, "/about");
    const toTop = page.getByRole("button", { name: /top/i });
    await page.mouse.wheel(0, 110);
    await page.waitForFunction(() => window.scrollY > 50);
    expect(await toTop.isVisible()).toBe(false);
    await page.mouse.wheel(0, 60);
    await toTop.waitFor({ state: "visible" });
    await toTop.click();
    await page.waitForFunction(() => window.scrollY === 0);
    await close();
  });
});

describe("city picker (requirements 2.4)", () => {
  test("opens for a new visitor, walks by arrow keys, keeps the focus, and Enter leads to the city", async () => {
    const { page, close } = await visitor(browser, { firstVisit: true });
    await open(page, "/");
    const picker = page.getByRole("dialog", { name: "Select your preferred city" });
    await picker.waitFor({ state: "visible" });
    for (const city of ["Bangalore", "Mumbai", "Hyderabad", "Goa", "Dubai"]) {
      await picker.getByText(city).first().waitFor({ state: "visible" });
    }
    await page.locator("[data-dehydrated] #city-picker").waitFor({ state: "detached" });
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Hyderabad");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/city/Hyderabad");
    expect(await page.evaluate(() => localStorage.getItem("selectedCity"))).toBe("Hyderabad");
    expect(await page.evaluate(() => localStorage.getItem("cityPickerSeen"))).toBe("1");
    await close();
  });

  test("closed with a skip it only counts as seen, and does not come again", async () => {
    const { page, close } = await visitor(browser, { firstVisit: true });
    await page.clock.install();
    await open(page, "/");
    const picker = page.getByRole("dialog", { name: "Select your preferred city" });
    await picker.waitFor({ state: "visible" });
    await page.keyboard.press("Escape");
    await picker.waitFor({ state: "hidden" });
    // A dialog tells of its closing after it is gone.
    await page.waitForFunction(() => localStorage.getItem("cityPickerSeen") === "1");
    expect(await page.evaluate(() => localStorage.getItem("selectedCity"))).toBeNull();
    await page.reload();
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
    // Long after it came by itself.
    await page.clock.runFor(10_000);
    expect(await picker.count()).toBe(0);
    await close();
  });

  // Others are in unit/visitor/chosen-city.test.ts.
  test("a stored city 'Atlantis' counts as no city", async () => {
    const { page, complaints, close } = await visitor(browser, { city: "Atlantis" });
    await open(page, "/about");
    await header(page)
      .getByRole("button", { name: /Select city/ })
      .waitFor({ state: "visible" });
    expect(complaints).toEqual([]);
    await close();
  });

  test("another tab follows the choice", async () => {
    const { page, close } = await visitor(browser);
    await open(page, "/about");
    const second = await page.context().newPage();
    await open(second, "/contact");
    await second.evaluate(() => localStorage.setItem("selectedCity", "Mumbai"));
    await header(page)
      .getByRole("button", { name: /Mumbai/ })
      .waitFor({ state: "visible" });
    await close();
  });
});

describe("moving through the site", () => {
  test("a new page starts at its top; Back and Forward restore the position (decisions/addresses)", async () => {
    const { page, close } = await visitor(browser, { reducedMotion: "reduce" });
    await open(page, "/apartments");
    await page.evaluate(() => window.scrollTo(0, 900));
    await atRest(page);
    const before = await page.evaluate(() => window.scrollY);
    await page.locator("[data-listing] h2 a, [data-listing] h3 a").nth(3).click();
    await page.waitForURL("**/property/**");
    await page.waitForFunction(() => window.scrollY < 50);
    await page.goBack();
    await page.waitForURL("**/apartments");
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 60, before);
    await page.goForward();
    await page.waitForURL("**/property/**");
    await close();
  });

  test("a page opened by its address starts at its top, also where it was left further down", async () => {
    const { page, close } = await visitor(browser);
    await open(page, "/about");
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: "instant" }));
    await page.waitForFunction(() => Object.values(sessionStorage).includes("2000"));
    await open(page, "/contact");
    await open(page, "/about");
    await atRest(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.goBack();
    await page.waitForURL("**/about");
    await page.waitForFunction(() => window.scrollY > 1900);
    await close();
  });

  test("where motion is welcome, another page glides to its top (requirements 2.1)", async () => {
    const { page, close } = await visitor(browser, { reducedMotion: "no-preference" });
    await open(page, "/apartments");
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
    await page.waitForFunction(() => window.scrollY === 900);
    await page.evaluate(() => {
      const scrollTo = window.scrollTo.bind(window);
      const { documentElement } = document;
      Object.assign(window, {
        scrollTo: (left: number, top: number) => {
          documentElement.dataset.scrolled = getComputedStyle(documentElement).scrollBehavior;
          scrollTo(left, top);
        },
      });
    });
    await page.locator("header").getByRole("link", { name: "About Us" }).click();
    await page.waitForURL("**/about");
    await page.waitForFunction(() => window.scrollY === 0);
    expect(await page.locator("html").getAttribute("data-scrolled")).toBe("smooth");
    await close();
  });

  test.each([true, false])(
    "the newsletter box does nothing and claims nothing (JavaScript: %s)",
    async (javaScriptEnabled) => {
      const { page, close } = await visitor(browser, { javaScriptEnabled });
      await (javaScriptEnabled ? open(page, "/about") : page.goto("/about"));
      const footer = page.getByRole("contentinfo");
      const before = await footer.textContent();
      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.isNavigationRequest() || request.method() === "POST") sent.push(request.url());
      });
      const field = footer.getByLabel("Your e-mail");
      await field.fill("someone@example.com");
      await field.press("Enter");
      await footer.getByRole("button", { name: "Subscribe" }).click();
      expect(await field.inputValue()).toBe("someone@example.com");
      expect(await footer.textContent()).toBe(before);
      expect(sent).toEqual([]);
      await close();
    },
  );

  test("what Tab moves to is on the screen at once, no glide on its way can pass it", async () => {
    const { page, close } = await visitor(browser, { reducedMotion: "no-preference" });
    await open(page, "/about");
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: "instant" }));
    await page.locator("main").evaluate((main) => main.focus({ preventScroll: true }));
    await page.keyboard.press("Tab");
    const isSeen = await page.locator("main :focus").evaluate((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    });
    expect(isSeen).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(1000);
    await page.keyboard.press("Shift");
    const behaviour = await page.locator("html").evaluate((html) => getComputedStyle(html).scrollBehavior);
    expect(behaviour).toBe("smooth");
    await close();
  });

  test.each([
    ["/property/1", "/property/the-kaveri-terraces"],
    ["/all-properties", "/allproperties"],
    ["/privacy", "/privacy-policy"],
    ["/properties/plots", "/plots"],
    ["/properties/ready-to-move", "/properties/Ready-to-Move"],
    ["/city/bangalore", "/city/Bangalore"],
    ["/interiors", "/services/interior-designs"],
    ["/finance", "/services/home-loan"],
    ["/property-management", "/services/property-management"],
  ])("%s leads to %s (decisions/addresses)", async (from, to) => {
    const { status, url } = await fetch(testSiteOrigin + from);
    expect([status, new URL(url).pathname]).toEqual([200, to]);
  });

  test("an unknown path answers 404 and then leads home", async () => {
    const { page, close } = await visitor(browser);
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    await page.waitForFunction(() => window.location.pathname === "/");
    await close();
  });

  test.each([
    ["/city/GOA", "Mumbai", "/city/Goa"],
    ["/city/Atlantis", "Mumbai", "/city/Mumbai"],
    ["/city/Atlantis", undefined, "/city/Bangalore"],
  ])("%s with %s stored leads to %s (requirements 2.1)", async (from, city, to) => {
    const { page, close } = await visitor(browser, { city });
    const response = await page.goto(from);
    expect(response?.status()).toBe(404);
    await page.waitForFunction((path) => window.location.pathname === path, to);
    await close();
  });

  test("an unknown property shows 'Property not found' and stays", async () => {
    const { page, close } = await visitor(browser);
    await open(page, "/property/no-such-home");
    await page.getByRole("heading", { level: 1, name: "Property not found" }).waitFor();
    await page.getByText("Check the URL or return to the listings page.").waitFor();
    expect(new URL(page.url()).pathname).toBe("/property/no-such-home");
    await close();
  });

  test("an unknown article shows 'Blog not found' and stays", async () => {
    const { page, close } = await visitor(browser);
    await open(page, "/blog/999");
    await page.getByRole("heading", { level: 1, name: "Blog not found" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/blog/999");
    await close();
  });
});
