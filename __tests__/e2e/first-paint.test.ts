import type { Page } from "playwright-core";
import { visitsOfTests, phone } from "../support/browser";
import { atRest } from "../support/eventually";
import { holdScripts, shellIsHydrated } from "../support/hold-scripts";
import { everyNth } from "../support/sample";

const visitor = visitsOfTests();

test.each(["/", "/apartments", "/allproperties", "/property/the-kaveri-terraces"])(
  "%s asks for its first picture while it is parsed, for others and the bundles once that has come, for no font in the head",
  async (path) => {
    const { page } = await visitor({ viewport: phone });
    // As built: carousels have the browser load the pictures beside the one in view, once they have started.
    await page.addInitScript(() => {
      requestAnimationFrame((time) => (document.documentElement.dataset.firstFrame = String(time)));
      window.addEventListener("load", () => {
        const first = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
        document.documentElement.dataset.first = first.map((img) => img.currentSrc).join(" ");
      });
    });
    await page.goto(path, { waitUntil: "load" });
    await shellIsHydrated(page);
    await page.waitForLoadState("networkidle");
    const requests = await page.evaluate(() => {
      const painted = Number(document.documentElement.dataset.firstFrame);
      const first = (document.documentElement.dataset.first ?? "").split(" ");
      const later = [...document.querySelectorAll<HTMLImageElement>("img[loading]")].map(
        (img) => img.currentSrc,
      );
      const resources = performance.getEntriesByType("resource").map(({ name, startTime }) => ({
        name,
        startTime,
      }));
      const picture = performance.getEntriesByType("resource").find(({ name }) => first.includes(name));
      const pictureEnd = picture instanceof PerformanceResourceTiming ? picture.responseEnd : NaN;
      // The others wait for a second at most.
      const turn = Math.min(pictureEnd, painted + 1000);
      const late = (isOf: (name: string) => boolean) =>
        resources.filter(({ name }) => isOf(name)).map(({ startTime }) => startTime >= turn);
      const [visit] = performance.getEntriesByType("navigation");
      const parsed = visit instanceof PerformanceNavigationTiming ? visit.domInteractive : NaN;
      return {
        first: resources
          .filter(({ name }) => first.includes(name))
          .map(({ startTime }) => (startTime < parsed ? "while parsing" : "later")),
        later: late((name) => later.includes(name) && !first.includes(name)),
        bundles: late((name) => name.endsWith(".js")),
        // Chrome holds the first paint back for these.
        fontsInHead: document.querySelectorAll("head link[as=font]").length,
        fonts: resources.filter(({ name }) => name.endsWith(".woff2")).length,
      };
    });
    expect(requests.first).toEqual(["while parsing"]);
    expect(requests.later.length).toBeGreaterThan(0);
    expect(requests.later).not.toContain(false);
    expect(requests.bundles.length).toBeGreaterThan(2);
    expect(requests.bundles).not.toContain(false);
    expect([requests.fontsInHead, requests.fonts > 1]).toEqual([0, true]);
  },
);

