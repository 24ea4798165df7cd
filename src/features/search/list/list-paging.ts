/** Context of a list page (decision B9). */
export interface ListPaging {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** Listings of the whole list. */
  readonly total: number;
  /** Address of its first page. */
  readonly listPath: string;
}

/** How many listings of a list each city has; cities without one are left out. */
export type CityCounts = readonly { readonly city: string; readonly count: number }[];

/** Context of the page of a list. */
export interface ListContext extends ListPaging {
  readonly counts: CityCounts;
}

/** Context of the page of a category. */
export interface CategoryContext extends ListContext {
  /** What the badges of its listings say, each wording once. */
  readonly tags: readonly string[];
}

/** Cards of one page of a list (decision B9). */
export const RESULTS_PER_PAGE = 24;
