import { graphql, type PageProps } from "gatsby";
import { cityHeading } from "../sections/home/city-texts";
import { Welcome } from "../sections/home/welcome";
import { itemListJsonLd } from "../seo/item-list-json-ld";
import { Seo } from "../seo/seo";
import { PageSpinner } from "../ui/page-spinner";
import { routes } from "../config/routes";
import { CityTiles } from "../features/city/city-tiles";
import { useChosenCity } from "../visitor/chosen-city";
import { HeartAndShare } from "../shell/heart-and-share";
import { RecentlyViewedHomes } from "../shell/recently-viewed-homes";
import { withListingCounts } from "../shell/shell-cities";
import { useChosenCityHome } from "../shell/use-chosen-city-home";
import { present } from "../lib/present";

/**
 * Home: the welcome, or the home of the city that this browser has chosen (docs/requirements.md 2.1). The attributes of
 * the pre-paint script show the spinner instead of the welcome until the city's home and data have loaded; if they
 * cannot be, the welcome is shown.
 */
export default function IndexPage({ data }: PageProps<Queries.IndexPageQuery>) {
  const { siteFacts, allCity, listingsByCity, newest, propertyTypes } = data;
  const homePage = present(data.homePage, "data/pages/home.json");
  const pageMetadata = present(data.pageMetadata, 'key "home" in data/pages/metadata.json');
  const city = useChosenCity();
  const cityHome = useChosenCityHome(city);
  const head = (
    <Seo
      path={routes.home}
      texts={pageMetadata}
      picture={pageMetadata.ogImage}
      graph={(origin) => [itemListJsonLd(origin, homePage.welcome.newest.heading, newest.nodes)]}
    />
  );
  if (city !== null && cityHome?.status === "ready") {
    return (
      <>
        {head}
        <cityHome.Home city={city} data={cityHome.data} />
        <RecentlyViewedHomes />
      </>
    );
  }
  if (city !== null && cityHome?.status === "loading") {
    return (
      <>
        {head}
        <h1 className="vh">{cityHeading(pageMetadata.h1, city)}</h1>
        <PageSpinner />
      </>
    );
  }
  const cities = withListingCounts(allCity.nodes, listingsByCity.group);
  const isFallback = cityHome?.status === "failed";
  return (
    <>
      {head}
      {!isFallback && (
        <div data-with-city="">
          <PageSpinner />
        </div>
      )}
      <div data-without-city={isFallback ? undefined : ""}>
        <HeartAndShare>
          <Welcome
            page={homePage}
            cityTiles={<CityTiles cities={cities} eager />}
            categories={propertyTypes.nodes}
            newest={newest.nodes}
            listingTotal={newest.totalCount}
            registration={siteFacts?.registrations[0]?.number}
          />
        </HeartAndShare>
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
