import type { Page } from "playwright-core";
import { besidesMissing, desktop, open, visitsOfTests, phone } from "../support/browser";
import { sitemapPaths } from "../support/built-site";
import { quietOf, rendered } from "../support/eventually";
import { layoutShiftsOf } from "../support/layout-shift";
import { pageKinds } from "../support/page-kinds";
import { everyNth, sampleOf } from "../support/sample";

const visitor = visitsOfTests();

/** What moves in a visit that waits for the page and then reads it to its end. */
async function shiftsOf(page: Page, path: string): Promise<string[]> {
  const shifts = await layoutShiftsOf(page);
  const quiet = quietOf(page);
  await page.goto(path, { waitUntil: "load" });
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
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
  const cases = [phone, desktop].flatMap(({ width }) =>
    everyNth(
      visits.flatMap(([city, paths]) => paths.map((path) => [path, width, city] as const)),
      width === phone.width ? 1 : 2,
    ),
  );
  test.each(cases)("%s at %i px, stored city %s", async (path, width, city) => {
    const { page } = await visitor({
      viewport: width === phone.width ? phone : desktop,
      city,
    });
    expect(await shiftsOf(page, path)).toEqual([]);
  });
});

describe("no page complains", () => {
  // Visits without a city are the walk of every page under nginx (nginx.test.ts).
  test("no console error, no hydration warning, on a page of each kind, or on any, with a stored city, also of what is missing", async () => {
    const paths = [...sampleOf([...new Set([...sitemapPaths(), ...pageKinds])], pageKinds), "/404"];
    const complaintsOf = async (walk: readonly string[]) => {
      const found: string[] = [];
      const { page, complaints } = await visitor({ city: "Mumbai", viewport: phone });
      for (const path of walk) {
        await open(page, path);
        await page.waitForLoadState("networkidle");
        found.push(...besidesMissing(complaints.splice(0), path).map((complaint) => `${path}: ${complaint}`));
      }
      return found;
    };
    // Most of a visit is the wait for the network to be idle: three visitors wait at once.
    const walks = [0, 1, 2].map((first) => paths.filter((_, at) => at % 3 === first));
    expect((await Promise.all(walks.map(complaintsOf))).flat()).toEqual([]);
  }, 300_000);

  test("nothing scrolls sideways at 320, 390, 768 and 1024 px", async () => {
    const wide: string[] = [];
    const { page } = await visitor();
    for (const path of [
      "/",
      "/city/Dubai",
      "/apartments",
      "/allproperties",
      "/property/cubbon-reach",
      "/about",
      "/contact",
      "/blog/1",
      "/services/home-loan",
    ]) {
      await page.goto(path, { waitUntil: "load" });
      for (const width of [1024, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await rendered(page);
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (excess > 0) wide.push(`${path} at ${width}: ${excess} px`);
      }
    }
    expect(wide).toEqual([]);
  }, 300_000);
});
