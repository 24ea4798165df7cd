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
  /** Node ids of all listings of the list, in order. */
  readonly ids: readonly string[];
  readonly context: Readonly<Record<string, string>>;
}

/** Creates a list's page and, past its size, /page/2 and further, so that crawlers reach every card. */
export function createListPages(
  createPage: Actions["createPage"],
  { path: place, template, ids, context }: ListPages,
) {
  const pageCount = Math.max(1, Math.ceil(ids.length / listPageSize));
  for (let page = 1; page <= pageCount; page++) {
    createPage({
      path: routes.listPage(place, page),
      component: template,
      context: {
        ...context,
        ids: ids.slice((page - 1) * listPageSize, page * listPageSize),
        page,
        pageCount,
        total: ids.length,
        listPath: place,
      },
    });
  }
}
