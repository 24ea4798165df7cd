import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { RelatedLinks } from "../shared/related-links";
import { CopySection } from "../../ui/section-parts";
import { coverSizes } from "../../ui/picture-sizes";
import { type Crumb, PageHead } from "../../ui/page-head";
import { Picture } from "../../ui/picture";
import { PointList } from "../../ui/point-list";
import * as styles from "./landing-page.module.css";

interface LandingListingsProps {
  readonly landing: Queries.LandingListingsFragment;
  readonly crumbs: readonly Crumb[];
  /** The list of this page, with its count. */
  readonly children: ReactNode;
}

const ratio = 4 / 3;
const boxes = [
  { media: "(min-width: 1376px)", width: "520px", height: { ratio } },
  { media: "(min-width: 1024px)", width: "40vw", height: { ratio } },
  { width: "100vw - 32px", height: { ratio } },
] as const;

/**
 * /buy, /rent, /residential: an opening, the listings, and below them how we help
 * (docs/decisions/addresses.md).
 */
export function LandingListings({ landing, crumbs, children }: LandingListingsProps) {
  const { h1, lead, picture, features, sections, links } = landing;
  return (
    <>
      <PageHead crumbs={crumbs} title={h1}>
        <p>{lead}</p>
      </PageHead>
      <section className="wrap" aria-label="Properties">
        {children}
      </section>
      <section className={`sec mist ${styles.help}`}>
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
    h1
    lead
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
