import { graphql, Link } from "gatsby";
import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { Picture } from "../../ui/picture";
import { SectionHead, CopySection } from "../../ui/section-parts";
import * as styles from "./about-agency.module.css";

interface WhatWeDoProps {
  readonly copy: Queries.WhatWeDoFragment;
  readonly cards: readonly Queries.ServiceCardFragment[];
}

/** Has the targets of #services (docs/requirements.md 2.9). */
export function WhatWeDo({ copy: { heading, text, buttons }, cards }: WhatWeDoProps) {
  const tools = buttons.map(({ label, href }, index) => (
    <ButtonLink key={href} to={href} look={index === 0 ? "navy" : "outline"}>
      {label}
    </ButtonLink>
  ));
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead heading={heading} text={text} tools={tools} />
        <ul id="services" className={styles.cards}>
          {cards.map(({ title, description, icon, link }) => (
            <li key={title} className={styles.card}>
              <Icon name={icon} size={28} className={styles.icon} />
              <h3 className={styles.title}>
                <Link to={link}>{title}</Link>
              </h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export const whatWeDoFragments = graphql`
  fragment WhatWeDo on WhatWeDo {
    heading
    text
    buttons {
      label
      href
    }
  }
  fragment ServiceCard on ServiceCard {
    title
    description
    icon
    link
  }
`;

interface WhoWeAreProps {
  readonly about: Queries.WhoWeAreFragment;
  readonly children: ReactNode;
}

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
