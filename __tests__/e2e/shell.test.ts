import { testSiteOrigin } from "../support/addresses";
import { open, visitsOfTests, phone } from "../support/browser";
import { atRest } from "../support/eventually";

const visitor = visitsOfTests();

describe("header menus (requirements 2.3)", () => {
  test("Properties is marked on pages of homes, also where the visitor's city has none of them", async () => {
    const { page } = await visitor({ city: "Goa" });
    for (const path of ["/allproperties/page/2", "/property/fort-house", "/apartments"]) {
      await open(page, path);
      const button = page.getByRole("button", { name: "Properties", exact: true });
      expect([path, await button.getAttribute("aria-current")]).toEqual([path, "true"]);
    }
  });

  test("Tab leaves the header after as many stops as it has items, and leaves no menu open", async () => {
    const { page } = await visitor();
    await open(page, "/about");
    const items = page.locator("header:not(main *) :is(a, button):visible");
    const count = await items.count();
    await items.first().focus();
    let stops = 0;
    for (; (await page.locator("header :focus").count()) > 0 && stops <= count; stops++)
      await page.keyboard.press("Tab");
    expect(stops).toBe(count);
    await page.locator("[data-menu] > [data-open]").waitFor({ state: "detached" });
  });

  test("the menu of a phone locks the scroll of the page, shows what people look for on one screen, and Call and E-mail on a low one", async () => {
    const { page } = await visitor({ viewport: phone });
    await open(page, "/about");
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    const isSeen = async (text: string, height: number) => {
      const box = await menu.getByText(text, { exact: true }).first().boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= height;
    };
    expect(await page.locator("html").evaluate((html) => getComputedStyle(html).overflow)).toContain(
      "hidden",
    );
    const categories = ["Apartments", "Villas", "Plots", "Farm land", "Commercial", "All categories"];
    const menuLinks = ["Services", "Dubai Properties", "About Us", "Contact Us", "Call us", "E-mail"];
    for (const text of [...categories, ...menuLinks])
      expect([text, await isSeen(text, 844)]).toEqual([text, true]);
    await page.setViewportSize({ width: 375, height: 560 });
    for (const text of ["Call us", "E-mail"]) expect([text, await isSeen(text, 560)]).toEqual([text, true]);
    await menu.getByText("All categories").click();
    await menu.getByRole("link", { name: /^Ultra Luxury/ }).click();
    await page.waitForURL("**/ultra-luxury**");
    await page.getByRole("button", { name: "Open menu" }).click();
    await menu.getByText("All categories").click();
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "hidden" });
  });

  test("a double tap on the phone's menu opens it, and presses nothing in it", async () => {
    const { page } = await visitor({ viewport: phone, reducedMotion: "no-preference" });
    await open(page, "/about");
    await page.getByRole("button", { name: "Open menu" }).dblclick({ delay: 30 });
    await atRest(page);
    expect(await page.getByRole("dialog", { name: "Menu" }).isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe("/about");
  });

  test("the city picker gives the focus back to the menu that it was opened from, and closes on Back", async () => {
    const { page } = await visitor({ viewport: phone });
    await open(page, "/blogs");
    await page.getByRole("link", { name: "Search properties" }).click();
    await page.waitForURL("**/allproperties");
    const opener = page.getByRole("button", { name: "Open menu" });
    const picker = page.getByRole("dialog", { name: "Select your preferred city" });
    const openPicker = async () => {
      await opener.click();
      await page.getByRole("dialog", { name: "Menu" }).getByText("Select city").click();
      await picker.waitFor();
    };
    await openPicker();
    await page.keyboard.press("Escape");
    await picker.waitFor({ state: "hidden" });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await openPicker();
    await page.goBack();
    await page.waitForURL("**/blogs");
    await picker.waitFor({ state: "hidden" });
  });

  test("call and mail stand in the header from 1280 px, and in a menu of it from 1024", async () => {
    const { page } = await visitor({ city: "Hyderabad" });
    await open(page, "/about");
    const header = page.locator("header").first();
    const links = [/^Call us on/, "E-mail us"].map((name) => header.getByRole("link", { name }).first());
    const menu = header.getByRole("button", { name: "Contact and social links" });
    for (const width of [1280, 1279, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      const areSeen = await Promise.all(links.map((link) => link.isVisible()));
      expect([width, ...areSeen]).toEqual([width, width >= 1280, width >= 1280]);
      const rows = await header
        .locator("nav")
        .evaluate((nav) => nav.parentElement?.getBoundingClientRect().height);
      expect(rows).toBeLessThan(90);
      await menu.click();
      for (const scheme of ["tel:", "mailto:"])
        expect(await header.locator(`a[href^="${scheme}"]:visible`).count()).toBeGreaterThan(0);
      await page.keyboard.press("Escape");
      await page.mouse.move(5, 700);
    }
  });
});

describe("moving through the site", () => {
  test("a page opened by its address starts at its top, also where it was left further down", async () => {
    const { page } = await visitor();
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
  });

  test("a link in an article leads on without a new load, as every link of the site", async () => {
    const { page } = await visitor();
    await open(page, "/blog/1");
    await page.evaluate(() => Object.assign(window, { isSameLoad: true }));
    await page.getByRole("link", { name: "site-visit checklist" }).click();
    await page.waitForURL("**/blog/7");
    expect(await page.evaluate(() => "isSameLoad" in window)).toBe(true);
  });

  test("where motion is welcome, another page glides to its top (requirements 2.1)", async () => {
    const { page } = await visitor({ reducedMotion: "no-preference" });
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
  });

  test.each([true, false])(
    "the newsletter box does nothing and claims nothing (JavaScript: %s)",
    async (javaScriptEnabled) => {
      const { page } = await visitor({ javaScriptEnabled });
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
    },
  );

  test("what Tab moves to is on the screen at once, no glide on its way can pass it", async () => {
    const { page } = await visitor({ reducedMotion: "no-preference" });
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

  test.each([
    ["/property/no-such-home", "Property not found", "Check the URL or return to the listings page."],
    ["/blog/999", "Blog not found", "Blog not found"],
  ])("%s shows '%s' and stays", async (path, heading, text) => {
    const { page } = await visitor();
    await open(page, path);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    await page.getByText(text).first().waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
  });

  test("an unknown path answers 404 and then leads home", async () => {
    const { page } = await visitor();
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    await page.waitForFunction(() => window.location.pathname === "/");
  });
});
