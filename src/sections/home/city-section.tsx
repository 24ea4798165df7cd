import { graphql } from "gatsby";
import { fillIn } from "../../lib/fill-in";
import { present } from "../../lib/present";
import { CategorySlider } from "./category-slider";
import type { CityHomeData, CitySectionName } from "./city-home";
import { CityIntro } from "./city-intro";
import { FeaturedListings, ListingRail } from "./featured-listings";
import { HelpCards } from "./help-cards";
import { PartnerMarquee } from "./partner-marquee";
import { PriceLadder } from "./price-ladder";
import { Testimonials } from "./testimonials";
import { WhyChooseUs } from "./why-choose-us";
import { Carousel } from "../../ui/carousel";
import { coverSizes } from "../../ui/picture-sizes";
import { GoLink } from "../../ui/links";
import { Picture } from "../../ui/picture";
import * as styles from "./picture-spread.module.css";

/** From 640 px on the box is wider in shape than pictures are. */
const boxes = [{ width: "100vw", height: 340 }] as const;

/** Wide pictures, one at a time, each with a white plate in its lower left corner (docs/requirements.md 2.5 and 9). */
function PictureSpread({ slides }: { readonly slides: readonly Queries.SpreadSlideFragment[] }) {
  return (
    <section className={`sec ${styles.section}`}>
      <h2 className="vh">Homes in pictures</h2>
      <Carousel
        label="Homes in pictures"
        motion={{ perView: { base: 1 }, autoplayMs: 4500 }}
        className={styles.spread}
      >
        {slides.map(({ heading, link, picture }) => (
          <div key={heading} className={styles.slide}>
            <div className={styles.photo}>
              <Picture picture={picture} sizes={coverSizes(picture, boxes)} />
            </div>
            <div className={styles.plate}>
              <h3 className={styles.heading}>{heading}</h3>
              <GoLink to={link.href} arrow>
                {link.label}
              </GoLink>
            </div>
          </div>
        ))}
      </Carousel>
    </section>
  );
}

export const spreadSlideFragment = graphql`
  fragment SpreadSlide on SpreadSlide {
    heading
    link {
      label
      href
    }
    picture {
      alt
      focus
      file {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [640, 800, 1200, 1600, 2560])
        }
      }
    }
  }
`;

/** Entries in the order in which an editor named their slugs; slugs without an entry are skipped. */
export function inOrderOf<Entry extends { readonly slug: string }>(
  entries: readonly Entry[],
  slugs: readonly string[],
): readonly Entry[] {
  return slugs.flatMap((slug) => entries.find((entry) => entry.slug === slug) ?? []);
}

/** The editor's picks, then the other entries, each once and at most `length` in all. */
export function filledUp<Entry extends { readonly slug: string }>(
  picks: readonly Entry[],
  others: readonly Entry[],
  length: number,
): readonly Entry[] {
  const rest = others.filter(({ slug }) => picks.every((pick) => pick.slug !== slug));
  return [...picks, ...rest].slice(0, length);
}

/** Cards of the strip. */
const stripLength = 8;

/** 'Project on Demand': the editor's picks of the city, filled up with its newest homes; nothing where it has none. */
function OnDemandStrip({ data }: { readonly data: Queries.OnDemandStripFragment }) {
  const { onDemand, onDemandListings } = present(data.homePage, "data/pages/home.json");
  const picks = inOrderOf(data.onDemand.nodes, onDemandListings);
  const listings = filledUp(picks, data.newest.nodes, stripLength);
  if (listings.length === 0) return null;
  return (
    <section className="sec mist">
      <ListingRail
        heading={onDemand.heading}
        text={onDemand.text}
        listings={listings}
        columns="four"
        autoplayMs={1000}
      />
    </section>
  );
}

export const onDemandStripFragment = graphql`
  fragment OnDemandStrip on Query {
    homePage {
      onDemand {
        heading
        text
      }
      onDemandListings
    }
    onDemand: allListing(filter: { city: { eq: $city }, slug: { in: $onDemand } }) {
      nodes {
        slug
        ...ListingCard
      }
    }
    newest: allListing(
      filter: { city: { eq: $city } }
      sort: [{ postedAt: DESC }, { listingId: DESC }]
      limit: 8
    ) {
      nodes {
        slug
        ...ListingCard
      }
    }
  }
`;

export interface CitySectionProps {
  readonly name: CitySectionName;
  readonly data: CityHomeData;
}

/** A section of a city's home below the hero. */
export function CitySection({ name, data }: CitySectionProps) {
  const city = present(data.city, "the city in data/cities.json");
  const homePage = present(data.homePage, "data/pages/home.json");
  switch (name) {
    case "intro":
      return <CityIntro city={city} listings={data.cityListings} cheapest={data.cheapest.nodes[0]} />;
    case "types":
      return (
        <CategorySlider
          heading={homePage.categories.heading}
          categories={data.propertyTypes.nodes}
          city={city.name}
        />
      );
    case "strip":
      return <OnDemandStrip data={data} />;
    case "help":
      return <HelpCards help={homePage.help} />;
    case "featured":
      return (
        <FeaturedListings
          heading={fillIn(homePage.featured.heading, { city: city.name })}
          emptyText={homePage.featuredEmpty}
          city={city.name}
          listings={data.featured.nodes}
          cityTotal={data.cityListings.totalCount}
        />
      );
    case "why": {
      if (data.whyPoints.nodes.length === 0) return null;
      const registrations = data.siteFacts?.registrations ?? [];
      const registration = registrations.find(({ state }) => state === city.region) ?? registrations[0];
      return (
        <WhyChooseUs why={homePage.why} points={data.whyPoints.nodes} registration={registration?.number} />
      );
    }
    case "partners":
      return data.partners.nodes.length === 0 ? null : <PartnerMarquee data={data} />;
    case "spread":
      return <PictureSpread slides={homePage.spread} />;
    case "quotes":
      return data.testimonials.nodes.length === 0 ? null : (
        <Testimonials heading={homePage.testimonials.heading} testimonials={data.testimonials.nodes} />
      );
    case "budget":
      return (
        <PriceLadder
          heading={homePage.budget.heading}
          segments={inOrderOf(data.budgets.nodes, homePage.budgetTiles)}
          city={city.name}
        />
      );
  }
}
