import { graphql } from "gatsby";
import { Carousel } from "../../ui/carousel";
import { coverSizes } from "../../ui/cover-sizes";
import { GoLink } from "../../ui/go-link";
import { Picture } from "../../ui/picture";
import * as styles from "./picture-spread.module.css";

/** From 640 px on the box is wider in shape than pictures are. */
const boxes = [{ width: "100vw", height: 340 }] as const;

/** Wide pictures, one at a time, each with a white plate in its lower left corner (docs/requirements.md 2.5 and 9). */
export function PictureSpread({ slides }: { readonly slides: readonly Queries.SpreadSlideFragment[] }) {
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
