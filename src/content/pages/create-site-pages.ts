import type { CreatePagesArgs } from "gatsby";
import { siteRedirects } from "../redirects";
import { writeCityMaps } from "../write-city-maps";
import { writeComparedHomes } from "../write-compared-homes";
import { writeFormerHomes } from "../write-former-homes";
import { writeListingIndex } from "../write-listing-index";
import { writeVisitTimes } from "../write-visit-times";
import { createPreviewPage } from "./create-preview-page";
import { queryCatalogue } from "./query-catalogue";
import { createPageFrom, type PageFamily, listPages } from "./page-family";
import { routes } from "../../config/routes";
import { offeredWords } from "../../catalogue/living";
import { metadataKeyOf } from "../../config/metadata-key";
import { similarListings } from "../similar-listings";
import { isInScope, isInCategory } from "../../catalogue/category-members";
import { underOfferLabel } from "../../catalogue/taxonomy";

/** One list per category; Dubai's holds the listings of the city, the others those of the category. */
function createCategoryPages({ createPage, catalogue }: PageFamily): void {
  for (const category of catalogue.categories) {
    const { slug } = category;
    const metadataKey = metadataKeyOf(category.path);
    const listings = catalogue.listings.filter((listing) => isInCategory(listing, category));
    const labels = listings.flatMap((listing) => listing.tags.map(({ label }) => label));
    const tags = [...new Set(labels)].filter((label) => label !== underOfferLabel).sort();
    const isMixed = new Set(listings.map(({ isRental }) => isRental)).size > 1;
    const offered = offeredWords(listings.map(({ living }) => living));
    for (const { path, list } of listPages(category.path, listings)) {
      createPage("category", path, { slug, metadataKey, tags, isMixed, offered, ...list });
    }
  }
}

/**
 * Pages that are mostly copy: services, marketing landing pages (docs/decisions/b8-marketing-pages.md), terms and
 * privacy policy.
 */
function createCopyPages({ createPage, catalogue }: PageFamily): void {
  for (const { id, slug } of catalogue.services) {
    const path = routes.service(slug);
    createPage("service", path, { id, metadataKey: metadataKeyOf(path) });
  }
  for (const { id, slug } of catalogue.legals) createPage("legal", routes.landing(slug), { id });
  for (const { id, slug, kind, ...scope } of catalogue.landings) {
    const listings =
      kind === "listings" ? catalogue.listings.filter((listing) => isInScope(listing, scope)) : [];
    for (const { path, list } of listPages(routes.landing(slug), listings)) {
      createPage("landing", path, { id, isIndex: kind === "index", scope, ...list });
    }
  }
}

/**
 * One page per home, with the ids of similar homes in its context; of those no longer on offer, one per home that still
 * has a page.
 */
function createListingPages({ createPage, catalogue }: PageFamily): void {
  const similarTo = similarListings(catalogue.listings);
  for (const listing of catalogue.listings) {
    const { id, path, city } = listing;
    createPage("listing", path, { id, city, similarIds: similarTo(listing).map((other) => other.id) });
  }
  for (const home of catalogue.closed.filter(({ hasPage }) => hasPage)) {
    createPage("closed-listing", home.path, {
      id: home.id,
      similarIds: similarTo(home).map((other) => other.id),
    });
  }
}

/** 'Available Properties' under both of its addresses (docs/requirements.md 2.1). */
function createResultsPages({ createPage, catalogue }: PageFamily): void {
  const offered = offeredWords(catalogue.listings.map(({ living }) => living));
  for (const listPath of [routes.results, routes.properties]) {
    for (const { path, list } of listPages(listPath, catalogue.listings)) {
      createPage("results", path, { metadataKey: metadataKeyOf(listPath), offered, ...list });
    }
  }
}

/** One page per city of data/cities.json. */
function createCityPages({ createPage, catalogue }: PageFamily): void {
  for (const { name } of catalogue.cities) {
    createPage("city", routes.city(name), { city: name, onDemand: catalogue.onDemand });
  }
}

/** One page per article. */
function createPostPages({ createPage, catalogue }: PageFamily): void {
  for (const { id, path } of catalogue.posts) createPage("post", path, { id });
}

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
