import type { Page } from "playwright-core";
import { open, phone, type Visit } from "../support/browser";
import { calmVisits } from "../support/calm-visits";
import { listPage } from "../support/list-page";
import { savedHomes } from "../support/saved-homes";
import { atRest } from "../support/eventually";

let visit: Visit;
let page: Page;
const come = calmVisits((each) => {
  visit = each;
  page = each.page;
});
const { main } = listPage(() => page);
const { comeWith } = savedHomes(() => page, come);

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

describe("share (requirements 4.2)", () => {
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

  test("right click, the visible button and the keyboard open the menu (decisions/saved-and-compared)", async () => {
    await come();
    await shareBrowser("none", "works");
    await open(page, "/apartments");
    const share = page.getByRole("button", { name: "Share Orchard Row", exact: true });
    const menu = page.getByRole("menu", { name: "Share Orchard Row" });
    // Until React has the list, a right click has the browser's own menu.
    await share.hover();
    await page.locator("[data-dehydrated]", { has: share }).waitFor({ state: "detached" });
    await share.click({ button: "right" });
    await menu.waitFor();
    expect(await menu.getByRole("menuitem").allTextContents()).toEqual([
      "WhatsApp",
      "Twitter",
      "Facebook",
      "LinkedIn",
    ]);
    await page.mouse.wheel(0, 40);
    await page.waitForFunction(() => window.scrollY > 0);
    await atRest(page);
    expect(await menu.isVisible()).toBe(true);
    await page.keyboard.press("Escape");
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
    expect(await share.evaluate((element) => element === document.activeElement)).toBe(true);

    await open(page, "/property/orchard-row");
    const ways = page.getByRole("button", { name: "Ways to share Orchard Row" });
    const size = await ways.boundingBox();
    expect(size?.width).toBeGreaterThanOrEqual(44);
    expect(size?.height).toBeGreaterThanOrEqual(44);
    await ways.click();
    await menu.waitFor();
    await page.mouse.click(5, 300);
    await menu.waitFor({ state: "detached" });
  });
});

test("on a home's page 360 to 430 px wide each action is a whole target, within the margins", async () => {
  await come();
  await open(page, "/property/the-kaveri-terraces");
  for (const width of [360, 375, 390, 430]) {
    await page.setViewportSize({ width, height: 844 });
    const row = main().getByRole("link", { name: /^Call/ }).first().locator("..");
    const actions = row.locator("a, button").filter({ visible: true });
    const boxes = await actions.evaluateAll((all) =>
      all.map((each) => {
        const { width: breadth, height, right } = each.getBoundingClientRect();
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

test.each([
  [{ width: 390, height: 844 }, 380],
  // Above the bar of 69 pixels.
  [{ width: 320, height: 640 }, 560],
])(
  "at %p the picture of a home begins above %d px, and the registration follows it",
  async (viewport, most) => {
    await come({ viewport });
    for (const slug of [
      "the-kaveri-terraces",
      "marsa-creek-residences",
      "indiranagar-terrace-flat",
      "nandi-foothills",
    ]) {
      await open(page, `/property/${slug}`);
      const picture = await main()
        .getByRole("group", { name: /^Pictures of/ })
        .boundingBox();
      const registration = await main().getByRole("group", { name: "Registration" }).boundingBox();
      expect(picture?.y).toBeLessThan(most);
      expect(registration?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
    }
  },
);
