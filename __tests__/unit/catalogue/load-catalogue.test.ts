import type * as LoadCatalogue from "../../../src/catalogue/load-catalogue";
import { aCatalogueEntry } from "../../support/a-catalogue-entry";
import { indexOf } from "../../support/catalogue-listings";

type Answer = () => Promise<{ ok: boolean; status: number; json: () => Promise<unknown> }>;

const index = indexOf([aCatalogueEntry({ listingId: 7 })]);
const answering =
  (body: unknown, status = 200): Answer =>
  () =>
    Promise.resolve({ ok: status === 200, status, json: () => Promise.resolve(body) });
const good = answering(index);
const offline: Answer = () => Promise.reject(new TypeError("Failed to fetch"));
const noJson: Answer = () =>
  Promise.resolve({ ok: true, status: 200, json: () => Promise.reject(new SyntaxError("<")) });

/** A visit of its own: the module with nothing loaded yet, and the server's answers in order, the last one for good. */
function aVisit(...answers: readonly Answer[]) {
  let fetches = 0;
  const fetchIndex = jest.fn((_address: string) => answers[Math.min(fetches++, answers.length - 1)]?.());
  Object.defineProperty(globalThis, "fetch", { configurable: true, writable: true, value: fetchIndex });
  let visit: typeof LoadCatalogue | undefined;
  jest.isolateModules(() => {
    visit = jest.requireActual<typeof LoadCatalogue>("../../../src/catalogue/load-catalogue");
  });
  if (visit === undefined) throw new Error("not loaded");
  return { ...visit, fetchIndex };
}
const ids = (listings: readonly { readonly listingId: number }[]) =>
  listings.map(({ listingId }) => listingId);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test("the listings are fetched once per visit, for however many ask", async () => {
  const { loadCatalogue, readCatalogue, fetchIndex } = aVisit(good);
  expect(readCatalogue()).toEqual({ status: "idle" });
  const loads = [loadCatalogue(), loadCatalogue()];
  expect(readCatalogue()).toEqual({ status: "loading" });
  for (const listings of await Promise.all(loads)) expect(ids(listings)).toEqual([7]);
  expect(ids(await loadCatalogue())).toEqual([7]);
  expect(readCatalogue()).toMatchObject({ status: "ready", listings: [{ listingId: 7 }] });
  expect(fetchIndex.mock.calls).toEqual([["/listing-index.json"]]);
});

const issues: readonly (readonly [string, Answer])[] = [
  ["no connection", offline],
  ["an error of the server", answering({}, 503)],
  ["a text that is no JSON", noJson],
  ["an index of another version", answering(Object.assign({}, index, { version: 0 }))],
  ["an index without its listings", answering(Object.assign({}, index, { columns: undefined }))],
];

test.each(issues)(
  "%s is tried once more after 1.5 seconds; twice it is a failure, until the next asks",
  async (_, issue) => {
    const once = aVisit(issue, good);
    const load = once.loadCatalogue();
    await jest.advanceTimersByTimeAsync(1499);
    expect(once.fetchIndex).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(ids(await load)).toEqual([7]);

    const { loadCatalogue, readCatalogue, subscribeToCatalogue, fetchIndex } = aVisit(issue, issue, good);
    const statuses: string[] = [];
    subscribeToCatalogue(() => statuses.push(readCatalogue().status));
    const refused = expect(loadCatalogue()).rejects.toThrow();
    await jest.advanceTimersByTimeAsync(60_000);
    await refused;
    expect(fetchIndex).toHaveBeenCalledTimes(2);
    expect(ids(await loadCatalogue())).toEqual([7]);
    expect(statuses).toEqual(["loading", "failed", "loading", "ready"]);
  },
);
