import type { CreatePagesArgs } from "gatsby";
import { dataOrStop } from "../data-or-stop";

/** The content that page creation needs: enough to choose pages, not what they show. */
export interface Catalogue {
  /** Newest first. */
  readonly listings: Queries.SiteCatalogueQuery["allListing"]["nodes"];
  /** Those no longer on offer. */
  readonly closed: Queries.SiteCatalogueQuery["allClosedListing"]["nodes"];
  readonly categories: Queries.SiteCatalogueQuery["allCategory"]["nodes"];
  /** Slugs of the strip 'Project on Demand', in the editor's order. */
  readonly onDemand: readonly string[];
  readonly cities: Queries.SiteCatalogueQuery["allCity"]["nodes"];
  readonly posts: Queries.SiteCatalogueQuery["allPost"]["nodes"];
  readonly services: Queries.SiteCatalogueQuery["allServicePage"]["nodes"];
  readonly landings: Queries.SiteCatalogueQuery["allLandingPage"]["nodes"];
  readonly legals: Queries.SiteCatalogueQuery["allLegalPage"]["nodes"];
}

/** Queries it once for all page families; stops the build when the query fails. */
export async function queryCatalogue({ graphql, reporter }: CreatePagesArgs): Promise<Catalogue> {
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
            categories
            bedroomNumbers
            tags {
              label
            }
            postedAt
            isRental
            living {
              furnishing
              facing
              pets
            }
            price {
              inr
            }
          }
        }
        allClosedListing(sort: { listingId: ASC }) {
          nodes {
            id
            listingId
            slug
            path
            title
            formerSlugs
            closing
            closedOn
            hasPage
            city
            kind
            isRental
            bedroomNumbers
            postedAt
            price {
              inr
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
    closed: data.allClosedListing.nodes,
    categories: data.allCategory.nodes,
    onDemand: data.homePage?.onDemandListings ?? [],
    cities: data.allCity.nodes,
    posts: data.allPost.nodes,
    services: data.allServicePage.nodes,
    landings: data.allLandingPage.nodes,
    legals: data.allLegalPage.nodes,
  };
}
