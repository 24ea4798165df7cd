/** Where a listing is in its life on a day (docs/decisions/delisted-listings.md). */
import type { ListingContent } from "./schemas/listing";
import { formatDate, dayNumberOf, isoDayOfDayNumber } from "../lib/dates";
import type { Publication } from "./publication";
import { listAt, textAt } from "./checks/values";
import { isSamePrice } from "../catalogue/parse-price";

type Dated = Pick<ListingContent, "state" | "stateSince" | "publishFrom" | "publishUntil">;

/** Why a home is no longer on offer. */
export const closings = ["sold", "let", "withdrawn", "expired"] as const;
type Closing = (typeof closings)[number];

export type PublicationStatus =
  /** In every list, with a page of its own; `note` says why only a preview has it. */
  | { readonly stage: "offered"; readonly note: string | null }
  /** A draft, or one whose day is still to come: in no file of the site. */
  | { readonly stage: "hidden" }
  /** Off the lists; `hasPage` while its address still tells what became of it, and leads on after that. */
  | { readonly stage: "closed"; readonly closing: Closing; readonly hasPage: boolean };

const closed = (closing: Closing, hasPage: boolean): PublicationStatus => ({
  stage: "closed",
  closing,
  hasPage,
});

/**
 * The life of a listing on the publication's day, as "2026-11-20": both days that its file names count as days on which
 * it is shown. A home sold or let keeps its page for `soldHomeDays`.
 */
export function statusOf(listing: Dated, { day, isPreview, soldHomeDays }: Publication): PublicationStatus {
  const { state = "published", stateSince = day, publishFrom = day, publishUntil = day } = listing;
  if (state === "withdrawn") return closed("withdrawn", false);
  if (state === "sold" || state === "let")
    return closed(state, day <= isoDayOfDayNumber(dayNumberOf(stateSince) + soldHomeDays));
  const note = state === "draft" ? "Draft" : publishFrom > day ? `From ${formatDate(publishFrom)}` : null;
  if (note !== null) return isPreview ? { stage: "offered", note } : { stage: "hidden" };
  return publishUntil < day ? closed("expired", false) : { stage: "offered", note: null };
}

const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The `priceHistory` that an edited listing is saved with: that of the published one and, where a published price is
 * another now and not the same in other words, the price until `today` ("2026-11-20"). Lines that the editor has written stay as they are, so does the
 * line of an earlier save; the latter goes when the published price is back. Nothing is noted of a home that the public
 * has not seen.
 */
export function priceHistoryOf(published: unknown, edited: unknown, today: string): readonly unknown[] {
  const log = listAt(published, "priceHistory");
  const written = listAt(edited, "priceHistory");
  const price = textAt(published, "price");
  const isNoted =
    price !== undefined &&
    written.length === log.length + 1 &&
    isSame(written.slice(0, -1), log) &&
    textAt(written.at(-1), "price") === price;
  if (isSamePrice(textAt(edited, "price"), price)) return isNoted ? log : written;
  const isPublished =
    textAt(published, "state") !== "draft" && (textAt(published, "publishFrom") ?? today) <= today;
  if (price === undefined || !isPublished || !isSame(written, log)) return written;
  return [...log, { on: today, price }];
}
