import { graphql, Link } from "gatsby";
import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { Picture } from "../../ui/picture";
import { SectionHead, CopySection } from "../../ui/section-parts";
import * as styles from "./about-agency.module.css";
import { Carousel } from "../../ui/carousel";

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
        <ul id="services" className={`split-sm ${styles.cards}`}>
          {cards.map(({ title, description, icon, link }) => (
            <li key={title} className={styles.card}>
              <Icon name={icon} size="feature" className={styles.icon} />
              <h3 className={`title ${styles.title}`}>
                <Link to={link} className="cover-link">
                  {title}
                </Link>
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
    <div className={`frame mt-5 ${styles.picture}`}>
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
          gatsbyImageData(width: 1400, aspectRatio: 1.333, breakpoints: [420, 760, 1080, 1400])
        }
      }
    }
  }
`;

interface TeamCarouselProps {
  readonly copy: Queries.TeamCopyFragment;
  readonly members: readonly Queries.TeamMemberFragment[];
}

const boxes = [
  { media: "(min-width: 1024px)", width: "300px", height: 350 },
  { media: "(min-width: 640px)", width: "46vw", height: 350 },
  { width: "92vw", height: 350 },
] as const;

/** docs/requirements.md 9 */
const autoplayMs = 1000;

export function TeamCarousel({ copy: { heading, title, tagline }, members }: TeamCarouselProps) {
  const head = (
    <>
      <h2>{heading}</h2>
      <p className="strong mt-3">{title}</p>
      <p className={styles.tagline}>{tagline}</p>
    </>
  );
  return (
    <section className="sec mist">
      <div className="wrap">
        <Carousel
          label={heading}
          motion={{ perView: { base: 1, sm: 2, md: 3, lg: 4 }, autoplayMs }}
          heading={head}
        >
          {members.map(({ name, role, image }) => (
            <article key={name}>
              <div className={`frame ${styles.portrait}`}>
                <Picture picture={image} sizes={boxes} />
              </div>
              <h3 className={`title ${styles.name}`}>{name}</h3>
              <p>{role}</p>
            </article>
          ))}
        </Carousel>
      </div>
    </section>
  );
}

export const teamFragments = graphql`
  fragment TeamCopy on TeamCopy {
    heading
    title
    tagline
  }
  fragment TeamMember on TeamMember {
    name
    role
    image {
      alt
      focus
      file {
        publicURL
        childImageSharp {
          gatsbyImageData(width: 640, breakpoints: [360, 640])
        }
      }
    }
  }
`;
