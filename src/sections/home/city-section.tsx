import { graphql } from "gatsby";
import { fillIn } from "../../lib/fill-in";
import { countIn } from "../../catalogue/list-paging";
import { present } from "../../lib/present";
import { CategorySlider, type CategoryTile } from "./category-slider";
import type { CityHomeData, CitySectionName } from "./city-home";
import { CityIntro } from "./city-intro";
import { FeaturedListings, ListingRail } from "./featured-listings";
import { HelpCards, WhyChooseUs } from "./city-texts";
import { PartnerMarquee } from "./partner-marquee";
import { PriceLadder } from "./price-ladder";
import { Testimonials } from "./testimonials";
import { Carousel } from "../../ui/carousel";
import { coverSizes } from "../../ui/picture-sizes";
import { GoLink } from "../../ui/links";
import { Picture } from "../../ui/picture";
import * as styles from "./picture-spread.module.css";

type HomePicture = Queries.HomePictureFragment;

/** From 640 px the box is wider in shape than pictures. */
const boxes = [{ width: "100vw", height: 340 }] as const;

/** docs/requirements.md 2.5 and 9 */
function PictureSpread({ homes }: { readonly homes: readonly HomePicture[] }) {
  return (
    <section className={`sec ${styles.section}`}>
      <h2 className="vh">Homes in pictures</h2>
      <Carousel
        label="Homes in pictures"
        motion={{ perView: { base: 1 }, autoplayMs: 4500 }}
        className={styles.spread}
      >
        {homes.map(({ title, path, picture }) => (
          <div key={picture.alt} className={styles.slide}>
            <div className={styles.photo}>
              <Picture picture={picture} sizes={coverSizes(picture, boxes)} />
            </div>
            <div className={styles.plate}>
              <h3 className={styles.heading}>{title}</h3>
              <GoLink to={path} arrow label={`View details of ${title}`}>
                View details
              </GoLink>
            </div>
          </div>
        ))}
      </Carousel>
    </section>
  );
}

// Same sizes as a property page's gallery, so that the build makes no others.
export const homePictureFragment = graphql`
  fragment HomePicture on HomePicture {
    title
    path
    categories
    picture {
      alt
      focus
      file {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1536, breakpoints: [360, 536, 880, 1200, 1536])
        }
      }
    }
  }
`;

const spreadLength = 6;

/** Categories with homes in the city, each with the picture of one, and the pictures left over. */
export function withHomePictures<Category extends Pick<CategoryTile, "slug" | "counts" | "picture">>(
  categories: readonly Category[],
  city: string,
  homes: readonly HomePicture[],
) {
  const left = [...homes];
  const offered = categories.filter(({ counts }) => countIn(counts, city) > 0);
  const tiles = offered.map((category): Category => {
    const at = left.findIndex(({ categories }) => categories.includes(category.slug));
    const [home] = at < 0 ? [] : left.splice(at, 1);
    return home === undefined ? category : { ...category, picture: home.picture };
  });
  return { tiles, left };
}

/** No picture appears twice. */
function cityPictures({ city, homePage, propertyTypes, budgets }: CityHomeData) {
  const { name, homePictures } = present(city, "the city in data/cities.json");
  const segments = inOrderOf(budgets.nodes, homePage?.budgetTiles ?? []);
  const types = withHomePictures(propertyTypes.nodes, name, homePictures);
  const ladder = withHomePictures(segments, name, types.left);
  return { types: types.tiles, segments: ladder.tiles, slides: ladder.left.slice(0, spreadLength) };
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
  others: readonly Entry[],
  length: number,
): readonly Entry[] {
  const rest = others.filter(({ slug }) => picks.every((pick) => pick.slug !== slug));
  return [...picks, ...rest].slice(0, length);
}

const stripLength = 8;

/** The editor's picks, then the city's newest homes that are not featured. */
function stripListings({ homePage, onDemand, newest }: Queries.OnDemandStripFragment) {
  const picks = inOrderOf(onDemand.nodes, homePage?.onDemandListings ?? []);
  return filledUp(picks, newest.nodes, stripLength);
}

function OnDemandStrip({ data }: { readonly data: Queries.OnDemandStripFragment }) {
  const { onDemand } = present(data.homePage, "data/pages/home.json");
  const listings = stripListings(data);
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
      filter: { city: { eq: $city }, featured: { ne: true } }
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

export function CitySection({ name, data }: CitySectionProps) {
  const city = present(data.city, "the city in data/cities.json");
  const homePage = present(data.homePage, "data/pages/home.json");
  switch (name) {
    case "intro":
      return <CityIntro city={city} listings={data.cityListings} cheapest={data.cheapest.nodes[0]} />;
    case "types": {
      const { types } = cityPictures(data);
      return (
        types.length > 0 && (
          <CategorySlider heading={homePage.categories.heading} categories={types} city={city.name} />
        )
      );
    }
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
          listings={data.featured.nodes.filter(({ slug }) =>
            stripListings(data).every((home) => home.slug !== slug),
          )}
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
    case "spread": {
      const { slides } = cityPictures(data);
      return slides.length > 0 && <PictureSpread homes={slides} />;
    }
    case "quotes":
      return data.testimonials.nodes.length === 0 ? null : (
        <Testimonials heading={homePage.testimonials.heading} testimonials={data.testimonials.nodes} />
      );
    case "budget": {
      const { segments } = cityPictures(data);
      return (
        segments.length > 0 && (
          <PriceLadder heading={homePage.budget.heading} segments={segments} city={city.name} />
        )
      );
    }
  }
}
