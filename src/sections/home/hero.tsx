import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Picture } from "../../ui/picture";
import { SlowZoom } from "../../ui/slow-zoom";
import * as styles from "./hero.module.css";

interface HeroProps {
  readonly heading: string;
  readonly city: Queries.HeroCityFragment;
  /** The search bar; it straddles the lower edge of the picture. */
  readonly search: ReactNode;
}

/** A panorama of 4:1 fills a box 220 px high at 880 px; phones take half of that, which their density makes up for. */
const panoramaSizes = "(min-width: 1280px) 100vw, (min-width: 640px) 960px, 440px";

/** Headline, a promise of two lines, the city's panorama 320 px high and the search bar (docs/requirements.md 2.5). */
export function Hero({ heading, city, search }: HeroProps) {
  return (
    <section>
      <div className={`wrap ${styles.top}`}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.note}>{city.detail}</p>
      </div>
      <div className={styles.panorama}>
        <SlowZoom>
          <Picture picture={city.panorama} sizes={panoramaSizes} eager />
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
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [720, 1280, 1920, 2880])
        }
      }
    }
  }
`;
