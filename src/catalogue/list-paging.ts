/** Cards of one page of a list. */
export const listPageSize = 24;

/** How many listings of a list each city has; cities without one are left out. */
export type CityCounts = readonly { readonly city: string; readonly count: number }[];

/** Which page of a list it is, and how many listings the whole list has. */
export interface ListPaging {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** Listings of the whole list. */
  readonly total: number;
  /** Counts of the whole list: a page that asked for them itself would depend on every listing. */
  readonly counts: CityCounts;
  /** Address of its first page. */
  readonly listPath: string;
}
