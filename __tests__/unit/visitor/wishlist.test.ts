/** @jest-environment jsdom */
import { parseWishlist, readWishlist, toggleWishlist } from "../../../src/visitor/wishlist";
import {
  resolveWishlist,
  addToWishlist,
  clearWishlist,
  removeFromWishlist,
  tidyWishlist,
} from "../../../src/visitor/saved-homes";

let counts: unknown[] = [];
window.addEventListener("wishlistUpdated", (event) => {
  if (event instanceof CustomEvent) counts.push(event.detail);
});
const stored = () => localStorage.getItem("wishlist");
const store = (text: string) => localStorage.setItem("wishlist", text);

beforeEach(() => {
  clearWishlist();
  counts = [];
});
test.each([
  [null, []],
  ['["3","7"]', ["3", "7"]],
  ["[3,7]", ["3", "7"]],
  ['["3",3,"orchard-row"]', ["3", "orchard-row"]],
  ['[null,{},"",true,1.5,"9"]', ["9"]],
  ['[0,"0",9007199254740992,"9007199254740992"]', []],
  ['["-1","1.5","two words","Orchard","a--b","-a","<b>"]', []],
  ['[" 3 ","2-bhk","apartment-204"]', ["3", "2-bhk", "apartment-204"]],
  ["not json", []],
  ['{"3":true}', []],
])("what storage may hold: %p reads as %p", (stored, entries) => {
  expect(parseWishlist(stored)).toEqual(entries);
});

test("one entry, then all", () => {
  addToWishlist([1, 2, 3]);
  removeFromWishlist(2, "two");
  expect(readWishlist()).toEqual(["1", "3"]);
  clearWishlist();
  expect(readWishlist()).toEqual([]);
  expect(stored()).toBeNull();
  expect(counts).toEqual([{ count: 3 }, { count: 2 }, { count: 0 }]);
});

test("a tidied list is stored unless storage has changed meanwhile", () => {
  store('["orchard-row"]');
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
