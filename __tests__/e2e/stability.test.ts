import type { Page } from "playwright-core";
import { besidesMissing, desktop, open, visitsOfTests, phone } from "../support/browser";
import { sitemapPaths } from "../support/built-site";
import { quietOf, rendered } from "../support/eventually";
import { layoutShiftsOf } from "../support/layout-shift";
import { pageKinds } from "../support/page-kinds";
import { sampleOf } from "../support/sample";
import { shellIsHydrated } from "../support/hold-scripts";

const visitor = visitsOfTests();

/** What moves in a visit that waits for the page and then reads it to its end. */
async function shiftsOf(page: Page, path: string): Promise<string[]> {
  const shifts = await layoutShiftsOf(page);
  const quiet = quietOf(page);
  await page.goto(path, { waitUntil: "load" });
  await shellIsHydrated(page);
  await quiet();
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
    await rendered(page);
    // Parts that come on approach would push others away.
    await quiet();
  }
  return shifts();
}

describe("cumulative layout shift is 0.01 or less", () => {
  const visits: readonly (readonly [city: string | undefined, paths: readonly string[]])[] = [
    [
      undefined,
      ["/", "/city/Bangalore", "/apartments", "/allproperties", "/property/the-kaveri-terraces", "/about"],
    ],
    [undefined, ["/allproperties?q=villa&city=Goa", "/allproperties?q=villa", "/apartments?bhk=3"]],
    [undefined, ["/compare", "/shortlist", "/wishlist", "/blogs"]],
    ["Goa", ["/compare?homes=cubbon-reach,orchard-row", "/shortlist?homes=cubbon-reach,orchard-row"]],
    // Goa has villas and no apartment; Mumbai has no new project.
    ["Goa", ["/", "/city/Bangalore", "/villas", "/apartments", "/properties", "/allproperties?city=all"]],
    ["Bangalore", ["/apartments", "/properties/new-projects"]],
    ["Mumbai", ["/properties/new-projects", "/property/the-kaveri-terraces"]],
  ];
  const cases = visits.flatMap(([city, paths]) =>
    paths.flatMap((path) =>
      [phone, desktop].map((viewport) => [path, viewport.width, city, viewport] as const),
    ),
  );
  /** Each page at one width, by turns. */
  const sample = cases.filter((_, at) => [0, 3].includes(at % 4));
  test.each(sampleOf(cases, sample))("%s at %i px, stored city %s", async (path, _width, city, viewport) => {
    const { page } = await visitor({ viewport, city });
    expect(await shiftsOf(page, path)).toEqual([]);
  });
});

test("under a dialog every part of the page keeps its place; what is in view stays, the rest is not rendered meanwhile", async () => {
  const { page } = await visitor({ viewport: phone, isMobile: true });
  await open(page, "/city/Bangalore");
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: "instant" }));
  await rendered(page);
  const sections = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("main .sec, footer")].map((section) => {
        const { top, bottom } = section.getBoundingClientRect();
        const isRendered = section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
        return { place: [top, bottom], isInView: bottom > 0 && top < window.innerHeight, isRendered };
      }),
    );
  const positions = async () => (await sections()).map(({ place: position }) => position);
  const before = await positions();
  // A click by the finger would bring the header into view first.
  await page.getByRole("button", { name: "Open menu" }).dispatchEvent("click");
  await rendered(page);
  const under = await sections();
  expect(under.map(({ place: position }) => position)).toEqual(before);
  expect(under.filter(({ isInView }) => isInView)).not.toHaveLength(0);
  expect(under.filter(({ isInView, isRendered }) => isInView && !isRendered)).toEqual([]);
  expect(under.some(({ isRendered }) => !isRendered)).toBe(true);
  await page.keyboard.press("Escape");
  await rendered(page);
  expect(await positions()).toEqual(before);
});

// Visits without a city are the walk of every page under nginx (nginx.test.ts).
test("no page complains: no console error, no hydration warning, on a page of each kind, or on any, with a stored city, also of what is missing", async () => {
  const paths = [...sampleOf([...new Set([...sitemapPaths(), ...pageKinds])], pageKinds), "/404"];
  const complaintsOf = async (walk: readonly string[]) => {
    const issues: string[] = [];
    const { page, complaints } = await visitor({ city: "Mumbai", viewport: phone });
    for (const path of walk) {
      await open(page, path);
      await page.waitForLoadState("networkidle");
      issues.push(...besidesMissing(complaints.splice(0), path).map((complaint) => `${path}: ${complaint}`));
    }
    return issues;
  };
  // Most of a visit is the wait for the network to be idle: three visitors wait at once.
  const walks = [0, 1, 2].map((first) => paths.filter((_, at) => at % 3 === first));
  expect((await Promise.all(walks.map(complaintsOf))).flat()).toEqual([]);
}, 300_000);
