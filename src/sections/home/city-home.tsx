import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { countIn } from "../../catalogue/page-contexts";
import { interpolate } from "../../lib/interpolate";
import { required } from "../../lib/required";
import { LazyHydrate } from "../../ui/lazy-hydrate";
import { CategorySlider } from "./category-slider";
import { CityIntro } from "./city-intro";
import { HelpCards, WhyChooseUs } from "./help-and-reasons";
import { FeaturedListings, ListingRail } from "./featured-listings";
import { Hero } from "./hero";
import { PartnerMarquee } from "./partner-marquee";
import { PictureSpread } from "./picture-spread";
import { PriceLadder } from "./price-ladder";
import { Testimonials } from "./testimonials";

const spreadLength = 6;

/** Categories with homes in the city, each with the picture of one, and the pictures left over. */
export function withHomePictures<
  Category extends Pick<Queries.CategoryTileFragment, "slug" | "counts" | "picture">,
>(categories: readonly Category[], city: string, homes: readonly Queries.HomePictureFragment[]) {
  const left = [...homes];
  const offered = categories.filter(({ counts }) => countIn(counts, city) > 0);
  const tiles = offered.map((category): Category => {
    const at = left.findIndex(({ categories }) => categories.includes(category.slug));
    const [home] = at < 0 ? [] : left.splice(at, 1);
    return home === undefined ? category : { ...category, picture: home.picture };
  });
  return { tiles, left };
}

/** Entries in the editor's order of slugs; slugs without an entry are skipped. */
export function inOrderOf<Entry extends { readonly slug: string }>(
  entries: readonly Entry[],
  slugs: readonly string[],
): readonly Entry[] {
  return slugs.flatMap((slug) => entries.find((entry) => entry.slug === slug) ?? []);
}

/** The editor's picks, then the others, without duplicates, up to `length`. */
export function filledUp<Entry extends { readonly slug: string }>(
  picks: readonly Entry[],
  entries: readonly Entry[],
  length: number,
): readonly Entry[] {
  const unpicked = entries.filter(({ slug }) => picks.every((pick) => pick.slug !== slug));
  return [...picks, ...unpicked].slice(0, length);
}

const stripLength = 8;

interface CityHomeProps {
  readonly data: Queries.CityHomeFragment;
  readonly search: ReactNode;
}

/** In the order of docs/requirements.md 2.5; sections without content are left out. */
export function CityHome({ data, search }: CityHomeProps) {
  const city = required(data.city, "the city in data/cities.json");
  const homePage = required(data.homePage, "data/pages/home.json");
  // No picture appears twice.
  const { tiles: types, left } = withHomePictures(data.propertyTypes.nodes, city.name, city.homePictures);
  const budgets = inOrderOf(data.budgets.nodes, homePage.budgetTiles);
  const { tiles: segments, left: unused } = withHomePictures(budgets, city.name, left);
  const slides = unused.slice(0, spreadLength);
  const picks = inOrderOf(data.onDemand.nodes, homePage.onDemandListings);
  const strip = filledUp(picks, data.newest.nodes, stripLength);
  const registrations = data.siteFacts?.registrations ?? [];
  const registration = registrations.find(({ state }) => state === city.region) ?? registrations[0];
  const featured = data.featured.nodes;
  const unshown = featured.filter(({ slug }) => strip.every((home) => home.slug !== slug));
  const sections = [
    <CityIntro city={city} listings={data.cityListings} cheapest={data.cheapest.nodes[0]} />,
    types.length > 0 && (
      <CategorySlider heading={homePage.categories.heading} categories={types} city={city.name} />
    ),
    strip.length > 0 && (
      <section className="sec mist">
        <ListingRail {...homePage.onDemand} listings={strip} perView={{ md: 4 }} autoplayMs={1000} />
      </section>
    ),
    <HelpCards help={homePage.help} />,
    <FeaturedListings
      heading={interpolate(homePage.featured.heading, { city: city.name })}
      emptyText={homePage.featuredEmpty}
      city={city.name}
      listings={unshown.length > 0 ? unshown : featured}
      cityTotal={data.cityListings.totalCount}
    />,
    data.whyPoints.nodes.length > 0 && (
      <WhyChooseUs why={homePage.why} points={data.whyPoints.nodes} registration={registration?.number} />
    ),
    data.partners.nodes.length > 0 && <PartnerMarquee data={data} />,
    slides.length > 0 && <PictureSpread homes={slides} />,
    data.testimonials.nodes.length > 0 && (
      <Testimonials heading={homePage.testimonials.heading} testimonials={data.testimonials.nodes} />
    ),
    segments.length > 0 && (
      <PriceLadder heading={homePage.budget.heading} segments={segments} city={city.name} />
    ),
  ];
  return (
    <>
      <Hero heading={cityHeading(data.homeMetadata?.h1, city.name)} city={city} search={search} />
      {sections.map((section, at) => section && <LazyHydrate key={at}>{section}</LazyHydrate>)}
    </>
  );
}

// The page's context gives the city and the slugs of the strip.
export const cityHomeFragment = graphql`
  fragment CityHome on Query {
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
      why {
        ...HeadedText
      }
      testimonials {
        heading
      }
      budget {
        heading
      }
      budgetTiles
      onDemand {
        ...HeadedText
      }
      onDemandListings
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
    onDemand: allListing(filter: { city: { eq: $city }, slug: { in: $onDemand } }) {
      nodes {
        slug
        ...ListingCard
      }
    }
    newest: allListing(
      filter: { city: { eq: $city }, featured: { ne: true } }
      sort: [{ postedAt: DESC }, { listingId: DESC }]
      limit: 8
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
  { name, description }: { readonly name: string; readonly description: string },
  heading: string,
  siteName: string,
  categoryLabels: readonly string[],
) {
  const keywords = [
    `real estate agents in ${name}`,
    `property in ${name}`,
    ...categoryLabels.map((label) => `${label.toLowerCase()} in ${name}`),
  ];
  return { title: `${heading} | ${siteName}`, description, keywords: keywords.join(", ") };
}
