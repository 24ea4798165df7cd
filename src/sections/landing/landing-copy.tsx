import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { CopyPage } from "../shared/copy-page";
import { FeatureBlock, PointList } from "../shared/point-list";
import { RelatedLinks } from "../shared/related-links";
import { CopySection } from "../../ui/section-parts";
import type { Crumb } from "../../ui/page-head";
import { coverSizes } from "../../ui/picture-sizes";
import { Picture } from "../../ui/picture";
import * as styles from "./landing-page.module.css";

interface LandingCopyProps {
  readonly landing: Queries.LandingCopyFragment;
  readonly crumbs: readonly Crumb[];
  readonly formTitle: string;
  readonly form: ReactNode;
}

/** /sell, /consulting, /legal (docs/decisions/addresses.md). */
export function LandingCopy({ landing, crumbs, formTitle, form }: LandingCopyProps) {
  const { h1, lead, picture, features, sections, links } = landing;
  return (
    <CopyPage crumbs={crumbs} title={h1} lead={lead} picture={picture} formTitle={formTitle} form={form}>
      <FeatureBlock points={features} />
      {sections.map((section) => (
        <CopySection key={section.heading} copy={section} layout="column" className={styles.section} />
      ))}
      <div className={styles.section}>
        <RelatedLinks links={links} />
      </div>
    </CopyPage>
  );
}

const ratio = 4 / 3;
const boxes = [
  { media: "(min-width: 1376px)", width: "520px", height: { ratio } },
  { media: "(min-width: 1024px)", width: "40vw", height: { ratio } },
  { width: "100vw - 32px", height: { ratio } },
] as const;

/** /buy, /rent, /residential, below the list (docs/decisions/addresses.md). */
export function LandingListings({ landing }: Pick<LandingCopyProps, "landing">) {
  const { picture, features, sections, links } = landing;
  return (
    <>
      <section className="sec mist">
        <div className="wrap split">
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

export const landingCopyFragment = graphql`
  fragment LandingCopy on LandingPage {
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
