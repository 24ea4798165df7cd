export const highlightScrollDelayMs = 120;

interface Highlightable {
  readonly listingId: number;
  readonly slug: string;
}

/** Whether `highlight`, an id or a slug, means this listing (docs/requirements.md 4.2 and 9). */
export function isHighlighted({ listingId, slug }: Highlightable, highlight: string | null): boolean {
  return highlight !== null && (String(listingId) === highlight || slug === highlight.toLowerCase());
}
