/** The match that an address highlights, on the results page and the wishlist (docs/requirements.md 4.2 and 9). */

/** Milliseconds until it is scrolled into view. */
export const highlightScrollDelayMs = 120;

interface Highlightable {
  readonly listingId: number;
  readonly slug: string;
}

/** Whether `highlight`, an id or a slug (docs/decisions/saved-and-compared.md), means this listing. */
export function isHighlighted({ listingId, slug }: Highlightable, highlight: string | null): boolean {
  return highlight !== null && (String(listingId) === highlight || slug === highlight.toLowerCase());
}
