import { graphql } from "gatsby";
import { present } from "../../lib/present";
import { CopySection } from "../../ui/copy-section";
import { FaqList } from "../../ui/faq-list";
import { PointList } from "../../ui/point-list";
import { AboutIntro } from "./about-intro";
import * as styles from "./about-page.module.css";
import { Aims } from "./aims";
import { ContactBlock } from "./contact-block";
import { Registrations } from "./registrations";
import { SplitSection } from "./split-section";
import { TeamCarousel } from "./team-carousel";
import { WhatWeDo } from "./what-we-do";
import { WhoWeAre } from "./who-we-are";

export interface AboutPartProps {
  readonly name: "texts" | "team" | "contact";
  readonly data: Queries.AboutPartsFragment;
}

/** A part of the about page below its banner. */
export function AboutPart({ name, data }: AboutPartProps) {
  const about = present(data.aboutPage, "data/pages/about.json");
  const site = present(data.siteFacts, "data/site.json");
  switch (name) {
    case "texts":
      return (
        <>
          <AboutIntro about={about} />
          <WhoWeAre about={about}>
            <Registrations site={site} />
          </WhoWeAre>
          <SplitSection copy={about.why}>
            <PointList points={data.allWhyPoint.nodes} />
          </SplitSection>
          <SplitSection copy={about.faq} flush>
            <FaqList faqs={data.allFaq.nodes} />
          </SplitSection>
          <Aims aims={[about.mission, about.vision]} />
          <section className="sec">
            <div className="wrap">
              <CopySection copy={about.overview} />
            </div>
          </section>
          <div className={styles.ruled}>
            <WhatWeDo copy={about.whatWeDo} cards={data.allServiceCard.nodes} />
          </div>
        </>
      );
    case "team":
      return <TeamCarousel copy={about.team} members={data.allTeamMember.nodes} />;
    case "contact":
      return <ContactBlock copy={about} site={site} />;
  }
}

export const aboutPartsFragment = graphql`
  fragment AboutParts on Query {
    siteFacts {
      ...ReachUs
      ...Registrations
    }
    aboutPage {
      ...AboutIntro
      ...WhoWeAre
      why {
        heading
        text
      }
      faq {
        heading
        text
      }
      mission {
        ...Copy
      }
      vision {
        ...Copy
      }
      overview {
        ...Copy
      }
      whatWeDo {
        ...WhatWeDo
      }
      team {
        ...TeamCopy
      }
      ...ContactBlock
    }
    allWhyPoint(sort: { order: ASC }) {
      nodes {
        icon
        title
        description
      }
    }
    allFaq(sort: { order: ASC }) {
      nodes {
        entryId
        question
        answer
      }
    }
    allServiceCard(sort: { order: ASC }) {
      nodes {
        ...ServiceCard
      }
    }
    allTeamMember(sort: { order: ASC }) {
      nodes {
        ...TeamMember
      }
    }
  }
`;
