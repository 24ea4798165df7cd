import type { CreatePagesArgs } from "gatsby";
import { siteRedirects } from "../redirects";
import { writeCityMaps } from "../write-city-maps";
import { writeComparedHomes } from "../write-compared-homes";
import { writeFormerHomes } from "../write-former-homes";
import { writeListingIndex } from "../write-listing-index";
import { writeVisitTimes } from "../write-visit-times";
import { createCategoryPages } from "./create-category-pages";
import { createCityPages } from "./create-city-pages";
import { createCopyPages } from "./create-copy-pages";
import { createListingPages } from "./create-listing-pages";
import { createPostPages } from "./create-post-pages";
import { createPreviewPage } from "./create-preview-page";
import { createResultsPages } from "./create-results-pages";
import { queryCatalogue } from "./query-catalogue";
import { createPageFrom } from "./page-family";

/** Gatsby's createPages: every page that content brings, one module per family. */
export async function createSitePages(args: CreatePagesArgs, templateFolder: string): Promise<void> {
  const catalogue = await queryCatalogue(args);
  const family = { createPage: createPageFrom(templateFolder, args.actions.createPage), catalogue };
  createCityPages(family);
  createCategoryPages(family);
  createResultsPages(family);
  createListingPages(family);
  createPostPages(family);
  createCopyPages(family);
  createPreviewPage(family);
  for (const { from, to } of siteRedirects(catalogue).fixed) {
    args.actions.createRedirect({
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
