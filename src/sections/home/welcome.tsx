import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { routes } from "../../config/routes";
import { waitsForReact } from "../../lib/early-input";
import { fillIn } from "../../lib/fill-in";
import { CardGrid } from "../../listing/card-grid";
import { ListingCard } from "../../listing/listing-card";
import type { ListingCardData } from "../../listing/listing-card";
import { Button } from "../../ui/button";
import { CopySection } from "../../ui/copy-section";
import { GoLink } from "../../ui/go-link";
import { Icon } from "../../ui/icon";
import { ReraPlate } from "../../ui/rera-plate";
import { SectionHead } from "../../ui/section-head";
import { openCityPicker } from "../../visitor/city-picker-state";
import { CategorySlider, type CategoryTile } from "./category-slider";
import * as styles from "./welcome.module.css";

interface WelcomeProps {
  readonly page: Queries.WelcomeFragment;
  /** The cities as links to their pages. */
  readonly cityTiles: ReactNode;
  readonly categories: readonly CategoryTile[];
  readonly newest: readonly ListingCardData[];
  /** All listings of all cities. */
  readonly listingTotal: number;
  /** The agency's own registration. */
  readonly registration: string | undefined;
}

/**
 * Home without a city: the question and Select City first, below it the cities themselves, an intro, the property
 * types and the newest listings (docs/requirements.md 2.1, docs/decisions/b10-home-without-city.md).
 */
export function Welcome(props: WelcomeProps) {
  const { page, cityTiles, categories, newest, listingTotal, registration } = props;
  const { welcome } = page;
  return (
    <>
      <section>
        <div className={`wrap ${styles.top}`}>
          <h1 className={styles.heading}>{welcome.heading}</h1>
          {/* Without JavaScript the button leads to the index of cities. */}
          <form action={routes.locations} className={styles.choice}>
            <p>{welcome.text}</p>
            <Button
              look="gold"
              type="submit"
              aria-haspopup="dialog"
              {...waitsForReact}
              onClick={(event) => {
                event.preventDefault();
                openCityPicker();
              }}
            >
              <Icon name="map-pin" size={18} />
              {welcome.button}
            </Button>
          </form>
        </div>
        {cityTiles}
      </section>
      <section className="sec">
        <CopySection
          className="wrap"
          copy={{
            heading: fillIn(welcome.introHeading, { count: listingTotal }),
            lead: welcome.introText,
            paragraphs: [],
          }}
        >
          {registration !== undefined && (
            <p className={styles.registration}>
              <ReraPlate number={registration} />
            </p>
          )}
        </CopySection>
      </section>
      <CategorySlider heading={page.categories.heading} categories={categories} city={null} />
      <section className="sec mist">
        <div className="wrap">
          <SectionHead heading={welcome.newest.heading} text={welcome.newest.text} />
          <CardGrid>
            {newest.map((listing) => (
              <ListingCard key={listing.listingId} listing={listing} />
            ))}
          </CardGrid>
          <p className={styles.all}>
            <GoLink to={routes.properties} arrow>
              See all {listingTotal} properties
            </GoLink>
          </p>
        </div>
      </section>
    </>
  );
}

export const welcomeFragment = graphql`
  fragment Welcome on HomePage {
    welcome {
      heading
      text
      button
      introHeading
      introText
      newest {
        heading
        text
      }
    }
    categories {
      heading
    }
  }
`;
