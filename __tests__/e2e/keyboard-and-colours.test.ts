/**
 * The Tab key goes through every kind of page without being caught, and every stop is seen, in the site's own colours
 * and in forced ones (WCAG 2.1.2, 2.4.7). What is chosen differs from what is not where colours are forced.
 */
import type { Page } from "playwright-core";
import { desktop, open, visitsOfTests, phone } from "../support/browser";
import { walkByKeyboard } from "../support/keyboard-walk";
import { everyNth, sampleOf } from "../support/sample";

const visitor = visitsOfTests();

/** Pages with most kinds of controls; in a sample they are walked in forced colours alone. */
const busy = ["/city/Bangalore", "/allproperties", "/property/the-kaveri-terraces", "/contact", "/wishlist"];
const simple = ["/", "/apartments", "/about", "/blog/1"];

describe.each([
  ["forced", "active", busy],
  ["the site's own", "none", sampleOf([...simple, ...busy], simple)],
] as const)("with %s colours", (_name, forcedColors, paths) => {
  /** Back through the first alone, in a sample. */
  const ways = paths.map((path, at) => [path, sampleOf(["and back"], at === 0 ? ["and back"] : [])] as const);
  test.each(ways)("the keyboard goes through %s %j, and every stop is seen", async (path, back) => {
    const viewport = forcedColors === "active" ? phone : desktop;
    const { page } = await visitor({ forcedColors, viewport, reducedMotion: "reduce" });
    await page.addInitScript(() => localStorage.setItem("wishlist", '["1","18","3"]'));
    await open(page, path);
    const stops = await walkByKeyboard(page);
    expect({ unseen: stops.unseen, isThrough: stops.isThrough }).toEqual({ unseen: [], isThrough: true });
    expect(stops.stops.length).toBeGreaterThan(15);
    if (back.length > 0) expect((await walkByKeyboard(page, "Shift+Tab")).stops).toContain(stops.stops[0]);
  });
});

/** What a chosen and an unchosen control look like, as pictures. */
async function looksOf(page: Page, chosen: string, unchosen: string): Promise<[string, string]> {
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const styles = [element, ...element.querySelectorAll("*")].flatMap((part) =>
          [undefined, "::before", "::after"].map((pseudo) => getComputedStyle(part, pseudo)),
        );
        const parts = [
          "backgroundColor",
          "color",
          "visibility",
          "outlineStyle",
          "borderTopWidth",
          "borderTopColor",
          "borderTopStyle",
          "fill",
          "transform",
        ] as const;
        return JSON.stringify(
          styles.map((style) => [
            style.getPropertyValue("--heart-fill"),
            ...parts.map((name) => style[name]),
          ]),
        );
      });
  return [await look(chosen), await look(unchosen)];
}

test("where colours are forced, the chosen one is told apart", async () => {
  const { page } = await visitor({ forcedColors: "active", reducedMotion: "reduce" });
  await page.addInitScript(() => localStorage.setItem("wishlist", '["1"]'));
  for (const [name, path, chosen, unchosen] of [
    [
      "tabs of the search bar",
      "/city/Goa",
      'main form button[aria-pressed="true"]',
      'main form button[aria-pressed="false"]',
    ],
    [
      "saved homes",
      "/apartments",
      'main article [aria-pressed="true"] svg',
      'main article [aria-pressed="false"] svg',
    ],
    [
      "check boxes",
      "/allproperties?bhk=3",
      "main label:has(:checked) > span",
      "main label:has([type=checkbox]:not(:checked)) > span",
    ],
    [
      "places on the map",
      "/property/the-kaveri-terraces",
      '[aria-label="Show nearby"] [aria-pressed="true"]',
      '[aria-label="Show nearby"] [aria-pressed="false"]',
    ],
    [
      "pictures of the gallery",
      "/property/the-kaveri-terraces",
      "main li > button[aria-current]",
      "main li > button:not([aria-current])",
    ],
    ["clients", "/city/Goa", "main li > button[aria-current]", "main li > button:not([aria-current])"],
  ] as const) {
    await open(page, path);
    if (path.includes("property/")) await page.getByRole("button", { name: "Hospitals" }).click();
    await page.locator(chosen).first().waitFor();
    const [first, second] = await looksOf(page, chosen, unchosen);
    expect([name, first]).not.toEqual([name, second]);
  }
});

/** Where the site draws: the chart of a loan, the empty wishlist, brand, stars. */
test.each(everyNth(["/services/home-loan", "/wishlist", "/city/Goa", "/property/the-kaveri-terraces"], 2))(
  "where dark colours are forced, no line or area drawn on %s is as dark as the ground",
  async (path) => {
    const { page } = await visitor({ forcedColors: "active", colorScheme: "dark" });
    await open(page, path);
    const dark = await page.evaluate(() => {
      const lightOf = (colour: string) =>
        Math.max(0, ...(colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
      return [...document.querySelectorAll("svg :is(path, rect, circle)")]
        .filter((shape) => shape.closest("svg")?.checkVisibility() === true)
        .filter((shape) => {
          const { fill, stroke } = getComputedStyle(shape);
          // A code for scanners is dark on a ground of its own; drawings themselves keep the colour of what holds them.
          const holder = shape.closest("svg")?.parentElement;
          if (holder && getComputedStyle(holder).forcedColorAdjust === "none") return false;
          return Math.max(...[fill, stroke].filter((paint) => paint !== "none").map(lightOf)) < 100;
        })
        .map((shape) => shape.outerHTML);
    });
    // The brand's arch is light around a door as dark as the ground.
    expect(dark.filter((shape) => !shape.includes('d="M12 8.34'))).toEqual([]);
  },
);
