/** The maps of our own (docs/decisions/maps.md). */
import { readFileSync } from "node:fs";
import { geoMercator } from "d3-geo";
import type { Locator, Page } from "playwright-core";
import { z } from "zod";
import { testSiteOrigin } from "../support/addresses";
import { open, visitsOfTests, phone } from "../support/browser";
import { eventually } from "../support/eventually";
import { fingerOn } from "../support/finger";
import { readTestContent } from "../support/test-content";

const visitor = visitsOfTests();

const map = (page: Page) => page.getByRole("region", { name: "Map", exact: true });
const drawing = (page: Page) => map(page).locator("img").first();
const pins = (page: Page) => map(page).locator("[data-pin]");
const countLine = (page: Page) => page.locator("[data-count-line]");
const titles = (page: Page) => page.locator("article[data-listing] h3").allInnerTexts();

async function openMap(page: Page, path: string): Promise<void> {
  await open(page, path);
  await pins(page).first().waitFor();
}

const topology = z.object({ bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]) });
const located = z.object({ coordinates: z.object({ lat: z.number(), lng: z.number() }) });

/** Where d3's Mercator projection puts a listing on the drawing of its city, in pixels from its upper left corner. */
function expectedPlace(city: string, slug: string, width: number): readonly [number, number] {
  const text = readFileSync(`__tests__/site-content/maps/${city}.topo.json`, "utf8");
  const [west, south, east, north] = topology.parse(JSON.parse(text)).bbox;
  const projection = geoMercator().fitWidth(width, {
    type: "MultiPoint",
    coordinates: [
      [west, south],
      [east, north],
    ],
  });
  const { lng, lat } = located.parse(readTestContent(`listings/${slug}.json`)).coordinates;
  return projection([lng, lat]) ?? [Number.NaN, Number.NaN];
}

/** The tip of a pin, from the upper left corner of the drawing. */
async function tipOn(picture: Locator, pin: Locator) {
  const [around, box] = [await picture.boundingBox(), await pin.boundingBox()];
  if (around === null || box === null) throw new Error("the pin and the map are shown");
  return { width: around.width, x: box.x + box.width / 2 - around.x, y: box.y + box.height - around.y };
}

