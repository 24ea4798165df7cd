/** The Filters popover in words (specification 2.5: a summary of the selections). */
import { bhkOptions } from "../../../catalogue/bedrooms";
import { constructionOptions } from "../../../catalogue/taxonomy";
import type { SearchCriteria } from "../filters/filter-table";
import { priceInWords } from "../filters/price-in-words";

type PopoverFilters = Pick<SearchCriteria, "construction" | "bhk" | "priceMin" | "priceMax">;

const listed = (labels: readonly string[], joint: string) =>
  labels.length < 2 ? labels.join("") : `${labels.slice(0, -1).join(", ")} ${joint} ${labels.at(-1) ?? ""}`;

/** "Ready To Move, 2 and 3 BHK, up to ₹2.50 Cr"; "No filters chosen" when there are none. */
export function summariseFilters(filters: PopoverFilters): string {
  const stages = constructionOptions.filter(({ id }) => filters.construction.includes(id));
  const rooms = bhkOptions.filter(({ value }) => filters.bhk.includes(value));
  const parts = [
    listed(
      stages.map(({ label }) => label),
      "or",
    ),
    rooms.length === 0
      ? ""
      : `${listed(
          rooms.map(({ label }) => label),
          "and",
        )} BHK`,
    priceInWords(filters) ?? "",
  ].filter((part) => part !== "");
  return parts.length === 0 ? "No filters chosen" : parts.join(", ");
}

/** Number on the Filters button: every choice of the popover counts one. */
export function countPopoverFilters({ construction, bhk, priceMin, priceMax }: PopoverFilters): number {
  return construction.length + bhk.length + [priceMin, priceMax].filter((bound) => bound !== null).length;
}
