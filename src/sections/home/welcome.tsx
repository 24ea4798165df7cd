import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { routes } from "../../config/routes";
import { waitsForDialog } from "../../lib/early-clicks";
import { interpolate } from "../../lib/interpolate";
import { Button } from "../../ui/button";
import { CopySection, SectionHead } from "../../ui/section-parts";
import { Icon } from "../../ui/icon";
import { ReraPlate } from "../../listing/rera-plate";
import { cityPickerId, openCityPicker } from "../../visitor/city-picker-state";
import { CardGrid } from "../../listing/card-grid";
import { ListingCard, type ListingCardData } from "../../listing/listing-card";
import { GoLink } from "../../ui/links";
import { CategorySlider, type CategoryTile } from "./category-slider";
import * as styles from "./welcome.module.css";

interface WelcomeProps {
  readonly page: Queries.WelcomeFragment;
  readonly cityTiles: ReactNode;
  readonly listingTotal: number;
  readonly registration: string | undefined;
  readonly children: ReactNode;
}

/** Home without a city (docs/requirements.md 2.1, docs/decisions/city.md). */
export function Welcome({ page, cityTiles, listingTotal, registration, children }: WelcomeProps) {
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
              {...waitsForDialog(cityPickerId)}
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
            heading: interpolate(welcome.introHeading, { count: listingTotal }),
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
      {children}
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
    }
  }
`;

interface WelcomeListingsProps {
  readonly page: Queries.WelcomeListingsFragment;
  readonly categories: readonly CategoryTile[];
  readonly newest: readonly ListingCardData[];
  readonly listingTotal: number;
}

export function WelcomeListings({ page, categories, newest, listingTotal }: WelcomeListingsProps) {
  const { heading, text } = page.welcome.newest;
  return (
    <>
      <CategorySlider heading={page.categories.heading} categories={categories} city={null} />
      <section className="sec mist">
        <div className="wrap">
          <SectionHead heading={heading} text={text} />
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

export const welcomeListingsFragment = graphql`
  fragment WelcomeListings on HomePage {
    welcome {
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
