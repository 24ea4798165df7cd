import { textAt } from "../../src/content/checks/values";
import { priceHistoryOf } from "../../src/content/listing-status";
import { parsePriceText } from "../../src/content/parse-price";
import { listingSchema } from "../../src/content/schemas/listing";
import { withField } from "./set-field";

type Fields = Readonly<Record<string, unknown>>;

const priceOf = (fields: Fields) => parsePriceText(textAt(fields, "price")).key;

/** The listing of a row with the price before in its `priceHistory`, where its published price has changed. */
export function withFormerPrice(before: Fields | null, after: Fields, today: string): Fields {
  if (before === null || priceOf(before) === priceOf(after)) return after;
  const history = priceHistoryOf(before, after, today);
  return history.length === 0 ? after : withField(after, listingSchema, ["priceHistory"], history);
}
