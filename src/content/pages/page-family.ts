import path from "node:path";
import type { Actions } from "gatsby";
import { listPageSize, countByCity } from "../../catalogue/list-paging";
import type { ListContext, PageContexts } from "../../catalogue/page-contexts";
import { routes } from "../../config/routes";
import type { Catalogue } from "./query-catalogue";

/** Creates a page at an address from a template, by the template's file name, with the context it is written for. */
type CreatePageOf = <Template extends keyof PageContexts>(
  template: Template,
  path: string,
  context: PageContexts[Template],
) => void;

/** Arguments of a function that creates one family of pages. */
export interface PageFamily {
  readonly createPage: CreatePageOf;
  readonly catalogue: Catalogue;
}

/** Gatsby's createPage, kept to the templates of a folder and the contexts they are written for. */
export function createPageFrom(templateFolder: string, createPage: Actions["createPage"]): CreatePageOf {
  return (template, address, context) =>
    createPage({ path: address, component: path.join(templateFolder, `${template}.tsx`), context });
}

interface ListedListing {
  readonly id: string;
  readonly city: string;
}

/**
 * The pages of a list: the list's own address and, past the size of a page, /page/2 and further, so that crawlers reach
 * every card. A list without listings has one page.
 */
export function listPages(
  listPath: string,
  listings: readonly ListedListing[],
): { readonly path: string; readonly list: ListContext }[] {
  const pageCount = Math.max(1, Math.ceil(listings.length / listPageSize));
  const counts = countByCity(listings);
  return Array.from({ length: pageCount }, (_, index) => ({
    path: routes.listPage(listPath, index + 1),
    list: {
      ids: listings.slice(index * listPageSize, (index + 1) * listPageSize).map(({ id }) => id),
      counts,
      page: index + 1,
      pageCount,
      total: listings.length,
      listPath,
    },
  }));
}
