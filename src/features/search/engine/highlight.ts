/** The highlighted match of the results page (docs/requirements.md 2.6, 4.2 and 9). */
import { isHighlighted } from "../../../catalogue/is-highlighted";
import type { CatalogueListing } from "../../../catalogue/catalogue-index";

export const HIGHLIGHT_FLASH_MS = 1800;

type Highlightable = Pick<CatalogueListing, "listingId" | "slug">;

/** The results with the highlighted listing moved to the top, the others in their order. */
export function withHighlightFirst<Listing extends Highlightable>(
  results: readonly Listing[],
  highlight: string | null,
): readonly Listing[] {
  const matched = results.filter((listing) => isHighlighted(listing, highlight));
  if (matched.length === 0) return results;
  return [...matched, ...results.filter((listing) => !isHighlighted(listing, highlight))];
}

interface HighlightState {
  readonly highlight: string | null;
  /** Active city before and after the change; the same when something else has changed. */
  readonly cityBefore: string | null;
  readonly city: string | null;
  readonly results: readonly Highlightable[];
}

/**
 * Whether the highlight is removed from the address: the city has changed, or the listing is no longer among the
 * results.
 */
export function shouldClearHighlight({ highlight, cityBefore, city, results }: HighlightState): boolean {
  if (highlight === null) return false;
  return cityBefore !== city || !results.some((listing) => isHighlighted(listing, highlight));
}
