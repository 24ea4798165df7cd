import { graphql, Link } from "gatsby";
import { ButtonLink } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { SectionHead } from "../../ui/section-parts";
import * as styles from "./what-we-do.module.css";

interface WhatWeDoProps {
  readonly copy: Queries.WhatWeDoFragment;
  readonly cards: readonly Queries.ServiceCardFragment[];
}

/**
 * What We Do: buttons to #contact and #services, and the cards that are the target of #services (docs/requirements.md
 * 2.9).
 */
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
