import { graphql } from "gatsby";
import { Carousel } from "../../ui/carousel";
import { GoLink } from "../../ui/links";
import { Picture } from "../../ui/picture";
import * as styles from "./picture-spread.module.css";

/** From 640 px the box is wider in shape than pictures. */
const boxes = [{ width: "100vw", height: 340 }] as const;

/** docs/requirements.md 2.5 and 9 */
export function PictureSpread({ homes }: { readonly homes: readonly Queries.HomePictureFragment[] }) {
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
            <div className={`frame ${styles.photo}`}>
              <Picture picture={picture} sizes={boxes} />
            </div>
            <div className={styles.plate}>
              <h3 className="h2-column">{title}</h3>
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
          gatsbyImageData(width: 1536, breakpoints: [360, 536, 880, 1200, 1536])
        }
      }
    }
  }
`;
