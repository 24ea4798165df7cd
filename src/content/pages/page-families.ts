import type { CreatePagesArgs, ParentSpanPluginArgs } from "gatsby";
import { isInCategory, listingsInScope } from "../../catalogue/category-members";
import { countByCity, landingPageSize, listPageSize, type PageContexts } from "../../catalogue/page-contexts";
import { offeredWords } from "../../catalogue/livability";
import { delistedHomesPath } from "../../catalogue/delisted-homes";
import { metadataKeyOf, routes } from "../../config/routes";
import { similarListings } from "../similar-listings";
import { previewPages } from "./preview-page";
import { dataOrStop } from "../graphql";
import { underOfferLabel } from "../../catalogue/taxonomy";
import path from "node:path";
import { replacePublicFolder, writePublicFiles } from "../build-files/public-files";
import { mapFiles } from "../maps/city-map-nodes";
import { delistedHomesOf, linkedAliases } from "../redirects";
import { writeListingFiles } from "../write-listing-files";
import { writeVisitTimes } from "../write-visit-times";

interface Page<Template extends keyof PageContexts> {
  readonly path: string;
  readonly context: PageContexts[Template];
}

type Catalogue = Awaited<ReturnType<typeof queryCatalogue>>;

/** By the template's file name, in the order in which pages are created. */
type PageFamilies = {
  readonly [Template in keyof PageContexts]: (catalogue: Catalogue) => readonly Page<Template>[];
};

const pageFamilies: PageFamilies = {
  city: ({ cities, onDemand }) =>
    cities.map(({ name }) => ({ path: routes.city(name), context: { city: name, onDemand } })),

  category: (catalogue) =>
    catalogue.categories.flatMap((category) => {
      const listings = catalogue.listings.filter((listing) => isInCategory(listing, category));
      const labels = listings.flatMap((listing) => listing.tags.map(({ label }) => label));
      const context = {
        slug: category.slug,
        metadataKey: metadataKeyOf(category.path),
        tags: [...new Set(labels)].filter((label) => label !== underOfferLabel).sort(),
        isMixed: new Set(listings.map(({ isRental }) => isRental)).size > 1,
        offered: offeredWords(listings.map(({ livability }) => livability)),
      };
      // Those to let are listed in the browser where they are asked for.
      const listed = category.forSale === true ? listings.filter(({ isRental }) => !isRental) : listings;
      return listPages(category.path, listed, context);
    }),

  /** Under both addresses (docs/requirements.md 2.1). */
  results: ({ listings }) => {
    const offered = offeredWords(listings.map(({ livability }) => livability));
    return [routes.results, routes.properties].flatMap((listPath) =>
      listPages(listPath, listings, { metadataKey: metadataKeyOf(listPath), offered }),
    );
  },

  listing: ({ listings }) => {
    const similarTo = similarListings(listings);
    return listings.map((listing) => ({
      path: listing.path,
      context: { id: listing.id, city: listing.city, similarIds: similarTo(listing).map(({ id }) => id) },
    }));
  },

  "delisted-listing": ({ listings, delisted }) => {
    const similarTo = similarListings(listings);
    return delisted
      .filter(({ hasPage }) => hasPage)
      .map((home) => ({
        path: home.path,
        context: { id: home.id, similarIds: similarTo(home).map(({ id }) => id) },
      }));
  },

  post: ({ posts }) => posts.map(({ id, path }) => ({ path, context: { id } })),

  service: ({ services }) =>
    services.map(({ id, slug }) => {
      const path = routes.service(slug);
      return { path, context: { id, metadataKey: metadataKeyOf(path) } };
    }),

  legal: ({ legals }) => legals.map(({ id, slug }) => ({ path: routes.landing(slug), context: { id } })),

  landing: ({ landings, listings }) =>
    landings.flatMap(({ id, slug, kind, ...scope }) => {
      const listed = kind === "listings" ? listingsInScope(listings, scope) : [];
      const offered = offeredWords(listed.map(({ livability }) => livability));
      const context = { id, isIndex: kind === "index", scope, offered };
      return listPages(routes.landing(slug), listed, context, landingPageSize);
    }),

  preview: previewPages,
};

