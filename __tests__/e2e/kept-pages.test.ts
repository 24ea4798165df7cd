/** Back and Forward between documents: the browser has kept the page as it was left. */
import { chromium, type Browser } from "playwright-core";
import { findBrowser } from "../../tools/run/find-browser";
import { visitor } from "../support/browser";
import { pageKinds } from "../support/page-kinds";
import { everyNth } from "../support/sample";
import { shellIsHydrated } from "../support/hold-scripts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-quic", "--disable-background-networking", "--no-first-run"],
    // Playwright turns it off.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
});
afterAll(() => browser.close());

test("kinds of page come back from the back/forward cache", async () => {
  const { page, close } = await visitor(browser);
  const lost: string[] = [];
  await page.addInitScript(() => {
    window.addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.kept = String(persisted);
    });
  });
  for (const path of everyNth(pageKinds, 3)) {
    const answer = await page.goto(path, { waitUntil: "load" });
    // Browsers keep no page that was not found.
    if (answer?.ok() !== true) continue;
    await shellIsHydrated(page);
    await page.goto("/robots.txt");
    await page.evaluate(() => history.back());
    // A page that is kept is not loaded again.
    await page.waitForURL(`**${path}`, { waitUntil: "commit" });
    await page.waitForFunction(() => document.documentElement.dataset.kept !== undefined);
    const kept = await page.evaluate(() => document.documentElement.dataset.kept);
    if (kept !== "true") lost.push(path);
  }
  expect(lost).toEqual([]);
  await close();
}, 180_000);
