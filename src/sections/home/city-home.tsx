import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { fillIn } from "../../lib/fill-in";
import { present } from "../../lib/present";
import { CategorySlider } from "./category-slider";
import { CityIntro } from "./city-intro";
import { cityHeading } from "./city-texts";
import { FeaturedListings } from "./featured-listings";
import { inOrderOf } from "./editors-order";
import { HelpCards } from "./help-cards";
import { Hero } from "./hero";
import { OnDemandStrip } from "./on-demand-strip";
import { PartnerMarquee } from "./partner-marquee";
import { PictureSpread } from "./picture-spread";
import { PriceLadder } from "./price-ladder";
import { Testimonials } from "./testimonials";
import { WhyChooseUs } from "./why-choose-us";

/** Data of a city's home, queried by the page of the city. */
export type CityHomeData = Queries.CityHomeFragment;

interface CityHomeProps {
  readonly data: CityHomeData;
  /** The search bar of the hero. */
  readonly search: ReactNode;
}

/** The home of a city, in the sections and order of docs/requirements.md 2.5. */
export function CityHome({ data, search }: CityHomeProps) {
  const { homeMetadata, siteFacts, featured } = data;
  const city = present(data.city, "the city in data/cities.json");
  const homePage = present(data.homePage, "data/pages/home.json");
  const { name, region } = city;
  const registrations = siteFacts?.registrations ?? [];
  const registration = registrations.find(({ state }) => state === region) ?? registrations[0];
  return (
    <>
      <Hero heading={cityHeading(homeMetadata?.h1, name)} city={city} search={search} />
      <CityIntro city={city} listings={data.cityListings} cheapest={data.cheapest.nodes[0]} />
      <CategorySlider
        heading={homePage.categories.heading}
        categories={data.propertyTypes.nodes}
        city={name}
      />
      <OnDemandStrip data={data} />
      <HelpCards help={homePage.help} />
      <FeaturedListings
        heading={fillIn(homePage.featured.heading, { city: name })}
        emptyText={homePage.featuredEmpty}
        city={name}
        listings={featured.nodes}
        cityTotal={data.cityListings.totalCount}
      />
      <WhyChooseUs why={homePage.why} points={data.whyPoints.nodes} registration={registration?.number} />
      <PartnerMarquee data={data} />
      <PictureSpread slides={homePage.spread} />
      <Testimonials heading={homePage.testimonials.heading} testimonials={data.testimonials.nodes} />
      <PriceLadder
        heading={homePage.budget.heading}
        segments={inOrderOf(data.budgets.nodes, homePage.budgetTiles)}
        city={name}
      />
    </>
  );
}

// Its variables are in the context of the page that spreads it: the city's name and the slugs of the strip.
export const cityHomeFragment = graphql`
  fragment CityHome on Query {
    ...OnDemandStrip
    ...PartnerMarquee
    siteFacts {
      registrations {
        state
        number
      }
    }
    homeMetadata: pageMetadata(key: { eq: "home" }) {
      h1
    }
    homePage {
      categories {
        heading
      }
      ...HelpCards
      featured {
        heading
      }
      featuredEmpty
      ...WhyHead
      spread {
        ...SpreadSlide
      }
      testimonials {
        heading
      }
      budget {
        heading
      }
      budgetTiles
    }
    city(name: { eq: $city }) {
      name
      region
      ...HeroCity
      ...CityIntro
    }
    cityListings: allListing(filter: { city: { eq: $city } }) {
      ...CityFigures
    }
    cheapest: allListing(
      filter: { city: { eq: $city }, price: { period: { eq: total } } }
      sort: { price: { amount: ASC } }
      limit: 1
    ) {
      nodes {
        ...StartingPrice
      }
    }
    propertyTypes: allCategory(filter: { menu: { eq: type } }, sort: { order: ASC }) {
      nodes {
        ...CategoryTile
      }
    }
    featured: allListing(
      filter: { city: { eq: $city }, featured: { eq: true } }
      sort: [{ postedAt: DESC }, { listingId: DESC }]
      limit: 12
    ) {
      nodes {
        ...ListingCard
      }
    }
    whyPoints: allWhyPoint(sort: { order: ASC }) {
      nodes {
        ...WhyPointRow
      }
    }
    testimonials: allTestimonial(sort: { order: ASC }) {
      nodes {
        ...ClientQuote
      }
    }
    budgets: allCategory(filter: { menu: { eq: budget } }) {
      nodes {
        ...BudgetSegment
      }
    }
  }
`;