describe("a list", () => {
  test("shows its homes on the map, each pin within 3 pixels of d3's projection, also zoomed", async () => {
    const { page, complaints } = await visitor();
    await openMap(page, "/dubai-properties?view=map");
    for (const zooms of [0, 2]) {
      for (let press = 0; press < zooms; press++) await page.getByRole("button", { name: "Zoom in" }).click();
      const pin = page.getByRole("button", { name: /^Marsa Creek Residences, / });
      const tip = await tipOn(drawing(page), pin);
      const [x, y] = expectedPlace("dubai", "marsa-creek-residences", tip.width);
      expect(Math.abs(tip.x - x)).toBeLessThan(3);
      // Its arrow is 6 pixels high.
      expect(Math.abs(tip.y + 6 - y)).toBeLessThan(3);
    }
    expect(complaints).toEqual([]);
  });

  test("is switched between List and Map by the address, and Back takes it back", async () => {
    const { page } = await visitor();
    await open(page, "/allproperties?city=Goa");
    await page.getByRole("button", { name: "Map", exact: true }).click();
    await pins(page).first().waitFor();
    expect(new URL(page.url()).searchParams.get("view")).toBe("map");
    await page.goBack();
    await map(page).waitFor({ state: "detached" });
    await page.goForward();
    await pins(page).first().waitFor();
  });

  test("lights card and pin each other up; a pin opens its card, and Escape leads back to the pin", async () => {
    const { page } = await visitor();
    await openMap(page, "/dubai-properties?view=map");
    const card = page.locator("article[data-listing]").filter({ hasText: "Marsa Creek Residences" });
    const pin = page.getByRole("button", { name: /^Marsa Creek Residences, / });
    await card.locator("h3").hover();
    await page.waitForFunction(
      () => document.querySelector("[data-pin][class*=' ']:not([class$=' '])") !== null,
    );
    await pin.focus();
    await expect(card.getAttribute("data-lit")).resolves.toBe("");
    await page.keyboard.press("Enter");
    const opened = page.getByRole("group", { name: "Home on the map" });
    await opened.getByRole("link", { name: /Marsa Creek Residences/ }).waitFor();
    await page.keyboard.press("Escape");
    await opened.waitFor({ state: "detached" });
    expect(await pin.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test("on the map asks only this site for anything", async () => {
    const { page } = await visitor({ viewport: phone });
    const origins = new Set<string>();
    page.on("request", (request) => origins.add(new URL(request.url()).origin));
    await openMap(page, "/villas?view=map");
    expect([...origins]).toEqual([testSiteOrigin]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });
});

describe("an area", () => {
  test("drawn by keyboard narrows the list, is shared by its address, and Back clears it", async () => {
    const { page } = await visitor();
    await openMap(page, "/allproperties?view=map&city=Bangalore");
    // The rows below the first eight follow a moment later.
    const total = Number.parseInt(await countLine(page).innerText());
    const before = await eventually(
      () => titles(page),
      ({ length }) => length === total,
    );
    await page.getByRole("button", { name: "Draw an area" }).focus();
    await page.keyboard.press("Enter");
    // The focus is on the map: corners are set in its middle, which the arrow keys move.
    for (const key of ["+", "+"]) await page.keyboard.press(key);
    for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft"]) {
      await page.keyboard.press("Enter");
      for (let step = 0; step < 4; step += 1) await page.keyboard.press(key);
    }
    await page.getByText("3 corners set.").waitFor();
    await page.getByRole("button", { name: "Done" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Clear drawn area" }).waitFor();
    const area = new URL(page.url()).searchParams.get("area");
    expect(area?.split("_")).toHaveLength(6);
    const inArea = await eventually(
      () => titles(page),
      ({ length }) => length < total,
    );

    const shared = await visitor({ viewport: phone });
    await open(shared.page, new URL(page.url()).pathname + new URL(page.url()).search);
    await shared.page.getByRole("button", { name: "Clear drawn area" }).waitFor();
    await eventually(
      () => titles(shared.page),
      (rows) => rows.join() === inArea.join(),
    );

    await page.goBack();
    await page.getByRole("button", { name: "Clear drawn area" }).waitFor({ state: "detached" });
    await eventually(
      () => titles(page),
      (rows) => rows.join() === before.join(),
    );
  });

  test("drawn by a finger narrows the list, and its chip removes it", async () => {
    const { page } = await visitor({ viewport: phone, hasTouch: true, isMobile: true });
    await openMap(page, "/allproperties?view=map&city=Bangalore");
    const total = await countLine(page).innerText();
    await page.getByRole("button", { name: "Draw an area" }).tap();
    const stage = map(page).getByRole("application");
    await stage.scrollIntoViewIfNeeded();
    const box = await stage.boundingBox();
    if (box === null) throw new Error("the map is shown");
    const at = (x: number, y: number) => ({ x: box.x + x * box.width, y: box.y + y * box.height });
    const finger = await fingerOn(page);
    await finger.down(at(0.3, 0.4));
    for (const [x, y] of [
      [0.5, 0.4],
      [0.8, 0.4],
      [0.8, 0.6],
      [0.8, 0.8],
      [0.5, 0.8],
      [0.3, 0.8],
    ] as const)
      await finger.move(at(x, y));
    await finger.up();
    const chip = page.getByRole("button", { name: "Clear drawn area" });
    await chip.waitFor();
    await countLine(page).filter({ hasNotText: total }).waitFor();
    // Chromium makes no click of the first tap that follows a played finger's way, on any page.
    await chip.click();
    await chip.waitFor({ state: "detached" });
    await countLine(page).filter({ hasText: total }).waitFor();
    expect(new URL(page.url()).searchParams.has("area")).toBe(false);
  });
});

test("a home's page has its place on the map, its surroundings by name, and Google's map one press away", async () => {
  const { page } = await visitor({ viewport: phone });
  await page.route(/google\./, (route) => route.fulfill({ body: "", contentType: "text/html" }));
  await open(page, "/property/the-kaveri-terraces");
  const picture = page.getByRole("img", { name: "Drawn map of the surroundings of The Kaveri Terraces" });
  await picture.scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
    await picture.elementHandle(),
  );
  const tip = await tipOn(picture, picture.locator("xpath=following-sibling::span"));
  const [x, y] = expectedPlace("bangalore", "the-kaveri-terraces", tip.width);
  expect(Math.abs(tip.x - x)).toBeLessThan(3);
  expect(Math.abs(tip.y + 8 - y)).toBeLessThan(3);
  await page
    .getByText(/metro station/)
    .first()
    .waitFor();
  await page.getByText("Map data ©").waitFor();
  await page.getByRole("button", { name: "Show the map" }).click();
  await page.locator('iframe[title="Map of The Kaveri Terraces"]').waitFor();
});

test.each(["/allproperties", "/villas"])(
  "without JavaScript %s has the homes as links on the maps of their cities",
  async (path) => {
    const { page } = await visitor({ viewport: phone, javaScriptEnabled: false });
    await page.goto(path);
    await page.getByText(/^Map of Bangalore: \d+ properties$/).click();
    const links = page.locator('details[open] a[href="/property/vasanta-courtyard-villas"]');
    // One on the map, one in the list below it, which says what it costs.
    expect(await links.count()).toBe(2);
    const pin = links.first();
    const picture = page.getByRole("img", { name: "Drawn map of Bangalore" });
    const tip = await tipOn(picture, pin);
    const [x, y] = expectedPlace("bangalore", "vasanta-courtyard-villas", tip.width);
    expect(Math.abs(tip.x - x)).toBeLessThan(3);
    expect(Math.abs(tip.y - y)).toBeLessThan(3);
  },
);