describe("the layout of what is far below the fold", () => {
  /** Notes whether the footer has a layout, once it is there. */
  function noteLayout() {
    const note = () => {
      const footer = document.querySelector("footer > *");
      if (footer === null) requestAnimationFrame(note);
      // The browser decides at the end of a frame what it leaves out.
      else
        requestAnimationFrame(() => {
          const isLaidOut = footer.checkVisibility({ contentVisibilityAuto: true });
          document.documentElement.dataset.footer = String(isLaidOut);
        });
    };
    requestAnimationFrame(note);
  }

  /** A phone on the page at the path, whose scripts wait to be let go. */
  async function heldVisit(path: string) {
    const { page } = await visitor({ viewport: phone });
    await page.addInitScript(noteLayout);
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    const atFirst = async () => {
      await page.waitForFunction(() => document.documentElement.dataset.footer !== undefined);
      return page.evaluate(() => document.documentElement.dataset.footer);
    };
    return { page, release, atFirst };
  }

  const isWhole = (page: Page) =>
    page.evaluate(() =>
      document.querySelector("footer > *")?.checkVisibility({ contentVisibilityAuto: true }),
    );

  test("waits until the page is hydrated, and is whole then", async () => {
    const { page, release, atFirst } = await heldVisit("/city/Bangalore");
    expect(await atFirst()).toBe("false");
    release();
    await shellIsHydrated(page);
    await page.waitForFunction(() => document.documentElement.dataset.deferring === undefined);
    expect(await isWhole(page)).toBe(true);
  });

  test("comes before that when the visitor scrolls, whole, so that nothing jumps on the way", async () => {
    const { page, release, atFirst } = await heldVisit("/city/Bangalore");
    expect(await atFirst()).toBe("false");
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
    await page.waitForFunction(() => document.documentElement.dataset.deferring === undefined);
    expect(await isWhole(page)).toBe(true);
    release();
  });

  test("is there from the first where a reload leads below the fold", async () => {
    const { page, release } = await heldVisit("/city/Bangalore");
    release();
    await shellIsHydrated(page);
    await page.evaluate(() => window.scrollTo({ top: 5000, behavior: "instant" }));
    await atRest(page);
    // What is laid out on the way keeps the content in view in its place, and so moves the position.
    const position = await page.evaluate(() => window.scrollY);
    await page.reload();
    await shellIsHydrated(page);
    expect(await page.evaluate(() => document.documentElement.dataset.footer)).toBe("true");
    expect(await page.evaluate(() => window.scrollY)).toBe(position);
  });

  test("is there from the first where the address has a fragment", async () => {
    const { page, release, atFirst } = await heldVisit("/property/the-kaveri-terraces#enquire");
    expect(await atFirst()).toBe("true");
    release();
    await page.waitForFunction(() => {
      const { top = -1 } = document.querySelector("#enquire")?.getBoundingClientRect() ?? {};
      return top >= 0 && top < window.innerHeight / 2;
    });
  });

  const lists = [
    ["/apartments", undefined],
    ["/allproperties", undefined],
    ["/apartments", "Bangalore"],
    ["/allproperties", "Bangalore"],
  ] as const;
  test.each(everyNth(lists, 3))(
    "%s with %s stored begins with the first card shown, and not the last",
    async (path, city) => {
      const { page } = await visitor({ viewport: phone, ...(city !== undefined && { city }) });
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await page.waitForFunction(() => !("eagerFirst" in document.documentElement.dataset));
      const layouts = await page.evaluate(() =>
        [...document.querySelectorAll("main article")]
          .filter((card) => card.checkVisibility())
          .map((card) => card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })),
      );
      expect([layouts[0], layouts.at(-1)]).toEqual([true, false]);
      release();
    },
  );
});

test("the search index of /allproperties comes for who filters, and for nobody else", async () => {
  const { page } = await visitor();
  let isRequested = false;
  page.on("request", (request) => (isRequested ||= request.url().endsWith("/listing-index.json")));
  await page.goto("/allproperties", { waitUntil: "networkidle" });
  await shellIsHydrated(page);
  expect(isRequested).toBe(false);
  const index = page.waitForRequest(/\/listing-index\.json$/);
  await page.getByRole("checkbox", { name: "3 BHK" }).check();
  await index;
});

test("the bundles do not wait for a picture that never comes", async () => {
  const { page } = await visitor();
  await page.route(/\/static\/.*\.(webp|jpg)$/, () => undefined);
  await page.goto("/property/the-kaveri-terraces", { waitUntil: "commit" });
  await shellIsHydrated(page);
});

/** Where the texts of the first window begin, in pixels from its top. */
async function textPlaces(path: string, hasFonts: boolean) {
  const { page } = await visitor({ viewport: phone, javaScriptEnabled: false });
  if (!hasFonts) await page.route(/\.woff2$/, (route) => route.abort());
  await page.goto(path, { waitUntil: "load" });
  const places = await page
    .locator("main :is(h1, h2, h3, p, a)")
    .evaluateAll((texts) =>
      texts
        .map((text) => ({ text: text.textContent ?? "", top: text.getBoundingClientRect().top }))
        .filter(({ top }) => top < window.innerHeight),
    );
  return places;
}

const typeset = [
  ...["/", "/apartments", "/property/the-kaveri-terraces"],
  ...["/allproperties", "/city/Bangalore", "/about"],
];
test.each(everyNth(typeset, 2))(
  "%s: the fonts that the browser has until those of the site come take up the same lines",
  async (path) => {
    const [withFonts, fallback] = await Promise.all([textPlaces(path, true), textPlaces(path, false)]);
    expect(withFonts.length).toBeGreaterThan(1);
    for (const [index, { text, top }] of withFonts.entries()) {
      expect(fallback[index]?.text).toBe(text);
      expect(Math.abs((fallback[index]?.top ?? 0) - top)).toBeLessThan(6);
    }
  },
);
