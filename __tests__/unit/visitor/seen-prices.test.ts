import type { Offer } from "../../../src/catalogue/offer";
import { listingOffer } from "../../../src/content/offer";
import { notePrices, parseSeenPrices, withPrices } from "../../../src/visitor/seen-prices";

const day = 24 * 60 * 60 * 1000;
const march = Date.UTC(2026, 2, 1);
const priced = (listingId: number, price: string, former: Offer["former"] = null) => ({
  listingId,
  offer: { ...listingOffer({ price }, false), former },
});
const home = (listingId: number, crore: number) => priced(listingId, `₹${crore.toFixed(2)} Cr`);
const changes = (seen: ReturnType<typeof withPrices>) =>
  seen.map(({ listingId, changed }) => [listingId, changed?.from]);

test("a price seen for the first time has none before it", () => {
  expect(changes(withPrices([], [home(1, 1.9)], march))).toEqual([[1, undefined]]);
});

test("two visits months apart with a changed price: the price before is told", () => {
  const first = withPrices([], [home(1, 1.9), home(2, 3)], march);
  const later = withPrices(first, [home(1, 1.75), home(2, 3)], march + 90 * day);
  expect(changes(later)).toEqual([
    [1, "₹1.90 Cr"],
    [2, undefined],
  ]);
});

test("it is told for two weeks, then the price is simply the price", () => {
  const changed = withPrices(withPrices([], [home(1, 1.9)], march), [home(1, 1.75)], march + day);
  expect(changes(withPrices(changed, [home(1, 1.75)], march + 14 * day))).toEqual([[1, "₹1.90 Cr"]]);
  expect(changes(withPrices(changed, [home(1, 1.75)], march + 16 * day))).toEqual([[1, undefined]]);
});

test("a price that comes back is told once more, from what it was last", () => {
  const lower = withPrices(withPrices([], [home(1, 1.9)], march), [home(1, 1.75)], march + day);
  expect(changes(withPrices(lower, [home(1, 1.9)], march + 2 * day))).toEqual([[1, "₹1.75 Cr"]]);
});

test("other words for the same figure are no change", () => {
  const first = withPrices([], [home(1, 1.9)], march);
  expect(changes(withPrices(first, [priced(1, "₹1.9 Cr")], march + day))).toEqual([[1, undefined]]);
});

describe("a range whose highest amount alone changes", () => {
  const range = (max: number) => priced(1, `₹1.90 Cr - ${max.toFixed(2)} Cr`);

  test("has changed", () => {
    const first = withPrices([], [range(2.4)], march);
    expect(changes(withPrices(first, [range(2.6)], march + day))).toEqual([[1, "₹1.90 Cr – 2.40 Cr"]]);
  });

  test("is not told where an earlier visit kept the lowest alone", () => {
    const stored = JSON.stringify(
      withPrices([], [range(2.4)], march).map((seen) => ({ ...seen, max: undefined })),
    );
    expect(changes(withPrices(parseSeenPrices(stored), [range(2.6)], march + day))).toEqual([[1, undefined]]);
  });
});

test("a price in another currency is not held against the one before", () => {
  const first = withPrices([], [home(1, 1.9)], march);
  expect(changes(withPrices(first, [priced(1, "AED 800,000")], march + day))).toEqual([[1, undefined]]);
});

test("a home whose price is on request is not kept", () => {
  expect(withPrices([], [priced(1, "Contact for price")], march)).toEqual([]);
});

test("the homes seen last are kept, sixty of them", () => {
  const many = Array.from({ length: 70 }, (_, index) => home(index + 1, 1));
  const kept = many.reduce<ReturnType<typeof withPrices>>(
    (seen, price) => withPrices(seen, [price], march),
    [],
  );
  expect(kept).toHaveLength(60);
  expect(kept[0]?.listingId).toBe(70);
});

test.each([null, "", "{garbage", "{}", "[1, null, {}]", '[{"listingId":"1"}]'])(
  "what cannot be read, %p, is nothing seen",
  (stored) => {
    expect(parseSeenPrices(stored)).toEqual([]);
  },
);

describe("a price that was published before, to who never saw it", () => {
  const changed = priced(1, "₹1.75 Cr", { on: "2026-03-01", label: "₹1.90 Cr" });

  test.each([
    ["on the day of the change", 0, "₹1.90 Cr before"],
    ["sixty days later", 60, "₹1.90 Cr before"],
    ["after that", 61, undefined],
  ])("is told %s", (_, days, notice) => {
    expect(notePrices([changed], march + days * day).get(1)).toBe(notice);
  });

  test("is not told where it is the price of today, or where there was none", () => {
    const unchanged = priced(1, "₹1.75 Cr", { on: "2026-03-01", label: "₹1.75 Cr" });
    expect(notePrices([unchanged], march).get(1)).toBeUndefined();
    expect(notePrices([priced(1, "₹1.75 Cr")], march).get(1)).toBeUndefined();
  });
});
