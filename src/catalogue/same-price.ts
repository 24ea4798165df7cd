/** Prices compared by what they say, not by their words: build time and admin only, for it reads whole texts. */
import { ratePerArea } from "./area";
import { parsePrice } from "./parse-price";

/** What a price says, as a text to compare; that of a rate which cannot be read is the price itself. */
function figuresOf(text: string): string {
  const price = parsePrice(text);
  if (!price.isRate) return JSON.stringify(price);
  const rate = ratePerArea(text);
  const figures = parsePrice(rate?.rest);
  return figures.amount === null ? text : JSON.stringify([figures, rate?.sqft]);
}

/**
 * Whether two prices name the same amount, maximum, currency and period, a rate for the same area too. Prices that name
 * none, such as "Contact for Pricing", are the same, and so is one that is missing.
 */
export function isSamePrice(one = "", other = ""): boolean {
  return one === other || figuresOf(one) === figuresOf(other);
}
