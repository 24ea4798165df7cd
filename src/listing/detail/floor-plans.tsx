import { graphql } from "gatsby";
import { Carousel } from "../../ui/carousel";
import { Picture } from "../../ui/picture";
import { DetailSection, NothingYet } from "./detail-section";
import { ConvertedArea } from "./spec-table";
import { useImageViewer } from "./use-image-viewer";
import * as styles from "./floor-plans.module.css";

export const plansId = "plans";

const planSizes =
  "(min-width: 1280px) 180px, (min-width: 1024px) calc(24vw - 138px), (min-width: 640px) calc(50vw - 58px), calc(84vw - 30px)";

/** Floor plans, two or one in view; a press opens the full-screen viewer (docs/decisions/layout-and-access.md). */
export function FloorPlans({ title, floorPlans }: Queries.FloorPlansFragment) {
  const { isOpen, linkTo, viewer } = useImageViewer(
    `Floor plans of ${title}`,
    floorPlans.map(({ name, size, image }) => ({
      picture: image,
      caption: size === null ? name : `${name}, ${size}`,
    })),
  );
  if (floorPlans.length === 0) {
    return (
      <DetailSection heading="Floor Plans" id={plansId}>
        <NothingYet
          message="Coming Soon"
          help="Ask us, and we will send the plans as soon as we have them."
        />
      </DetailSection>
    );
  }
  return (
    <section id={plansId} className={`deferred ${styles.section}`}>
      <Carousel
        label="Floor Plans"
        motion={{ perView: { base: 1, sm: 2 }, autoplayMs: 1000, isHeld: isOpen }}
        peek
        className={styles.carousel}
        heading={<h2 className="h2-column">Floor Plans</h2>}
      >
        {floorPlans.map(({ name, size, image }, at) => (
          <a key={at} className={styles.plan} {...linkTo(image, at)}>
            <span className={`frame ${styles.drawing}`}>
              <Picture picture={image} sizes={planSizes} />
            </span>
            <span className={styles.caption}>
              {name}
              {size !== null && <span className={styles.size}> {size}</span>}
              <ConvertedArea text={size} isLand={false} />
            </span>
          </a>
        ))}
      </Carousel>
      {viewer}
    </section>
  );
}

export const floorPlansFragment = graphql`
  fragment FloorPlans on Listing {
    title
    floorPlans {
      name
      size
      image {
        alt
        focus
        file {
          publicURL
          childImageSharp {
            gatsbyImageData(width: 1200, breakpoints: [180, 360, 640, 1200])
          }
        }
      }
    }
  }
`;
