/** @jest-environment jsdom */
import { followStored, localStore } from "../../../src/lib/storage";

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

/** Sets a value for which the browser has no room. */
const setLarge = (key: string, value: string) => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementationOnce(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  return localStore.set(key, value);
};
const refuse = () =>
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });

test("forgets the keys that are meant, from storage and from memory, and no others", () => {
  expect(localStore.set("small-one", "1")).toBe(true);
  expect(setLarge("large-one", "2")).toBe(false);
  expect(setLarge("large-other", "3")).toBe(false);
  localStore.set("small-other", "4");
  expect(localStore.removeWhere((key) => key.endsWith("-one"))).toBe(true);
  expect(["small-one", "large-one", "large-other", "small-other"].map(localStore.get)).toEqual([
    null,
    null,
    "3",
    "4",
  ]);
});

test("says when the browser refuses, and still forgets what it remembered itself", () => {
  setLarge("large-one", "1");
  refuse();
  expect(localStore.removeWhere(() => true)).toBe(false);
  expect(localStore.get("large-one")).toBeNull();
});

test("follows a key in this tab and in others until it is stopped", () => {
  const heard = jest.fn();
  const stop = followStored("city", "cityUpdated", heard);
  const fromOtherTab = (key: string | null) => window.dispatchEvent(new StorageEvent("storage", { key }));
  window.dispatchEvent(new Event("cityUpdated"));
  fromOtherTab("city");
  fromOtherTab(null);
  fromOtherTab("wishlist");
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  window.dispatchEvent(new Event("cityUpdated"));
  fromOtherTab("city");
  expect(heard).toHaveBeenCalledTimes(3);
});
