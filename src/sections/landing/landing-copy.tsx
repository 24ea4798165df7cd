import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { CopyPage } from "../shared/copy-page";
import { FeatureBlock } from "../shared/feature-block";
import { RelatedLinks } from "../shared/related-links";
import { CopySection } from "../../ui/section-parts";
import type { Crumb } from "../../ui/page-head";
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
