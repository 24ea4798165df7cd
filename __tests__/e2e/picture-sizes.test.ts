import type { Browser } from "playwright-core";
import { openBrowser, visitor } from "../support/browser";
import { pageKinds } from "../support/page-kinds";
import { wrongSizes } from "../support/picture-sizes";
import { sampleOf } from "../support/sample";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const widths = [390, 768, 1024, 1440];
const screens = widths.flatMap((width) => [1, 2].map((density) => [width, density] as const));
/** Each width with one density. */
const someScreens = screens.filter(
  ([width, density]) => (width === 390 || width === 1024) === (density === 2),
);
const isBundle = (url: URL) => url.pathname.endsWith(".js");

/** In a sample each screen has every second kind, so that each kind has two. */
const kindsOn = (turn: number) =>
  sampleOf(
    pageKinds,
    pageKinds.filter((_, at) => at % 2 === turn % 2),
  );

/** The pictures of these pages whose file is under `least` or over `most` times as wide as it is drawn. */
async function wrongOn(
  paths: readonly string[],
  [width, density]: readonly [width: number, density: number],
  [min, max]: readonly [min: number, max: number],
) {
  const { page, close } = await visitor(browser, {
    viewport: { width, height: 900 },
    deviceScaleFactor: density,
    reducedMotion: "reduce",
  });
  // What is built is whole without them, and most of each visit's time is theirs.
  await page.route(isBundle, (route) => route.abort());
  const wrong: string[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: "load" });
    wrong.push(...(await wrongSizes(page, min, max)).map((words) => `${path} ${words}`));
  }
  await close();
  return wrong;
}

const rows = sampleOf(screens, someScreens).map((screen, at) => [...screen, kindsOn(at)] as const);
test.each(rows)(
  "on every kind of page as built, at %i px and density %i",
  async (width, density, paths) => {
    expect(await wrongOn(paths, [width, density], [0.9, 1.5])).toEqual([]);
  },
  300_000,
);

test("a phone of density 3 gets files as for two: 0.6 to 1.15 times as wide as the pictures are drawn", async () => {
  expect(await wrongOn(kindsOn(0), [360, 3], [0.6, 1.15])).toEqual([]);
}, 300_000);
