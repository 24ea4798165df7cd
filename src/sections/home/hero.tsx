import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Picture } from "../../ui/picture";
import { SlowZoom } from "../shared/slow-zoom";
import * as styles from "./hero.module.css";

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
        <h1 className={`display ${styles.heading}`}>{heading}</h1>
        <p className={styles.note}>{detail}</p>
      </div>
      <div className={styles.panorama}>
        <SlowZoom>
          <Picture picture={panorama} sizes={boxes} narrow={narrow} eager />
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
