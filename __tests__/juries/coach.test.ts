/** Sitespeed's coach: what it advises for a page of each kind, or for a sample, as a desktop visitor meets it. */
import type { Browser, Page } from "playwright-core";
import { z } from "zod";
import { open, openBrowser, visitor } from "../support/browser";
import { juryScript, unexcused, unusedExceptions, type Verdict } from "../support/juries";
import { fullestPages, pageKinds } from "../support/page-kinds";
import { sampleOf } from "../support/sample";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const script = juryScript("coach-core/dist/coach.min.js");
const category = z.object({
  adviceList: z.record(
    z.string(),
    z.object({ score: z.number(), advice: z.string(), offending: z.array(z.unknown()) }),
  ),
});
const report = z.object({ advice: z.record(z.string(), z.unknown()) });

/** Left out, as another machine has others: docs/figures.md has paints and tasks on a slow phone. */
const isOfMachine = (rule: string) => ["longTasks", "firstContentfulPaint"].includes(rule);

/** Advice that the page follows less than wholly. */
async function verdictsOf(page: Page): Promise<Verdict[]> {
  const { advice } = report.parse(await page.evaluate(script));
  const lists = Object.values(advice).map((group) => category.safeParse(group).data?.adviceList ?? {});
  const where = new URL(page.url()).pathname;
  return lists.flatMap((list) =>
    Object.entries(list)
      .filter(([rule, { score }]) => score < 100 && !isOfMachine(rule))
      .map(([rule, { advice: text, offending }]) => ({
        rule,
        where,
        text: `${text} ${offending.join(" ")}`.trim(),
      })),
  );
}

test("the coach has nothing to advise", async () => {
  const { page, close } = await visitor(browser, { reducedMotion: "reduce" });
  const verdicts: Verdict[] = [];
  for (const path of sampleOf<string>(pageKinds, fullestPages)) {
    await open(page, path);
    verdicts.push(...(await verdictsOf(page)));
  }
  await close();
  expect(unexcused("coach", verdicts)).toEqual([]);
  // A sample may need none of them.
  expect(sampleOf(unusedExceptions("coach", verdicts), [])).toEqual([]);
}, 300_000);

test("the coach finds a picture far larger than it is shown", async () => {
  const { page, close } = await visitor(browser, { bypassCSP: true });
  await open(page, "/thank-you");
  await page.evaluate(async () => {
    const picture = document.createElement("img");
    picture.src = "/social.png";
    picture.width = 40;
    document.querySelector("main")?.append(picture);
    await picture.decode();
  });
  const rules = (await verdictsOf(page)).map(({ rule }) => rule);
  expect(rules).toContain("avoidScalingImages");
  await close();
});
