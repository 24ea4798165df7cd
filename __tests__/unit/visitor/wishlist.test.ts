import {
  isInWishlist,
  parseWishlist,
  readWishlist,
  subscribeToWishlist,
  toggleWishlist,
} from "../../../src/visitor/wishlist";
import {
  resolveWishlist,
  addToWishlist,
  clearWishlist,
  removeFromWishlist,
  tidyWishlist,
} from "../../../src/visitor/saved-homes";

/** A window with storage and events: what the store asks of a browser. */
function aWindow(refusesWriting = false) {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (refusesWriting) throw new Error("QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  };
  return Object.assign(new EventTarget(), { localStorage, kept });
}

let browser = aWindow();
let counts: unknown[] = [];

function open(window: ReturnType<typeof aWindow>) {
  browser = window;
  Object.defineProperty(globalThis, "window", { value: window, configurable: true });
  counts = [];
  window.addEventListener("wishlistUpdated", (event) => {
    if (event instanceof CustomEvent) counts.push(event.detail);
  });
}

beforeEach(() => {
  open(aWindow());
  clearWishlist();
  counts = [];
});

describe("what storage may hold", () => {
  test.each([
    [null, []],
    ['["3","7"]', ["3", "7"]],
    ["[3,7]", ["3", "7"]],
    ['["3",3,"orchard-row"]', ["3", "orchard-row"]],
    ['[null,{},"",true,1.5,"9"]', ["9"]],
    ["[null,{},[],-1,1e99]", []],
    ['[0,"0",9007199254740992,"9007199254740992"]', []],
    ['["-1","1.5","two words","Orchard","a--b","-a","<b>"]', []],
    ['[" 3 ","2-bhk","apartment-204"]', ["3", "2-bhk", "apartment-204"]],
    ["not json", []],
    ['{"3":true}', []],
    ["", []],
  ])("%p reads as %p", (stored, entries) => {
    expect(parseWishlist(stored)).toEqual(entries);
  });
});

describe("the wishlist toggle", () => {
  test("adds the id, persists it as a string and fires wishlistUpdated with the count", () => {
    expect(toggleWishlist(3)).toBe(true);
    expect(toggleWishlist(7)).toBe(true);
    expect(browser.kept.get("wishlist")).toBe('["3","7"]');
    expect(counts).toEqual([{ count: 1 }, { count: 2 }]);
  });

  test("removes an id that is there", () => {
    toggleWishlist(3);
    expect(toggleWishlist(3)).toBe(false);
    expect(browser.kept.get("wishlist")).toBe("[]");
    expect(counts).toEqual([{ count: 1 }, { count: 0 }]);
  });

  test("takes out a listing that an older entry names by its slug", () => {
    browser.kept.set("wishlist", '["orchard-row"]');
    expect(isInWishlist(readWishlist(), { listingId: 3, slug: "orchard-row" })).toBe(true);
    expect(toggleWishlist(3, "orchard-row")).toBe(false);
    expect(readWishlist()).toEqual([]);
  });

  test("gives the same list until something changes", () => {
    toggleWishlist(3);
    expect(readWishlist()).toBe(readWishlist());
  });
});

test("one entry, then all", () => {
  addToWishlist([1, 2, 3]);
  removeFromWishlist(2, "two");
  expect(readWishlist()).toEqual(["1", "3"]);
  clearWishlist();
  expect(readWishlist()).toEqual([]);
  expect(browser.kept.has("wishlist")).toBe(false);
  expect(counts).toEqual([{ count: 3 }, { count: 2 }, { count: 0 }]);
});

test("keeps working when the browser refuses to store", () => {
  open(aWindow(true));
  expect(toggleWishlist(5)).toBe(true);
  expect(readWishlist()).toEqual(["5"]);
  expect(counts).toEqual([{ count: 1 }]);
});

test("hears of changes in this tab and in others, of its own key alone", () => {
  const heard = jest.fn();
  const stop = subscribeToWishlist(heard);
  const fromOtherTab = (key: string | null) =>
    browser.dispatchEvent(Object.assign(new Event("storage"), { key }));
  toggleWishlist(1);
  fromOtherTab("wishlist");
  fromOtherTab(null);
  fromOtherTab("selectedCity");
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  toggleWishlist(2);
  expect(heard).toHaveBeenCalledTimes(3);
});

test("a tidied list is stored unless storage has changed meanwhile", () => {
  browser.kept.set("wishlist", '["orchard-row"]');
  const read = readWishlist();
  toggleWishlist(3);
  tidyWishlist(read, ["2"]);
  expect(readWishlist()).toEqual(["orchard-row", "3"]);
  tidyWishlist(readWishlist(), ["2", "3"]);
  expect(readWishlist()).toEqual(["2", "3"]);
});

test("ids and slugs stand for listings; duplicates and unknown ones are dropped and the unknown counted", () => {
  const listings = [
    { listingId: 1, slug: "fort-house" },
    { listingId: 2, slug: "orchard-row" },
  ];
  const resolved = resolveWishlist(["orchard-row", "2", "99", "1", "gone"], listings);
  expect(resolved.listings.map(({ listingId }) => listingId)).toEqual([2, 1]);
  expect(resolved.unknown).toHaveLength(2);
  expect(resolved.entries).toEqual(["2", "99", "1", "gone"]);
});
