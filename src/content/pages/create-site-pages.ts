import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { writeCityMaps } from "../maps/city-map-nodes";
import { siteRedirects, writeFormerHomes } from "../redirects";
import { writeComparedHomes } from "../write-compared-homes";
import { writeListingIndex } from "../write-listing-index";
import { writeVisitTimes } from "../write-visit-times";
import { pageFamilies, queryCatalogue } from "./page-families";

/** Gatsby's createPages: every page that content brings, and the files that pages load. */
export async function createSitePages(args: CreatePagesArgs, templateFolder: string): Promise<void> {
  const { createPage, createRedirect, deletePage } = args.actions;
  const catalogue = await queryCatalogue(args);
  for (const [template, pagesOf] of Object.entries(pageFamilies)) {
    const component = path.join(templateFolder, `${template}.tsx`);
    const pages = pagesOf(catalogue);
    for (const page of pages) createPage({ path: page.path, component, context: page.context });
    if (pages.length > 0) continue;
    // Gatsby warns at length of a template that never had a page.
    const none = { path: `/without-${template}`, component };
    createPage({ ...none, context: {} });
    deletePage(none);
  }
  for (const { from, to } of siteRedirects(catalogue).fixed) {
    createRedirect({
      fromPath: from,
      toPath: to,
      isPermanent: true,
      ignoreCase: false,
      redirectInBrowser: true,
    });
  }
  await writeFormerHomes(catalogue);
  const ids = catalogue.listings.map(({ id }) => id);
  await writeListingIndex(args, ids);
  await writeComparedHomes(args, ids);
  await writeCityMaps(args);
  await writeVisitTimes(args);
}
