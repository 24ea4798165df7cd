import { graphql } from "gatsby";
import { routes } from "../../config/routes";
import { ReachUs, type ReachUsProps } from "../shared/reach-us";
import { ButtonLink } from "../../ui/button";
import * as styles from "./contact-block.module.css";

interface ContactBlockProps {
  readonly copy: Queries.ContactBlockFragment;
  readonly site: ReachUsProps["site"];
}

/** Target of the anchor #contact: the ways to reach the agency and the link to the form (docs/requirements.md 2.9). */
export function ContactBlock({ copy, site }: ContactBlockProps) {
  return (
    <section id="contact" className="sec">
      <div className={`wrap ${styles.split}`}>
        <div>
          <h2>{copy.contactHeading}</h2>
          <p className={styles.text}>{copy.contactText}</p>
          <ButtonLink to={routes.contact} look="gold">
            {copy.contactButton}
          </ButtonLink>
        </div>
        <ReachUs words={copy.contactWays} site={site} />
      </div>
    </section>
  );
}

export const contactBlockFragment = graphql`
  fragment ContactBlock on AboutPage {
    contactHeading
    contactText
    contactButton
    contactWays {
      ...ReachWords
    }
  }
`;
