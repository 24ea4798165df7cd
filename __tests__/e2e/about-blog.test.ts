import type { Browser } from "playwright-core";
import { open, openBrowser, phone, visitor } from "../support/browser";
import { quietOf, rendered } from "../support/eventually";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe("FAQ (requirements 4.2)", () => {
  test("one item is open at a time; clicking the open one closes it; an answer is seen whole on a phone", async () => {
    const { page, close } = await visitor(browser, { viewport: phone });
    await open(page, "/about");
    const items = page.locator('details[name="faq"]');
    const opened = () => items.evaluateAll((all) => all.map((item) => item.hasAttribute("open")));
    await items.nth(2).locator("summary").click();
    expect(await opened()).toEqual([false, false, true, false, false]);
    await items.nth(4).locator("summary").click();
    expect(await opened()).toEqual([false, false, false, false, true]);
    await items.nth(4).locator("summary").click();
    expect(await opened()).toEqual([false, false, false, false, false]);
    for (let at = 0; at < 5; at++) {
      await items.nth(at).locator("summary").click();
      const answer = items.nth(at).locator("> :last-child");
      expect(await answer.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
    }
    await close();
  });
});

describe("team carousel (requirements 2.9, decisions/carousels-and-motion)", () => {
  test("moves one member every second, stops at Pause and goes on at Play", async () => {
    const { page, close } = await visitor(browser);
    await page.clock.install();
    await open(page, "/about");
    const carousel = page.getByRole("group", { name: "Meet Our Team Of Experts" });
    await carousel.scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5);
    const count = carousel.getByText(/of 13$/);
    await carousel.locator(".slick-slide").first().waitFor({ state: "attached" });
    const start = await count.textContent();
    await page.waitForFunction(
      ([element, text]) => element instanceof HTMLElement && element.textContent !== text,
      [await count.elementHandle(), start] as const,
    );
    await carousel.getByRole("button", { name: "Pause" }).click();
    await page.mouse.move(5, 5);
    const paused = await count.textContent();
    await page.clock.runFor(5_000);
    expect(await count.textContent()).toBe(paused);
    await carousel.getByRole("button", { name: "Play" }).click();
    await page.mouse.move(5, 5);
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await page.waitForFunction(
      ([element, text]) => element instanceof HTMLElement && element.textContent !== text,
      [await count.elementHandle(), paused] as const,
    );
    await close();
  });

  test("stands still under reduced motion, without clones, and all 13 members are there", async () => {
    const { page, close } = await visitor(browser, { reducedMotion: "reduce" });
    const quiet = quietOf(page);
    await page.clock.install();
    await open(page, "/about");
    const carousel = page.getByRole("group", { name: "Meet Our Team Of Experts" });
    await carousel.scrollIntoViewIfNeeded();
    await rendered(page);
    await quiet();
    await page.clock.runFor(5_000);
    expect(await carousel.locator(".slick-slide").count()).toBe(0);
    expect(await carousel.locator("article").count()).toBe(13);
    await close();
  });

  test("no clone of a looping carousel can be reached by keyboard", async () => {
    const { page, close } = await visitor(browser);
    await open(page, "/city/Bangalore");
    await page.evaluate(() => window.scrollTo(0, 1200));
    await page.locator(".slick-cloned").first().waitFor({ state: "attached" });
    const reachable = await page
      .locator('.slick-slide[aria-hidden="true"]')
      .evaluateAll(
        (slides) =>
          slides.filter((slide) => !slide.closest("[inert]") && slide.querySelector("a, button")).length,
      );
    expect(reachable).toBe(0);
    await close();
  });
});

