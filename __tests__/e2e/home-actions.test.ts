/** Places and sizes of what a visitor presses on cards and on the page of a home. */
import type { Page } from "playwright-core";
import { open, phone } from "../support/browser";
import { calmVisits } from "../support/calm-visits";
import { listPage } from "../support/list-page";

let page: Page;
const come = calmVisits((next) => {
  page = next.page;
});
const { main } = listPage(() => page);

test("on a home's page 360 to 430 px wide each action is a whole target, within the margins", async () => {
  await come();
  await open(page, "/property/the-kaveri-terraces");
  for (const width of [360, 375, 390, 430]) {
    await page.setViewportSize({ width, height: 844 });
    const row = main().getByRole("link", { name: /^Call/ }).first().locator("..");
    const actions = row.locator("a, button").filter({ visible: true });
    const boxes = await actions.evaluateAll((elements) =>
      elements.map((element) => {
        const { width: breadth, height, right } = element.getBoundingClientRect();
        return { side: Math.min(breadth, height), right };
      }),
    );
    expect(boxes).toHaveLength(4);
    for (const { side, right } of boxes) {
      expect(side).toBeGreaterThanOrEqual(44);
      expect(right).toBeLessThanOrEqual(width - 16);
    }
  }
});

test("under a finger a card's compare, chat and share are in one menu, each a whole target with its name", async () => {
  await come({ viewport: phone, hasTouch: true, isMobile: true });
  await open(page, "/apartments");
  const tools = [
    "Compare Orchard Row",
    "Chat about Orchard Row",
    "Share Orchard Row",
    "Ways to share Orchard Row",
  ];
  const tool = (name: string) => main().getByLabel(name, { exact: true });
  for (const name of tools) expect(await tool(name).isVisible()).toBe(false);
  await page.getByRole("button", { name: "More about Orchard Row" }).tap();
  for (const name of tools) {
    const box = await tool(name).boundingBox();
    expect([name, (box?.height ?? 0) >= 44 && (box?.width ?? 0) >= 200]).toEqual([name, true]);
  }
  // Beside the menu: the card below the finger stays closed.
  const before = page.url();
  await page.touchscreen.tap(195, 200);
  await tool("Share Orchard Row").waitFor({ state: "hidden" });
  expect(page.url()).toBe(before);
});

test("the picture of a home begins in the first window of a phone, and the registration follows it", async () => {
  await come({ viewport: phone });
  for (const slug of [
    "the-kaveri-terraces",
    "marsa-creek-residences",
    "indiranagar-terrace-flat",
    "nandi-foothills",
  ]) {
    await open(page, `/property/${slug}`);
    for (const { viewport, maxTop } of [
      { viewport: phone, maxTop: 380 },
      // Above the bar of 69 pixels.
      { viewport: { width: 320, height: 640 }, maxTop: 560 },
    ]) {
      await page.setViewportSize(viewport);
      const picture = await main()
        .getByRole("group", { name: /^Pictures of/ })
        .boundingBox();
      const registration = await main().getByRole("group", { name: "Registration" }).boundingBox();
      expect(picture?.y).toBeLessThan(maxTop);
      expect(registration?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
    }
    await page.setViewportSize(phone);
  }
});
