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

/** Cards of one page of a list (decision B9). */
export const RESULTS_PER_PAGE = 24;
