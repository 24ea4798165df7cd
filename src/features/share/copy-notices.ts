/** Where a share control stands: on a listing card, on the property page, in a row of the wishlist. */
export type SharePlace = "card" | "detail" | "wishlist";

interface CopyNotice {
  readonly text: string;
  readonly shownForMs: number;
}

/**
 * What is said once the link is copied, and for how long (specification 4.2 and 9). The time on the wishlist is not
 * specified; it is that of the property page.
 */
export const copyNotices: Readonly<Record<SharePlace, CopyNotice>> = {
  card: { text: "Link copied!", shownForMs: 1400 },
  detail: { text: "Link copied", shownForMs: 1600 },
  wishlist: { text: "Property link copied to clipboard", shownForMs: 1600 },
};
