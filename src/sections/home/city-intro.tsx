import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { formatCompactAmount } from "../../catalogue/money";
import { CopySection } from "../../ui/section-parts";
import * as styles from "./city-intro.module.css";

interface CityIntroProps {
  readonly city: Queries.CityIntroFragment;
  readonly listings: Queries.CityFiguresFragment;
  /** The lowest sale price in the city's currency; absent where no price is a number. */
  readonly cheapest: Queries.StartingPriceFragment | undefined;
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function CityIntro({ city, listings, cheapest }: CityIntroProps) {
  const { name, title, subtitle, body, extra } = city;
  const price = cheapest?.offer.price;
  return (
    <section className="sec">
      <CopySection className="wrap" copy={{ heading: title, lead: subtitle, paragraphs: [body, extra] }}>
        <dl className={styles.figures}>
          <Figure label={`Listings in ${name}`}>{listings.totalCount}</Figure>
          <Figure label="Localities covered">{listings.distinct.length}</Figure>
          {price && <Figure label="Starting from">{formatCompactAmount(price.min, price.currency)}</Figure>}
        </dl>
      </CopySection>
    </section>
  );
}

export const cityIntroFragments = graphql`
  fragment CityIntro on City {
    name
    title
    subtitle
    body
    extra
  }
  fragment CityFigures on ListingConnection {
    totalCount
    distinct(field: { locality: SELECT })
  }
  fragment StartingPrice on Listing {
    offer {
      price {
        min
        currency
      }
    }
  }
`;
