/** Where a share button is: on a listing card, on the property page, in a row of the wishlist. */
export type SharePlace = "card" | "detail" | "wishlist";

interface CopyNotice {
  readonly text: string;
  readonly shownForMs: number;
}

/**
 * The notice after the link was copied, and how long it is shown (docs/requirements.md 4.2 and 9). The requirements
 * give no time for the wishlist; it is that of the property page.
 */
export const copyNotices: Readonly<Record<SharePlace, CopyNotice>> = {
  card: { text: "Link copied!", shownForMs: 1400 },
  detail: { text: "Link copied", shownForMs: 1600 },
  wishlist: { text: "Property link copied to clipboard", shownForMs: 1600 },
};
