import { graphql, navigate, type PageProps } from "gatsby";
import { useEffect } from "react";
import { CategorySlider } from "../sections/home/category-slider";
import { itemListJsonLd } from "../seo/list-head";
import { Seo } from "../seo/seo";
import { Button } from "../ui/button";
import { LazyHydrate } from "../ui/lazy-hydrate";
import { GoLink } from "../ui/links";
import { CopySection, SectionHead } from "../ui/section-parts";
import { BrandMark } from "../ui/brand-mark";
import { routes } from "../config/routes";
import { CityTiles, withListingCounts } from "../features/city/city-tiles";
import { CardGrid } from "../listing/card-grid";
import { ListingCard } from "../listing/listing-card";
import { RegistrationPlate } from "../listing/registration-plate";
import { waitsForDialog } from "../lib/early-clicks";
import { interpolate } from "../lib/interpolate";
import { cityPickerId, openCityPicker } from "../visitor/city-picker-state";
import { useSelectedCity } from "../visitor/selected-city";
import { RecentlyViewedHomes } from "../shell/on-demand-sections";
import { CardButtons } from "../shell/card-buttons";
import { required } from "../lib/required";
import * as styles from "../sections/home/welcome.module.css";
import * as spinner from "./index.module.css";

type HomePage = NonNullable<Queries.IndexPageQuery["homePage"]>;

/** Without JavaScript the button leads to the index of cities. */
function CityChoice({ welcome: { heading, text, button } }: Pick<HomePage, "welcome">) {
  return (
    <div className={`wrap split-md ${styles.top}`}>
      <h1 className="display">{heading}</h1>
      <form action={routes.locations} className={styles.choice}>
        <p>{text}</p>
        <Button
          look="gold"
          icon="map-pin"
          type="submit"
          aria-haspopup="dialog"
          {...waitsForDialog(cityPickerId)}
          onClick={(event) => {
            event.preventDefault();
            openCityPicker();
          }}
        >
          {button}
        </Button>
      </form>
    </div>
  );
}

/** Home without a city (docs/requirements.md 2.1, docs/decisions/city.md). */
function Welcome({ data, homePage }: { readonly data: Queries.IndexPageQuery; readonly homePage: HomePage }) {
  const { siteFacts, allCity, listingsByCity, newest, propertyTypes } = data;
  const { welcome, categories } = homePage;
  const [registration] = siteFacts?.registrations ?? [];
  const intro = {
    heading: interpolate(welcome.introHeading, { count: newest.totalCount }),
    lead: welcome.introText,
    paragraphs: [],
  };
  return (
    <>
      <section>
        <CityChoice welcome={welcome} />
        <CityTiles cities={withListingCounts(allCity.nodes, listingsByCity.group)} eager />
      </section>
      <section className="sec">
        <CopySection className="wrap" copy={intro}>
          {registration !== undefined && (
            <p className="mt-5">
              <RegistrationPlate number={registration.number} />
            </p>
          )}
        </CopySection>
      </section>
      <LazyHydrate>
        <CardButtons>
          <CategorySlider heading={categories.heading} categories={propertyTypes.nodes} city={null} />
          <section className="sec mist">
            <div className="wrap">
              <SectionHead {...welcome.newest} />
              <CardGrid>
                {newest.nodes.map((listing) => (
                  <ListingCard key={listing.listingId} listing={listing} />
                ))}
              </CardGrid>
              <p className={styles.all}>
                <GoLink to={routes.properties} arrow>
                  {newest.totalCount === 1 ? "See the property" : `See all ${newest.totalCount} properties`}
                </GoLink>
              </p>
            </div>
          </section>
        </CardButtons>
      </LazyHydrate>
    </>
  );
}

/** A selected city leads on to its page, CSS shows the spinner until then (docs/requirements.md 2.1). */
export default function IndexPage({ data }: PageProps<Queries.IndexPageQuery>) {
  const homePage = required(data.homePage, "data/pages/home.json");
  const pageMetadata = required(data.pageMetadata, 'key "home" in data/pages/metadata.json');
  const city = useSelectedCity();
  useEffect(() => {
    if (city !== null) void navigate(routes.city(city), { replace: true });
  }, [city]);
  return (
    <>
      <Seo
        path={routes.home}
        texts={pageMetadata}
        picture={pageMetadata.ogImage}
        graph={(origin) => itemListJsonLd(origin, homePage.welcome.newest.heading, data.newest.nodes)}
      />
      {/* Until browser storage has decided what the page holds (docs/design.md 7). */}
      <div data-with-city="">
        <div className={spinner.box}>
          <BrandMark size={56} className={spinner.mark} />
          <p className="vh" role="status">
            Loading
          </p>
        </div>
      </div>
      <div data-without-city="">
        <Welcome data={data} homePage={homePage} />
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
      welcome {
        heading
        text
        button
        introHeading
        introText
        newest {
          ...HeadedText
        }
      }
      categories {
        heading
      }
    }
    allCity(sort: { order: ASC }) {
      nodes {
        ...CityTile
      }
    }
    listingsByCity: allListing {
      group(field: { city: SELECT }) {
        ...CityCount
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
