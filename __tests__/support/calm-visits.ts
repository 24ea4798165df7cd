import type { Browser } from "playwright-core";
import { openBrowser, visitor, type Visit } from "./browser";

export type Come = (options?: Parameters<typeof visitor>[1]) => Promise<void>;

/**
 * A browser for the tests of a file, whose visitors ask for less motion, so that nothing moves under the test. The
 * returned function comes as a fresh one and hands the visit over; it ends with the test, without a complaint.
 */
export function calmVisits(onVisit: (visit: Visit) => void): Come {
  let browser: Browser;
  let visit: Visit;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    await visit.close();
    expect(visit.complaints).toEqual([]);
  });
  return async (options = {}) => {
    visit = await visitor(browser, { reducedMotion: "reduce", ...options });
    onVisit(visit);
  };
}
