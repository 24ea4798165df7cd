import { graphql, type PageProps } from "gatsby";
import { CityHome, cityHeading, cityHeadTexts } from "../sections/home/city-home";
import { itemListJsonLd } from "../seo/list-head";
import { Seo } from "../seo/seo";
import { homeCrumb, routes } from "../config/routes";
import { CitySearch } from "../shell/city-search";
import { CardButtons } from "../shell/card-buttons";
import { countIn } from "../catalogue/page-contexts";
import { interpolate } from "../lib/interpolate";
import { required } from "../lib/required";
import { useSiteFacts } from "../site/site-data";
import { LazyHydrate } from "../ui/lazy-hydrate";
import { RecentlyViewedHomes } from "../shell/on-demand-sections";

/** Home for a visitor who chose the city (docs/requirements.md 2.5). */
export default function CityTemplate({ data }: PageProps<Queries.CityTemplateQuery>) {
  const { homeMetadata, propertyTypes, featured } = data;
  const { name: siteName } = useSiteFacts();
  const city = required(data.city, "the city in data/cities.json");
  const homePage = required(data.homePage, "data/pages/home.json");
  const path = routes.city(city.name);
  const offered = propertyTypes.nodes.filter(({ counts }) => countIn(counts, city.name) > 0);
  const texts = cityHeadTexts(
    city,
    cityHeading(homeMetadata?.h1, city.name),
    siteName,
    offered.map(({ label }) => label),
  );
  const listName = interpolate(homePage.featured.heading, { city: city.name });
  return (
    <>
      <Seo
        path={path}
        texts={texts}
        picture={city.socialPicture}
        crumbs={[homeCrumb, { label: city.name }]}
        feed={{ title: `Homes in ${city.name}`, path }}
        graph={(origin) => itemListJsonLd(origin, listName, featured.nodes)}
      />
      <CardButtons>
        <CityHome
          data={data}
          search={
            <LazyHydrate>
              <CitySearch
                city={city.name}
                picture={data.contactPage?.formPicture ?? null}
                homeCount={data.allListing.totalCount}
              />
            </LazyHydrate>
          }
        />
      </CardButtons>
      <RecentlyViewedHomes />
    </>
  );
}

export const query = graphql`
  query CityTemplate($city: String!, $onDemand: [String!]!) {
    ...CityHome
    allListing {
      totalCount
    }
    contactPage {
      formPicture {
        ...ContactModalPicture
      }
    }
    city(name: { eq: $city }) {
      description
      socialPicture: picture {
        ...SocialPicture
      }
    }
  }
`;