describe("banners (requirements 9, decisions/carousels-and-motion)", () => {
  test.each(["/about", "/contact", "/blogs"])(
    "%s: 320 px high, growing from 1 to 1.1 in 10 seconds, until it is paused",
    async (path) => {
      const { page, close } = await visitor(browser);
      await open(page, path);
      const pause = page.getByRole("button", { name: /the moving picture$/ });
      const banner = pause.locator("..");
      const motion = banner.locator("> div");
      const state = () =>
        motion.evaluate((element) => {
          const { animationDuration, animationDirection, animationPlayState } = getComputedStyle(element);
          return [animationDuration, animationDirection, animationPlayState];
        });
      expect((await banner.boundingBox())?.height).toBe(320);
      expect(await state()).toEqual(["10s", "alternate", "running"]);
      await pause.click();
      // Neither the pointer nor the focus holds it still any more.
      await pause.evaluate((button) => button.blur());
      await page.mouse.move(5, 800);
      expect(await state()).toEqual(["10s", "alternate", "paused"]);
      await close();
    },
  );
});

describe("blog (requirements 2.13)", () => {
  test("a card has picture, badge in capitals, title, date, the first paragraph and Read More", async () => {
    const { page, close } = await visitor(browser, { javaScriptEnabled: false });
    await page.goto("/blogs");
    const card = page.locator("main article").first();
    const title = await card.getByRole("heading", { level: 2 }).innerText();
    const paragraph = await card.locator("p").innerText();
    expect(await card.locator("img").count()).toBe(1);
    expect(await card.innerText()).toMatch(/^MARKET\n/);
    expect(await card.locator("time").innerText()).toMatch(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/);
    const link = card.getByRole("link", { name: `Read More ${title}` });
    // Its own text and no label, so that crawlers know where it leads.
    expect(await link.textContent()).toBe(`Read More ${title}`);
    await link.click();
    await page.waitForURL(/\/blog\/\d+$/);
    expect(await page.locator("h1").innerText()).toBe(title);
    const [first] = await page.locator("article p").filter({ hasText: paragraph }).allInnerTexts();
    expect(first).toBe(paragraph);
    await page.getByRole("link", { name: "Back to Blogs" }).click();
    await page.waitForURL(/\/blogs$/);
    await close();
  });

  test("the consultation form stays beside the article while it is read", async () => {
    const { page, close } = await visitor(browser);
    await open(page, "/blog/1");
    const button = page.locator("aside").getByRole("button", { name: "Send OTP to Email" });
    for (const heading of ["Why city averages disagree", "Reading a price in five steps"]) {
      await page
        .getByRole("heading", { name: heading })
        .evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
      const box = await button.boundingBox();
      expect(box?.y).toBeGreaterThan(0);
      expect(box?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
    }
    await close();
  });

  test("stored comments are shown as text, and never run", async () => {
    const { page, complaints, close } = await visitor(browser);
    await page.addInitScript(() => {
      localStorage.setItem(
        "comments_post_1",
        JSON.stringify([{ name: "Asha", text: '<img src=x onerror="document.title=1"> A fair account' }]),
      );
    });
    await open(page, "/blog/1");
    const comment = page.getByText('<img src=x onerror="document.title=1"> A fair account');
    await comment.waitFor();
    expect(await page.title()).toContain("The Bangalore market");
    expect(complaints).toEqual([]);
    await close();
  });

  test("garbage under the comments' key gives no comments", async () => {
    const { page, complaints, close } = await visitor(browser);
    for (const garbage of ["not json", "{}", "[null,1,{}]"]) {
      await open(page, "/blog/1");
      await page.evaluate((text) => localStorage.setItem("comments_post_1", text), garbage);
      await open(page, "/blog/1");
      expect(await page.getByRole("heading", { name: "Comments" }).count()).toBe(0);
    }
    expect(complaints).toEqual([]);
    await close();
  });

  test("the sidebar lists the three most recent posts, titles cut at 60 characters", async () => {
    const { page, close } = await visitor(browser);
    await open(page, "/blogs");
    const titles = page.locator('section[aria-labelledby="recent-posts"] li a');
    expect(await titles.count()).toBe(3);
    for (const title of await titles.allTextContents()) expect(title.length).toBeLessThanOrEqual(61);
    await close();
  });
});
