/** Cards of one page of a list. */
export const listPageSize = 24;

/** Which page of a list it is. */
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
