import { graphql } from "gatsby";
import { routes } from "../../config/routes";
import { CardGrid } from "../../listing/card-grid";
import { ListingCard, type ListingCardData } from "../../listing/listing-card";
import { GoLink } from "../../ui/links";
import { SectionHead } from "../../ui/section-parts";
import { CategorySlider, type CategoryTile } from "./category-slider";
import * as styles from "./welcome-listings.module.css";

export interface WelcomeListingsProps {
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
