/** A list of homes sent from one profile to another (docs/decisions/saved-and-compared.md). */
import type { Browser } from "playwright-core";
import { desktop, open, openBrowser, phone, visitor } from "../support/browser";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("a list goes from one profile to another, where one home is withdrawn, and changes theirs by a press alone", async () => {
  const sender = await visitor(browser, { viewport: phone });
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
  await sender.close();

  const receiver = await visitor(browser, { viewport: desktop });
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
  await receiver.close();
});

test("without JavaScript the page says how to reach the homes", async () => {
  const { page, close } = await visitor(browser, { viewport: phone, javaScriptEnabled: false });
  await page.goto("/shortlist?homes=orchard-row");
  await page.getByRole("link", { name: "Browse Properties" }).click();
  await page.waitForURL("**/allproperties");
  await close();
});
