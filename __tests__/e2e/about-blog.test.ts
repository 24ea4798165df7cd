import { open, visitsOfTests, phone } from "../support/browser";

const visitor = visitsOfTests();

test("FAQ (requirements 4.2): one item is open at a time; clicking the open one closes it; an answer is seen whole on a phone", async () => {
  const { page } = await visitor({ viewport: phone });
  await open(page, "/about");
  const items = page.locator('details[name="faq"]');
  const opened = () => items.evaluateAll((faqs) => faqs.map((item) => item.hasAttribute("open")));
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
});

test("banners (requirements 9, decisions/carousels-and-motion): are 320 px high, growing from 1 to 1.1 in 10 seconds, until they are paused", async () => {
  const { page } = await visitor();
  for (const path of ["/about", "/contact", "/blogs"]) {
    await open(page, path);
    const pause = page.getByRole("button", { name: /the moving picture$/ });
    const banner = pause.locator("..");
    const state = () =>
      banner.locator("> div").evaluate((element) => {
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
  }
});

describe("blog (requirements 2.13)", () => {
  test("a card has picture, badge in capitals, title, date, the first paragraph and Read More", async () => {
    const { page } = await visitor({ javaScriptEnabled: false });
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
    expect(await page.locator("article header p").innerText()).toMatch(/^16 Nov 2026, by Meera Nambiar, /);
    const [first] = await page.locator("article p").filter({ hasText: paragraph }).allInnerTexts();
    expect(first).toBe(paragraph);
    await page.getByRole("link", { name: "Back to Blogs" }).click();
    await page.waitForURL(/\/blogs$/);
  });

  test("the consultation form stays beside the article while it is read", async () => {
    const { page } = await visitor();
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
  });

  test("stored comments are shown as text, and never run", async () => {
    const { page, complaints } = await visitor();
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
  });
});
