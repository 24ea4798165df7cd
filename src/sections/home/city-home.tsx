import { graphql } from "gatsby";
import type { ComponentType, ReactNode } from "react";
import { present } from "../../lib/present";
import { Hero } from "./hero";

export type CityHomeData = Queries.CityHomeFragment;

/** In the order of docs/requirements.md 2.5. */
const citySections = [
  "intro",
  "types",
  "strip",
  "help",
  "featured",
  "why",
  "partners",
  "spread",
  "quotes",
  "budget",
] as const;

export type CitySectionName = (typeof citySections)[number];

interface CityHomeProps {
  readonly data: CityHomeData;
  readonly search: ReactNode;
  readonly Section: ComponentType<{ readonly name: CitySectionName; readonly data: CityHomeData }>;
}

export function CityHome({ data, search, Section }: CityHomeProps) {
  const city = present(data.city, "the city in data/cities.json");
  return (
    <>
      <Hero heading={cityHeading(data.homeMetadata?.h1, city.name)} city={city} search={search} />
      {citySections.map((name) => (
        <Section key={name} name={name} data={data} />
      ))}
    </>
  );
}

// The page's context gives the city and the slugs of the strip.
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
      homePictures {
        ...HomePicture
      }
    }
    cityListings: allListing(filter: { city: { eq: $city } }) {
      ...CityFigures
    }
    cheapest: allListing(
      filter: { city: { eq: $city }, offer: { price: { period: { eq: total } } } }
      sort: { offer: { price: { min: ASC } } }
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
        slug
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

/** The heading of data/pages/metadata.json, then the city (docs/requirements.md 2.2). */
export function cityHeading(heading: string | undefined, city: string): string {
  return `${(heading ?? "").trim()} ${city}`.trim();
}

/** A title for each city (docs/decisions/metadata-and-feeds.md) and its description from data/cities.json. */
export function cityHeadTexts(
  city: { readonly name: string; readonly description: string },
  heading: string,
  siteName: string,
  categoryLabels: readonly string[],
) {
  const { name, description } = city;
  const keywords = [
    `real estate agents in ${name}`,
    `property in ${name}`,
    ...categoryLabels.map((label) => `${label.toLowerCase()} in ${name}`),
  ];
  return { title: `${heading} | ${siteName}`, description, keywords: keywords.join(", ") };
}
