import type { Browser } from "playwright-core";
import { openBrowser, visitor, type Visit } from "./browser";

export type Come = (options?: Parameters<typeof visitor>[1]) => Promise<void>;

/**
 * A browser for the tests of a file, whose visitors ask for reduced motion. The returned function starts a visit and
 * passes it to `onVisit`; the visit ends with the test, which fails if there were complaints.
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
