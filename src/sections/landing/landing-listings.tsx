import { graphql } from "gatsby";
import { RelatedLinks } from "../shared/related-links";
import { CopySection } from "../../ui/section-parts";
import { coverSizes } from "../../ui/picture-sizes";
import { Picture } from "../../ui/picture";
import { PointList } from "../shared/point-list";
import * as styles from "./landing-page.module.css";

interface LandingListingsProps {
  readonly landing: Queries.LandingListingsFragment;
}

const ratio = 4 / 3;
const boxes = [
  { media: "(min-width: 1376px)", width: "520px", height: { ratio } },
  { media: "(min-width: 1024px)", width: "40vw", height: { ratio } },
  { width: "100vw - 32px", height: { ratio } },
] as const;

/** /buy, /rent, /residential, below the list (docs/decisions/addresses.md). */
export function LandingListings({ landing }: LandingListingsProps) {
  const { picture, features, sections, links } = landing;
  return (
    <>
      <section className="sec mist">
        <div className={`wrap ${styles.split}`}>
          {picture && (
            <div className={styles.photo}>
              <Picture picture={picture} sizes={coverSizes(picture, boxes)} />
            </div>
          )}
          <div className={styles.copy}>
            {sections.map((section) => (
              <CopySection key={section.heading} copy={section} layout="column" />
            ))}
            <PointList points={features} headingLevel={sections.length === 0 ? 2 : 3} />
          </div>
        </div>
      </section>
      <div className="sec">
        <div className="wrap">
          <RelatedLinks links={links} />
        </div>
      </div>
    </>
  );
}

export const landingListingsFragment = graphql`
  fragment LandingListings on LandingPage {
    picture {
      ...CopyPagePicture
    }
    features {
      icon
      title
      description
    }
    sections {
      ...Copy
    }
    links {
      label
      href
    }
  }
`;