/** Page 1 and, past the size of a page, /page/2 and further, so that crawlers reach every card; at least one page. */
export function listPages<Context extends object>(
  listPath: string,
  listings: readonly Pick<Catalogue["listings"][number], "id" | "city">[],
  context: Context,
  pageSize = listPageSize,
) {
  const pageCount = Math.max(1, Math.ceil(listings.length / pageSize));
  const counts = countByCity(listings);
  return Array.from({ length: pageCount }, (_, index) => ({
    path: routes.listPage(listPath, index + 1),
    context: {
      ...context,
      ids: listings.slice(index * pageSize, (index + 1) * pageSize).map(({ id }) => id),
      counts,
      page: index + 1,
      pageCount,
      pageSize,
      total: listings.length,
      listPath,
    },
  }));
}

async function queryCatalogue({ graphql, reporter }: CreatePagesArgs) {
  const data = await dataOrStop(
    reporter,
    "SiteCatalogue",
    graphql<Queries.SiteCatalogueQuery>(`
      query SiteCatalogue {
        allListing(sort: [{ postedAt: DESC }, { listingId: DESC }]) {
          nodes {
            id
            listingId
            path
            formerSlugs
            city
            kind
            kinds
            categories
            bedroomNumbers
            tags {
              label
            }
            postedAt
            isRental
            livability {
              furnishing
              facing
              pets
            }
            offer {
              priceInr
            }
          }
        }
        allDelistedListing(sort: { listingId: ASC }) {
          nodes {
            id
            listingId
            slug
            path
            title
            formerSlugs
            delisting
            delistedOn
            hasPage
            city
            kind
            isRental
            bedroomNumbers
            postedAt
            offer {
              priceInr
            }
            typeCategory {
              path
            }
          }
        }
        allCategory(sort: { order: ASC }) {
          nodes {
            slug
            path
            page
            forSale
          }
        }
        allCity(sort: { order: ASC }) {
          nodes {
            name
          }
        }
        homePage {
          onDemandListings
        }
        allPost(sort: { date: DESC }) {
          nodes {
            id
            slug
            path
          }
        }
        allServicePage(sort: { order: ASC }) {
          nodes {
            id
            slug
          }
        }
        allLandingPage(sort: { order: ASC }) {
          nodes {
            id
            slug
            kind
            categories
            exclude
          }
        }
        allLegalPage {
          nodes {
            id
            slug
          }
        }
      }
    `),
  );
  return {
    listings: data.allListing.nodes,
    delisted: data.allDelistedListing.nodes,
    categories: data.allCategory.nodes,
    onDemand: data.homePage?.onDemandListings ?? [],
    cities: data.allCity.nodes,
    posts: data.allPost.nodes,
    services: data.allServicePage.nodes,
    landings: data.allLandingPage.nodes,
    legals: data.allLegalPage.nodes,
  };
}

/** Begins the path of a page for each template without one: Gatsby warns at length of their queries. */
const placeholder = "/without-";

/** Gatsby's onPostBootstrap, when the queries are read. */
export function deletePlaceholderPages({ getNodesByType, actions }: ParentSpanPluginArgs): void {
  for (const { path, component } of getNodesByType("SitePage"))
    if (String(path).startsWith(placeholder))
      actions.deletePage({ path: String(path), component: String(component) });
}

/** Gatsby's createPages: every page that content brings, and the files that pages load. */
export async function createSitePages(args: CreatePagesArgs, templateFolder: string): Promise<void> {
  const { createPage, createRedirect } = args.actions;
  const catalogue = await queryCatalogue(args);
  for (const [template, pagesOf] of Object.entries(pageFamilies)) {
    const component = path.join(templateFolder, `${template}.tsx`);
    const pages = pagesOf(catalogue);
    for (const page of pages) createPage({ path: page.path, component, context: page.context });
    if (pages.length === 0) createPage({ path: `${placeholder}${template}`, component, context: {} });
  }
  for (const { from, to } of linkedAliases) {
    createRedirect({
      fromPath: from,
      toPath: to,
      isPermanent: true,
      ignoreCase: false,
      redirectInBrowser: true,
    });
  }
  await writePublicFiles(new Map([[delistedHomesPath, JSON.stringify(delistedHomesOf(catalogue))]]));
  await writeListingFiles(args);
  await replacePublicFolder("/maps", await mapFiles(catalogue.cities));
  await writeVisitTimes(args);
}
