import { visitsOfTests, type visitor, type Visit } from "./browser";

export type Come = (options?: Parameters<typeof visitor>[1]) => Promise<void>;

/**
 * A browser for the tests of a file, whose visitors ask for reduced motion. The returned function starts a visit and
 * passes it to `onVisit`; the visit ends with the test, which fails if there were complaints.
 */
export function calmVisits(onVisit: (visit: Visit) => void): Come {
  const start = visitsOfTests();
  let visit: Visit;
  afterEach(() => expect(visit.complaints).toEqual([]));
  return async (options = {}) => {
    visit = await start({ reducedMotion: "reduce", ...options });
    onVisit(visit);
  };
}
