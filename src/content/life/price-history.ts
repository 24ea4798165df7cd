import { isSamePrice } from "../../catalogue/parse-price";
import { listAt, textAt } from "../checks/values";

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
