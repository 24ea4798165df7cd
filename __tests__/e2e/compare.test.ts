/** Homes side by side, and a list of them sent to another (docs/decisions/saved-and-compared.md). */
import type { Page } from "playwright-core";
import { desktop, open, visitsOfTests, phone } from "../support/browser";
import { eventually } from "../support/eventually";

const visitor = visitsOfTests();

const address = "/compare?homes=the-kaveri-terraces,marsa-creek-residences";
const tray = (page: Page) => page.getByRole("complementary", { name: "Homes to compare" });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("compareTray"));
const columns = async (page: Page) => {
  await page.locator("[data-comparison]").waitFor();
  return page
    .locator("[data-comparison] thead th")
    .evaluateAll((heads) => heads.map((head) => head.querySelector("a:not([aria-hidden])")?.textContent));
};

test("homes put aside on a card and on a home's page wait in the tray of every tab, and are compared", async () => {
  const { page } = await visitor({ viewport: desktop });
  await open(page, "/apartments");
  const secondTab = await page.context().newPage();
  await open(secondTab, "/property/the-kaveri-terraces");
  await secondTab.getByRole("button", { name: "Compare The Kaveri Terraces" }).click();
  await tray(secondTab).getByText("The Kaveri Terraces").waitFor();
  await tray(page).getByText("The Kaveri Terraces").waitFor();
  const scales = page.getByRole("button", { name: "Compare Marsa Creek Residences", exact: true });
  await scales.focus();
  await page.keyboard.press("Enter");
  await tray(secondTab).getByText("Marsa Creek Residences").waitFor();
  expect(await stored(page)).toBe('["the-kaveri-terraces","marsa-creek-residences"]');
  await tray(page).getByRole("link", { name: "Compare" }).click();
  await page.waitForURL(`**${address}`);
  expect(await columns(page)).toEqual(["The Kaveri Terraces", "Marsa Creek Residences"]);
  // It does not follow to where the homes stand side by side.
  await tray(page).waitFor({ state: "hidden" });
  await page.goBack();
  await tray(page).getByRole("button", { name: "Take The Kaveri Terraces out of the comparison" }).click();
  await eventually(
    () => stored(secondTab),
    (value) => value === '["marsa-creek-residences"]',
  );
});

test("who opens the address on a fresh profile sees the same, and nothing is stored", async () => {
  const { page } = await visitor({ viewport: phone });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).origin));
  await open(page, `${address},no-such-home`);
  expect(await columns(page)).toEqual(["The Kaveri Terraces", "Marsa Creek Residences"]);
  await page.getByText("no-such-home is no longer listed").waitFor();
  expect(await stored(page)).toBeNull();
  expect([...new Set(requests)]).toEqual([new URL(page.url()).origin]);
  // The page is as wide as the screen; the homes scroll below a first column that stays.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  const first = page.getByRole("rowheader", { name: "Price", exact: true });
  const before = await first.boundingBox();
  await page.locator("[data-comparison]").evaluate((table) => table.parentElement?.scrollBy(300, 0));
  expect(await first.boundingBox()).toEqual(before);
});

test.each(["/apartments", "/property/orchard-row"])(
  "what gets the focus on %s is never below the tray",
  async (path) => {
    const { page } = await visitor({ viewport: phone });
    await page.addInitScript(() =>
      localStorage.setItem("compareTray", '["the-kaveri-terraces","orchard-row"]'),
    );
    await open(page, path);
    await tray(page).getByText("2 homes").waitFor();
    const covered: string[] = [];
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press("Tab");
      const name = await page.evaluate(() => {
        const focused = document.activeElement;
        const bar = document.querySelector("[data-compare-tray]");
        if (focused === null || bar === null || bar.contains(focused)) return null;
        const { bottom, height } = focused.getBoundingClientRect();
        return bottom - height / 2 > bar.getBoundingClientRect().top ? focused.outerHTML.slice(0, 120) : null;
      });
      if (name !== null) covered.push(name);
    }
    expect(covered).toEqual([]);
  },
);

test("four homes print on one page of A4 landscape", async () => {
  const { page } = await visitor({ viewport: desktop });
  await open(page, `${address},orchard-row,kanakapura-orchard`);
  expect(await columns(page)).toHaveLength(4);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([842, 595]);
});

test("a list goes from one profile to another, where one home is withdrawn, and changes theirs by a press alone", async () => {
  const sender = await visitor({ viewport: phone });
  await sender.page.addInitScript(() =>
    localStorage.setItem("wishlist", '["the-kaveri-terraces","orchard-row"]'),
  );
  await open(sender.page, "/wishlist");
  await sender.page.getByRole("button", { name: "Share this list" }).click();
  const dialog = sender.page.getByRole("dialog", { name: "Share this list" });
  await dialog.getByLabel("A note, if you like").fill("Which shall we see on Saturday?");
  await dialog.getByRole("button", { name: "QR code" }).click();
  await dialog.getByRole("img", { name: "QR code of the link" }).waitFor();
  const chat = new URL((await dialog.getByRole("link", { name: "WhatsApp" }).getAttribute("href")) ?? "");
  const address = new URL(/https?:\S+/.exec(chat.searchParams.get("text") ?? "")?.[0] ?? "");

  const receiver = await visitor({ viewport: desktop });
  const { page } = receiver;
  const origins = new Set<string>();
  page.on("request", (request) => origins.add(new URL(request.url()).origin));
  // As if the second home had been withdrawn since.
  await open(page, `${address.pathname}${address.search.replace("orchard-row", "withdrawn-home")}`);
  await page.getByText("Which shall we see on Saturday?").waitFor();
  await page.getByText("withdrawn-home is no longer listed").waitFor();
  await page.getByRole("heading", { name: "The Kaveri Terraces" }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("wishlist"))).toBeNull();
  expect([...origins]).toEqual([new URL(page.url()).origin]);
  await page.getByRole("button", { name: "Save all" }).click();
  expect(await page.evaluate(() => localStorage.getItem("wishlist"))).toMatch(/^\["\d+"\]$/);
  await page.getByRole("heading", { name: "Ask about these homes" }).waitFor();
  expect(await page.getByRole("main").getByLabel("Message").inputValue()).toContain("The Kaveri Terraces");
});
