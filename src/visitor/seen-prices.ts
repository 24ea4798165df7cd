/** Prices at which this visitor saw homes, stored here alone (docs/decisions/saved-and-compared.md). */
import { statedAmounts, type Offer, type OfferTexts } from "../catalogue/offer";
import { storageKeys } from "../config/storage-keys";
import { isoDayToMs } from "../lib/dates";
import { isRecord } from "../lib/json-record";
import { storedEntries } from "../lib/stored-value";
import { localStore } from "../lib/storage";

export interface PricedHome {
  readonly listingId: number;
  readonly offer: OfferTexts & Pick<Offer, "label"> & Partial<Pick<Offer, "former">>;
}

interface SeenPrice {
  readonly listingId: number;
  readonly min: number;
  /** Earlier versions of the site stored none. */
  readonly max?: number;
  readonly currency: string;
  readonly amount: string;
  /** `atMs`: when it was noticed, in milliseconds since 1970. */
  readonly changed: { readonly from: string; readonly atMs: number } | null;
}

const maxHomes = 60;
const toldForMs = 14 * 24 * 60 * 60 * 1000;

export function parseSeenPrices(stored: string | null): readonly SeenPrice[] {
  return storedEntries(stored).flatMap((entry): SeenPrice[] => {
    if (!isRecord(entry)) return [];
    const { listingId, min, currency, amount, changed } = entry;
    if (typeof listingId !== "number" || typeof min !== "number") return [];
    if (typeof currency !== "string" || typeof amount !== "string") return [];
    const max = typeof entry.max === "number" ? entry.max : undefined;
    const isChange =
      isRecord(changed) && typeof changed.from === "string" && typeof changed.atMs === "number";
    const noticed = isChange ? { from: String(changed.from), atMs: Number(changed.atMs) } : null;
    return [{ listingId, min, max, currency, amount, changed: noticed }];
  });
}

/** Adds today's prices of these homes, latest first, and drops the oldest. */
export function withPrices(
  seen: readonly SeenPrice[],
  homes: readonly PricedHome[],
  nowMs: number,
): readonly SeenPrice[] {
  const ids = new Set(homes.map(({ listingId }) => listingId));
  const now = homes.flatMap(({ listingId, offer }): SeenPrice[] => {
    const amounts = statedAmounts(offer);
    if (amounts === null) return [];
    const { min, max, currency } = amounts;
    const amount = offer.label;
    const before = seen.find((entry) => entry.listingId === listingId);
    const isOther = before?.currency === currency && (before.min !== min || (before.max ?? max) !== max);
    const changed = isOther ? { from: before.amount, atMs: nowMs } : (before?.changed ?? null);
    const isTold = changed !== null && nowMs - changed.atMs <= toldForMs && changed.from !== amount;
    return [{ listingId, min, max, currency, amount, changed: isTold ? changed : null }];
  });
  return [...now, ...seen.filter(({ listingId }) => !ids.has(listingId))].slice(0, maxHomes);
}

/** How long a former price is told to those who never saw it. */
const publishedForMs = 60 * 24 * 60 * 60 * 1000;

/** Null where its change is no longer news. */
function publishedBefore({ offer: { former, label } }: PricedHome, nowMs: number): string | null {
  if (!former || former.label === label) return null;
  const changedMs = isoDayToMs(former.on);
  return changedMs !== null && nowMs - changedMs <= publishedForMs ? former.label : null;
}

/** Stores today's prices; returns a note by listing id where a price has changed: "₹1.90 Cr before". */
export function notePrices(homes: readonly PricedHome[], nowMs = Date.now()): ReadonlyMap<number, string> {
  const prices = withPrices(parseSeenPrices(localStore.get(storageKeys.seenPrices)), homes, nowMs);
  localStore.set(storageKeys.seenPrices, JSON.stringify(prices));
  const seen = new Map(prices.map(({ listingId, changed }) => [listingId, changed?.from ?? null]));
  return new Map(
    homes.flatMap((home) => {
      const before = seen.get(home.listingId) ?? publishedBefore(home, nowMs);
      return before === null ? [] : [[home.listingId, `${before} before`]];
    }),
  );
}
