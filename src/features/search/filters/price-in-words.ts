import { formatCompactInr } from "../../../catalogue/money";
import type { SearchCriteria } from "./filter-table";

/** "₹50 L to ₹2.50 Cr", "from ₹50 L" or "up to ₹2.50 Cr"; null without a bound. Rupees. */
export function priceInWords({
  priceMin,
  priceMax,
}: Pick<SearchCriteria, "priceMin" | "priceMax">): string | null {
  if (priceMin !== null && priceMax !== null)
    return `${formatCompactInr(priceMin)} to ${formatCompactInr(priceMax)}`;
  if (priceMin !== null) return `from ${formatCompactInr(priceMin)}`;
  return priceMax === null ? null : `up to ${formatCompactInr(priceMax)}`;
}
