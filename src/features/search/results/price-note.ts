import type { CatalogueListing } from "../../../catalogue/catalogue-columns";
import { orderNote } from "../../../catalogue/compare-prices";
import type { SearchCriteria } from "../filters/filter-table";

type PriceSearch = Pick<SearchCriteria, "priceMin" | "priceMax" | "sort" | "tab">;

/**
 * What prices are compared with in a list whose homes for sale and to let are kept apart
 * (docs/decisions/2026-11-22-rentals-apart.md); null where prices play no part. `results` is null until it is known.
 */
export function priceNote(
  { priceMin, priceMax, sort, tab }: PriceSearch,
  results: readonly Pick<CatalogueListing, "isRental">[] | null,
): string | null {
  const isBounded = priceMin !== null || priceMax !== null;
  const isSorted = sort === "price-asc" || sort === "price-desc";
  if (tab === "rent") return isBounded || isSorted ? "Prices are rents for a month." : null;
  if (tab !== null || results === null) return null;
  if (isBounded) return "Prices are those of homes for sale. Choose Rent to search by a month’s rent.";
  return isSorted ? orderNote(results) : null;
}
