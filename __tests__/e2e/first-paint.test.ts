import type { Browser, Page, Request } from "playwright-core";
import { siteScript } from "../../src/gatsby/bundler/file-names";
import { openBrowser, phone, visitor } from "../support/browser";
import { atRest } from "../support/eventually";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const hydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");

const isSiteScript = (request: Request) => siteScript.test(new URL(request.url()).pathname);

/** A property page whose pictures do not arrive until they are let go, and the scripts it has asked for so far. */
async function slowVisit(page: Page) {
  const scripts: string[] = [];
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await page.route(/\/static\/.*\.(webp|jpg)$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  const picture = page.waitForRequest(/\/static\/.*\.(webp|jpg)$/);
  await page.goto("/property/the-kaveri-terraces", { waitUntil: "domcontentloaded" });
  await picture;
  return { scripts, letGo };
}

test.each(["/", "/apartments", "/allproperties", "/property/the-kaveri-terraces"])(
  "%s asks for bundles and for pictures further down after the first paint",
  async (path) => {
    const { page, close } = await visitor(browser, { viewport: phone });
    // As built: carousels have the browser load the pictures beside the one in view, once they have started.
    await page.addInitScript(() => {
      window.addEventListener("load", () => {
        const eager = [...document.querySelectorAll<HTMLImageElement>('img[loading="eager"]')];
        document.documentElement.dataset.first = eager.map((img) => img.currentSrc).join(" ");
      });
    });
    await page.goto(path, { waitUntil: "load" });
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const asked = await page.evaluate(() => {
      const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN;
      const first = (document.documentElement.dataset.first ?? "").split(" ");
      const later = [...document.querySelectorAll<HTMLImageElement>("img[loading]")].map(
        (img) => img.currentSrc,
      );
      const when = performance.getEntriesByType("resource").map(({ name, startTime }) => ({
        name,
        isLate: startTime >= painted,
      }));
      const late = (isOf: (name: string) => boolean) =>
        when.filter(({ name }) => isOf(name)).map(({ isLate }) => isLate);
      return {
        first: late((name) => first.includes(name)),
        later: late((name) => later.includes(name) && !first.includes(name)),
        bundles: late((name) => name.endsWith(".js")),
      };
    });
    expect(asked.first).toEqual([false]);
    expect(asked.later.length).toBeGreaterThan(0);
    expect(asked.later).not.toContain(false);
    expect(asked.bundles.length).toBeGreaterThan(2);
    expect(asked.bundles).not.toContain(false);
    await close();
  },
);

describe("the layout of what is far below the fold", () => {
  /** Notes whether the footer has a layout, as soon as it is there: at the first paint, and when the bundles may start. */
  function noteLayouts() {
    const notes: { atPaint?: boolean; afterwards?: boolean } = {};
    const note = (when: keyof typeof notes) => {
      notes[when] ??= document.querySelector("footer > *")?.checkVisibility({ contentVisibilityAuto: true });
      if (notes[when] === undefined) requestAnimationFrame(() => note(when));
    };
    Object.assign(window, { footerLayout: notes });
    new PerformanceObserver(() => note("atPaint")).observe({ type: "paint" });
    window.addEventListener("painted", () => note("afterwards"));
  }

  /** A phone on the page at the path, and what was noted of its footer since it was opened or loaded last. */
  async function notedVisit(path: string) {
    const { page, close } = await visitor(browser, { viewport: phone });
    await page.addInitScript(noteLayouts);
    await page.goto(path);
    const noted = async () => {
      await hydrated(page);
      return page.evaluate((): unknown => Reflect.get(window, "footerLayout"));
    };
    return { page, noted, close };
  }

  test("follows the first paint, and is there before the bundles start", async () => {
    const { noted, close } = await notedVisit("/city/Bangalore");
    expect(await noted()).toEqual({ atPaint: false, afterwards: true });
    await close();
  });

  test("is there from the first where a reload leads below the fold", async () => {
    const { page, noted, close } = await notedVisit("/city/Bangalore");
    await hydrated(page);
    await page.evaluate(() => window.scrollTo({ top: 5000, behavior: "instant" }));
    await atRest(page);
    await page.reload();
    expect(await noted()).toEqual({ atPaint: true, afterwards: true });
    expect(await page.evaluate(() => window.scrollY)).toBe(5000);
    await close();
  });

  test("is there from the first where the address has a fragment", async () => {
    const { page, noted, close } = await notedVisit("/property/the-kaveri-terraces#enquire");
    expect(await noted()).toEqual({ atPaint: true, afterwards: true });
    await page.waitForFunction(() => {
      const { top = -1 } = document.querySelector("#enquire")?.getBoundingClientRect() ?? {};
      return top >= 0 && top < window.innerHeight / 2;
    });
    await close();
  });
});

describe("of a list of cards on a phone", () => {
  /** Makes the page as it is while it arrives, and gives for each card that is shown whether it has a layout. */
  const layoutsOnArrival = (page: Page) =>
    page.evaluate(async () => {
      for (const part of document.querySelectorAll<HTMLElement>("[data-laid]")) delete part.dataset.laid;
      document.documentElement.dataset.unpainted = "top";
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame();
      await frame();
      return [...document.querySelectorAll("main article")]
        .filter((card) => card.checkVisibility())
        .map((card) => card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
    });

  async function arrival(path: string, city?: string) {
    const { page, close } = await visitor(browser, { viewport: phone, ...(city !== undefined && { city }) });
    // React would render the cards of the city alone.
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(path);
    await page.waitForFunction(() => !("unpainted" in document.documentElement.dataset));
    const layouts = await layoutsOnArrival(page);
    await close();
    return layouts;
  }

  test.each(["/apartments", "/allproperties"])("%s lays out the first alone to begin with", async (path) => {
    const [first, ...others] = await arrival(path);
    expect(first).toBe(true);
    expect(others.length).toBeGreaterThan(3);
    expect(others).not.toContain(true);
  });

  test.each(["/apartments", "/allproperties"])("%s lays out the first of the chosen city", async (path) => {
    const [first] = await arrival(path, "Hyderabad");
    expect(first).toBe(true);
  });
});

describe("the search index of /allproperties", () => {
  /** Milliseconds from the first paint to the request; undefined where it was not asked for, or is not there yet. */
  const sincePaint = () => {
    const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN;
    const index = performance
      .getEntriesByType("resource")
      .find(({ name }) => name.endsWith("/listing-index.json"));
    return index && index.startTime - painted;
  };

  test("comes after the first paint on a desktop, whose filters stand beside the list", async () => {
    const { page, close } = await visitor(browser);
    await page.goto("/allproperties", { waitUntil: "load" });
    await page.waitForFunction(sincePaint);
    expect(await page.evaluate(sincePaint)).toBeGreaterThan(0);
    await close();
  });

  test("comes to a phone when the filters are opened, and not before", async () => {
    const { page, close } = await visitor(browser, { viewport: phone });
    await page.goto("/allproperties", { waitUntil: "load" });
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, 600));
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(sincePaint)).toBeUndefined();
    await page.getByRole("button", { name: /^Filters/ }).click();
    await page.waitForFunction(sincePaint);
    await close();
  });
});

describe("on a slow network text and picture have the line to themselves", () => {
  test("the bundles are asked for once the first picture is there", async () => {
    const { page, close } = await visitor(browser);
    const { scripts, letGo } = await slowVisit(page);
    // Less than the time after which the bundles start in any case.
    await page.clock.runFor(2_000);
    expect(scripts).toEqual([]);
    letGo();
    await hydrated(page);
    expect(scripts).toContainEqual(expect.stringMatching(siteScript));
    await close();
  });

  test("a touched page gets its bundles at once", async () => {
    const { page, close } = await visitor(browser);
    const { letGo } = await slowVisit(page);
    const asked = page.waitForRequest(isSiteScript, { timeout: 2_000 });
    await page.keyboard.press("Tab");
    await asked;
    letGo();
    await close();
  });

  test("a picture that never comes holds the bundles back for four seconds at most", async () => {
    const { page, close } = await visitor(browser);
    const { scripts, letGo } = await slowVisit(page);
    await page.clock.runFor(3_000);
    expect(scripts).toEqual([]);
    const asked = page.waitForRequest(isSiteScript);
    await page.clock.runFor(1_000);
    await asked;
    letGo();
    await close();
  });
});
