import type { SearchParameter } from "../filter-definition";

interface PagePart {
  /** How many pages of cards are shown, from 1. */
  readonly page: number;
}

/** How far "Show more" has been followed. */
export const pageParameter: SearchParameter<PagePart> = {
  empty: { page: 1 },
  parse: (params) => {
    const text = params.get("page") ?? "";
    return { page: Math.max(/^\d{1,5}$/.test(text) ? Number(text) : 1, 1) };
  },
  serialise: ({ page }) => ({ page: page > 1 ? [String(page)] : [] }),
};
