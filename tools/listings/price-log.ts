import { isDeepStrictEqual } from "node:util";
import { listAt, textAt } from "../../src/content/checks/values";
import { priceHistoryOf } from "../../src/content/listing-status";
import { parsePriceText } from "../../src/content/parse-price";
import { listingSchema } from "../../src/content/schemas/listing";
import { withField } from "./set-field";

type Fields = Readonly<Record<string, unknown>>;

const priceOf = (fields: Fields) => parsePriceText(textAt(fields, "price")).key;

/** The listing with the prices that were noted after the spreadsheet was made, unless it takes today's price back. */
function withNoted(before: Fields, after: Fields, today: string): Fields {
  const log = listAt(before, "priceHistory");
  const written = listAt(after, "priceHistory");
  const isOlder = written.length < log.length && isDeepStrictEqual(written, log.slice(0, written.length));
  const last = log.at(-1);
  const isTakenBack = textAt(last, "on") === today && textAt(last, "price") === textAt(after, "price");
  return isOlder && !isTakenBack ? withField(after, listingSchema, ["priceHistory"], log) : after;
}

/** The listing of a row with the price before in its `priceHistory`, where its published price has changed. */
export function withFormerPrice(before: Fields | null, after: Fields, today: string): Fields {
  if (before === null) return after;
  const noted = withNoted(before, after, today);
  if (priceOf(before) === priceOf(noted)) return isDeepStrictEqual(noted, before) ? before : noted;
  const history = priceHistoryOf(before, noted, today);
  return history.length === 0 ? noted : withField(noted, listingSchema, ["priceHistory"], history);
}
