import { graphql } from "gatsby";
import type { ComponentType, ReactNode } from "react";
import { present } from "../../lib/present";
import { coverSizes } from "../../ui/picture-sizes";
import { Picture } from "../../ui/picture";
import { SlowZoom } from "../shared/slow-zoom";
import * as styles from "./city-home.module.css";

interface HeroProps {
  readonly heading: string;
  readonly city: Queries.HeroCityFragment;
  readonly search: ReactNode;
}

const phones = "(max-width: 639px)";
const boxes = [{ width: "100vw", height: 320 }] as const;

export function Hero({ heading, city: { detail, panorama }, search }: HeroProps) {
  // Cut at build about the centre; a panorama with a focus of its own is loaded whole.
  const narrow = panorama.focus === null ? { picture: { file: panorama.middle }, media: phones } : undefined;
  return (
    <section>
      <div className={`wrap ${styles.top}`}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.note}>{detail}</p>
      </div>
      <div className={styles.panorama}>
        <SlowZoom>
          <Picture picture={panorama} sizes={coverSizes(panorama, boxes)} narrow={narrow} eager />
        </SlowZoom>
      </div>
      <div className={`wrap ${styles.search}`}>{search}</div>
    </section>
  );
}

export const heroFragment = graphql`
  fragment HeroCity on City {
    detail
    panorama {
      alt
      focus
      file {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [1280, 1920, 2880])
        }
      }
      # What a phone shows of it: a box of 390 × 220 px.
      middle: file {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 1080
            aspectRatio: 1.8
            breakpoints: [400, 850, 1080]
            sizes: "max(100vw, 396px)"
          )
        }
      }
    }
  }
`;

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
