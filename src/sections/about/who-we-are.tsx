import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { CopySection } from "../../ui/section-parts";
import { Picture } from "../../ui/picture";
import * as styles from "./who-we-are.module.css";

interface WhoWeAreProps {
  readonly about: Queries.WhoWeAreFragment;
  /** Below the text: the registrations of the agency. */
  readonly children: ReactNode;
}

/** Who We Are with its picture, and the agency's registrations below the text (docs/requirements.md 2.9). */
export function WhoWeAre({ about, children }: WhoWeAreProps) {
  const picture = (
    <div className={styles.picture}>
      <Picture picture={about.whoPicture} sizes="(min-width: 1376px) 405px, (min-width: 900px) 30vw, 92vw" />
    </div>
  );
  return (
    <section className="sec mist">
      <div className="wrap">
        <CopySection copy={about.whoWeAre} beside={picture}>
          {children}
        </CopySection>
      </div>
    </section>
  );
}

export const whoWeAreFragment = graphql`
  fragment WhoWeAre on AboutPage {
    whoWeAre {
      ...Copy
    }
    whoPicture {
      alt
      focus
      file {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 1400
            aspectRatio: 1.333
            breakpoints: [420, 760, 1080, 1400]
          )
        }
      }
    }
  }
`;
