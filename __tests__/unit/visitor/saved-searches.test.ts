/** @jest-environment jsdom */
import {
  noteSearchOpened,
  parseSavedSearches,
  removeSavedSearch,
  toggleSavedSearch,
} from "../../../src/visitor/saved-searches";

const stored = () => parseSavedSearches(localStorage.getItem("savedSearches"));
const march = Date.UTC(2026, 2, 1);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers().setSystemTime(march);
});
afterEach(() => jest.useRealTimers());

test("a search is kept with its words and its day, the latest first, and a second press forgets it", () => {
  toggleSavedSearch("?bhk=3", "3 BHK");
  toggleSavedSearch("?bhk=2&city=Goa", "2 BHK, in Goa");
  expect(stored()).toEqual([
    { query: "?bhk=2&city=Goa", words: "2 BHK, in Goa", seenMs: march },
    { query: "?bhk=3", words: "3 BHK", seenMs: march },
  ]);
  toggleSavedSearch("?bhk=3", "3 BHK");
  expect(stored().map(({ query }) => query)).toEqual(["?bhk=2&city=Goa"]);
  removeSavedSearch("?bhk=2&city=Goa");
  expect(stored()).toEqual([]);
});

test("opening a saved search makes what is in it known; one that is not saved stays unsaved", () => {
  toggleSavedSearch("?bhk=3", "3 BHK");
  jest.setSystemTime(march + 1000);
  noteSearchOpened("?bhk=3");
  noteSearchOpened("?bhk=4");
  expect(stored()).toEqual([{ query: "?bhk=3", words: "3 BHK", seenMs: march + 1000 }]);
});

test("twelve are kept", () => {
  for (let at = 0; at < 15; at++) toggleSavedSearch(`?priceMax=${at}`, `up to ${at}`);
  expect(stored()).toHaveLength(12);
  expect(stored()[0]?.query).toBe("?priceMax=14");
});

test.each([null, "", "{garbage", "{}", '[1,null,{"query":"javascript:alert(1)","words":"x","seenMs":1}]'])(
  "what cannot be read, %p, is no search",
  (text) => {
    expect(parseSavedSearches(text)).toEqual([]);
  },
);
