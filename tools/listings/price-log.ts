import { isSamePrice } from "../../src/catalogue/parse-price";
import { textAt } from "../../src/content/checks/values";
import { priceHistoryOf } from "../../src/content/listing-status";
import { listingSchema } from "../../src/content/schemas/listing";
import { withField } from "./set-field";

type Fields = Readonly<Record<string, unknown>>;

/** The listing of a row with the price before in its `priceHistory`, where its published price has changed. */
export function withFormerPrice(before: Fields | null, after: Fields, today: string): Fields {
  if (before === null || isSamePrice(textAt(before, "price"), textAt(after, "price"))) return after;
  const history = priceHistoryOf(before, after, today);
  return history.length === 0 ? after : withField(after, listingSchema, ["priceHistory"], history);
}
