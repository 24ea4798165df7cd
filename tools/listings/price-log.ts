import { textAt } from "../../src/content/checks/values";
import { listingSchema } from "../../src/content/schemas/listing";
import { withField } from "./set-field";

type Fields = Readonly<Record<string, unknown>>;

/**
 * The listing with the price before in its `priceHistory`, where a published price has changed and its editor has not
 * written the change there already. Nothing is noted of a home that the public has not seen.
 */
export function withFormerPrice(before: Fields | null, after: Fields, today: string): Fields {
  if (before === null || typeof before.price !== "string" || before.price === after.price) return after;
  const isPublished = before.state !== "draft" && (textAt(before, "publishFrom") ?? today) <= today;
  if (!isPublished || before.priceHistory !== after.priceHistory) return after;
  const log: readonly unknown[] = Array.isArray(before.priceHistory) ? before.priceHistory : [];
  return withField(after, listingSchema, ["priceHistory"], [...log, { on: today, price: before.price }]);
}
