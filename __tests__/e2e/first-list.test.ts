/** What a returning visitor and one who comes by a shared link see before the scripts are there. */
import type { Page } from "playwright-core";
import { desktop, visitsOfTests, phone } from "../support/browser";
import { eventually, quietOf } from "../support/eventually";
import { holdScripts, shellIsHydrated } from "../support/hold-scripts";
import { layoutShiftsOf } from "../support/layout-shift";
import { homesInGoa } from "../support/list-page";
import { everyNth } from "../support/sample";

const visitor = visitsOfTests();

/** Notes, at every frame, what the page says of its list: each count line and set of titles once. */
function noteLists() {
  const noted: string[] = [];
  Object.assign(window, { notedLists: noted });
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const shown = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  const note = () => {
    const counts = shown("[data-count-line]").map((line) => line.innerText.trim());
    // Cards far below the fold have no layout yet, and so no inner text.
    const titles = shown("main article :is(h2, h3)").map((title) => title.textContent);
    const list = JSON.stringify({ counts, titles });
    if (counts.length + titles.length > 0 && noted.at(-1) !== list) noted.push(list);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

async function notedLists(page: Page): Promise<readonly unknown[]> {
  const noted: unknown = await page.evaluate((): unknown => Reflect.get(window, "notedLists"));
  const lists: readonly unknown[] = Array.isArray(noted) ? noted : [];
  return lists;
}

const waitingText = (page: Page) => page.locator("main [data-while-filtered] > p").first();

const searches = [
  ["/allproperties?bhk=3&city=Goa", undefined, "2 results"],
  ["/allproperties?q=villa", undefined, "12 results"],
  ["/allproperties?q=villa&city=Goa", undefined, "3 results"],
  ["/allproperties?bhk=3", "Bangalore", "5 results"],
  ["/allproperties?sort=price-asc", undefined, "Showing 30 properties in India and Dubai"],
  ["/properties/resale?q=villa", undefined, /match(es)? “villa”\.$/],
  ["/apartments?bhk=3", "Bangalore", /match(es)? your filters\.$/],
] as const;

/** Every list on a phone, one of each page on a desktop. */
const visits = [
  ...searches.map((search) => [phone, ...search] as const),
  ...everyNth(searches, 5).map((search) => [desktop, ...search] as const),
];

test.each(visits)(
  "what an address asks for: is the list that is shown and no other, in place, at %j: %s with %s stored",
  async (viewport, path, city, count) => {
    const { page, complaints } = await visitor({ viewport, ...(city && { city }) });
    await page.addInitScript(noteLists);
    const shifts = await layoutShiftsOf(page);
    const release = await holdScripts(page);
    const index = page.waitForRequest(/\/listing-index\.json$/);
    const code = page.waitForRequest(/templates-(?:results|category)-tsx-\w+\.js$/);
    const quiet = quietOf(page);
    await page.goto(path, { waitUntil: "commit" });
    await waitingText(page).waitFor();
    expect(await waitingText(page).innerText()).toMatch(/^Looking through \d+ .+…$/);
    // Asked for while no script of the site has run.
    await Promise.all([index, code]);
    expect(await notedLists(page)).toEqual([]);
    release();
    await page.getByRole("status").filter({ hasText: count }).first().waitFor();
    await quiet();
    const lists = await notedLists(page);
    expect(new Set(lists).size).toBe(1);
    expect(await shifts()).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test("an address with a city alone shows its homes before any script", async () => {
  const { page } = await visitor({ viewport: phone });
  await page.addInitScript(noteLists);
  const release = await holdScripts(page);
  await page.goto("/allproperties?city=Goa", { waitUntil: "commit" });
  const list = JSON.stringify({ counts: ["3 results"], titles: homesInGoa });
  await eventually(
    () => notedLists(page),
    (lists) => lists.at(-1) === list,
  );
  release();
});

test("an index that does not come gives way to the list without filters, which says so", async () => {
  const { page } = await visitor({ viewport: phone });
  await page.route(/\/listing-index\.json$/, (route) => route.abort());
  await page.goto("/allproperties?q=villa");
  await page.getByRole("status").filter({ hasText: "All 30 properties, not filtered yet" }).waitFor();
  expect(await waitingText(page).isVisible()).toBe(false);
});

test("home with a stored city: is the page of the city before any script, and one page for Back and the address", async () => {
  const { page } = await visitor({ viewport: phone, city: "Goa" });
  await page.goto("/about");
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.waitForURL("**/city/Goa", { waitUntil: "commit" });
  await page.getByRole("heading", { level: 1, name: "Your trusted real estate agents in Goa" }).waitFor();
  release();
  await shellIsHydrated(page);
  await page.goBack();
  await page.waitForURL("**/about");
});

const stored = [
  ["/apartments", "Bangalore"],
  ["/villas", "Goa"],
  ["/allproperties", "Goa"],
  ["/buy", "Mumbai"],
] as const;
describe.each(everyNth(stored, 2))("%s with %s stored", (path, city) => {
  test("asks for the picture of the first card shown while the page is parsed, and for none of another city", async () => {
    const { page } = await visitor({ viewport: phone, city });
    const release = await holdScripts(page);
    const imageUrls: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "image") imageUrls.push(request.url());
    });
    const parsed = page.waitForEvent("domcontentloaded");
    await page.goto(path, { waitUntil: "commit" });
    await parsed;
    const pictures = await page.evaluate(() => {
      const cards = [...document.querySelectorAll("main article")];
      const pathsIn = (card: Element) =>
        [...card.querySelectorAll("picture > source, picture > img")].flatMap((part) =>
          (part.getAttribute("srcset") ?? "").split(",").map((file) => file.trim().split(" ")[0] ?? ""),
        );
      const shown = cards.filter((card) => card.checkVisibility());
      return {
        first: shown.slice(0, 1).flatMap(pathsIn),
        hidden: cards.filter((card) => !shown.includes(card)).flatMap(pathsIn),
      };
    });
    const isRequested = (file: string) => imageUrls.some((url) => url.endsWith(file));
    await eventually(
      () => pictures.first.some(isRequested),
      (isThere) => isThere,
    );
    release();
    await shellIsHydrated(page);
    const shownFiles = new Set(pictures.first);
    expect(pictures.hidden.filter((file) => isRequested(file) && !shownFiles.has(file))).toEqual([]);
  });
});
