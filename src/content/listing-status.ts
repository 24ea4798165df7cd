import type { z } from "zod";
import { listingSchema } from "./schemas/listing";
import { formatDate, dayNumberOf, isoDayOfDayNumber } from "../lib/dates";
import type { BuildSettings } from "./build-settings";
import { listAt, textAt } from "./checks/values";
import { parsePriceText } from "./parse-price";

export const datedFields = listingSchema.pick({
  state: true,
  stateSince: true,
  publishFrom: true,
  publishUntil: true,
});
type Dated = z.infer<typeof datedFields>;

export const delistings = ["sold", "let", "withdrawn", "expired"] as const;
type Delisting = (typeof delistings)[number];

export type ListingStatus =
  /** `note` is why only a preview has it. */
  | { readonly stage: "offered"; readonly note: string | null }
  | { readonly stage: "hidden" }
  /** `hasPage` while its address tells what became of it; later it leads on. */
  | { readonly stage: "delisted"; readonly delisting: Delisting; readonly hasPage: boolean };

const delisted = (delisting: Delisting, hasPage: boolean): ListingStatus => ({
  stage: "delisted",
  delisting,
  hasPage,
});

/** Its status on that day; its first and last day count as shown (docs/decisions/delisted-listings.md). */
export function statusOf(listing: Dated, { day, isPreview, soldHomeDays }: BuildSettings): ListingStatus {
  const { state = "published", stateSince = day, publishFrom = day, publishUntil = day } = listing;
  if (state === "withdrawn") return delisted("withdrawn", false);
  if (state === "sold" || state === "let")
    return delisted(state, day <= isoDayOfDayNumber(dayNumberOf(stateSince) + soldHomeDays));
  const note = state === "draft" ? "Draft" : publishFrom > day ? `From ${formatDate(publishFrom)}` : null;
  if (note !== null) return isPreview ? { stage: "offered", note } : { stage: "hidden" };
  return publishUntil < day ? delisted("expired", false) : { stage: "offered", note: null };
}

const isSame = (a: readonly unknown[], b: readonly unknown[]) => JSON.stringify(a) === JSON.stringify(b);

/** Notes a published price until `today` ("2026-11-20") when it changes, and takes the note out when it is back. */
export function priceHistoryOf(published: unknown, edited: unknown, today: string): readonly unknown[] {
  const log = listAt(published, "priceHistory");
  const written = listAt(edited, "priceHistory");
  const price = textAt(published, "price");
  const isNoted =
    price !== undefined &&
    written.length === log.length + 1 &&
    isSame(written.slice(0, -1), log) &&
    textAt(written.at(-1), "price") === price;
  if (parsePriceText(textAt(edited, "price")).key === parsePriceText(price).key)
    return isNoted ? log : written;
  const isPublished =
    textAt(published, "state") !== "draft" && (textAt(published, "publishFrom") ?? today) <= today;
  if (price === undefined || !isPublished || !isSame(written, log)) return written;
  return [...log, { on: today, price }];
}
