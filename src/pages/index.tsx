import { graphql, navigate, type PageProps } from "gatsby";
import { useEffect } from "react";
import { Welcome, WelcomeListings } from "../sections/home/welcome";
import { itemListJsonLd } from "../seo/list-head";
import { Seo } from "../seo/seo";
import { LazyHydrate } from "../ui/lazy-hydrate";
import { PageSpinner } from "../ui/brand-mark";
import { routes } from "../config/routes";
import { CityTiles, withListingCounts } from "../features/city/city-tiles";
import { useSelectedCity } from "../visitor/selected-city";
import { RecentlyViewedHomes } from "../shell/on-demand-sections";
import { HeartAndShare } from "../shell/heart-and-share";
import { required } from "../lib/required";

/** A chosen city leads on to its page, CSS shows the spinner until then (docs/requirements.md 2.1). */
export default function IndexPage({ data }: PageProps<Queries.IndexPageQuery>) {
  const { siteFacts, allCity, listingsByCity, newest, propertyTypes } = data;
  const homePage = required(data.homePage, "data/pages/home.json");
  const pageMetadata = required(data.pageMetadata, 'key "home" in data/pages/metadata.json');
  const city = useSelectedCity();
  useEffect(() => {
    if (city !== null) void navigate(routes.city(city), { replace: true });
  }, [city]);
  const cities = withListingCounts(allCity.nodes, listingsByCity.group);
  return (
    <>
      <Seo
        path={routes.home}
        texts={pageMetadata}
        picture={pageMetadata.ogImage}
        graph={(origin) => itemListJsonLd(origin, homePage.welcome.newest.heading, newest.nodes)}
      />
      <div data-with-city="">
        <PageSpinner />
      </div>
      <div data-without-city="">
        <Welcome
          page={homePage}
          cityTiles={<CityTiles cities={cities} eager />}
          listingTotal={newest.totalCount}
          registration={siteFacts?.registrations[0]?.number}
        >
          <LazyHydrate>
            <HeartAndShare>
              <WelcomeListings
                page={homePage}
                categories={propertyTypes.nodes}
                newest={newest.nodes}
                listingTotal={newest.totalCount}
              />
            </HeartAndShare>
          </LazyHydrate>
        </Welcome>
      </div>
      <RecentlyViewedHomes />
    </>
  );
}

export const query = graphql`
  query IndexPage {
    siteFacts {
      registrations {
        number
      }
    }
    pageMetadata(key: { eq: "home" }) {
      ...SeoMetadata
    }
    homePage {
      ...Welcome
      ...WelcomeListings
    }
    allCity(sort: { order: ASC }) {
      nodes {
        ...CityTile
      }
    }
    listingsByCity: allListing {
      group(field: { city: SELECT }) {
        fieldValue
        totalCount
      }
    }
    propertyTypes: allCategory(filter: { menu: { eq: type } }, sort: { order: ASC }) {
      nodes {
        ...CategoryTile
      }
    }
    newest: allListing(sort: [{ postedAt: DESC }, { listingId: DESC }], limit: 6) {
      totalCount
      nodes {
        ...ListingCard
      }
    }
  }
`;
