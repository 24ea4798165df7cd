import path from "node:path";
import type { Actions } from "gatsby";
import { routes } from "../../config/routes";
import type { Catalogue } from "./query-catalogue";

/** What a module that creates one family of pages is given. */
export interface PageFamily {
  readonly createPage: Actions["createPage"];
  /** Absolute path of a template by its file name without ending. */
  readonly template: (name: string) => string;
  readonly catalogue: Catalogue;
}

/** Cards of a list before "Show more" (decision B9). */
const listPageSize = 24;

/** Gives the path of a template in a folder by its name. */
export function templatesIn(folder: string): (name: string) => string {
  return (name) => path.join(folder, `${name}.tsx`);
}

interface ListPages {
  readonly path: string;
  readonly template: string;
  /** All listings of the list, in order. */
  readonly listings: readonly { readonly id: string; readonly city: string }[];
  readonly context: Readonly<Record<string, string | readonly string[]>>;
}

function countByCity(listings: ListPages["listings"]): { city: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { city } of listings) counts.set(city, (counts.get(city) ?? 0) + 1);
  return [...counts].map(([city, count]) => ({ city, count })).sort((a, b) => a.city.localeCompare(b.city));
}

/**
 * Creates a list's page and, past its size, /page/2 and further, so that crawlers reach every card. Their context holds
 * the counts by city: a page that asked for these itself would depend on every listing.
 */
export function createListPages(
  createPage: Actions["createPage"],
  { path: place, template, listings, context }: ListPages,
) {
  const pageCount = Math.max(1, Math.ceil(listings.length / listPageSize));
  const counts = countByCity(listings);
  for (let page = 1; page <= pageCount; page++) {
    createPage({
      path: routes.listPage(place, page),
      component: template,
      context: {
        ...context,
        ids: listings.slice((page - 1) * listPageSize, page * listPageSize).map(({ id }) => id),
        counts,
        page,
        pageCount,
        total: listings.length,
        listPath: place,
      },
    });
  }
}
