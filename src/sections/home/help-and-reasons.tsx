import { graphql } from "gatsby";
import { GoLink } from "../../ui/links";
import { SectionHead } from "../../ui/section-parts";
import * as styles from "./help-and-reasons.module.css";
import { PointList } from "../shared/point-list";
import { RegistrationPlate } from "../../listing/registration-plate";

export function HelpCards({ help }: { readonly help: Queries.HelpCardsFragment["help"] }) {
  return (
    <section className="sec on-navy">
      <div className="wrap">
        <SectionHead heading={help.heading} />
        <ul className="cells">
          {help.cards.map(({ title, text, link }) => (
            <li key={title} className={`cover-links ${styles.card}`}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
              <GoLink to={link.href} arrow>
                {link.label}
              </GoLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export const helpCardsFragment = graphql`
  fragment HelpCards on HomePage {
    help {
      heading
      cards {
        title
        text
        link {
          label
          href
        }
      }
    }
  }
`;

interface WhyChooseUsProps {
  readonly why: Queries.HeadedTextFragment;
  readonly points: readonly Queries.WhyPointRowFragment[];
  readonly registration: string | undefined;
}

export function WhyChooseUs({ why, points, registration }: WhyChooseUsProps) {
  return (
    <section className="sec mist">
      <div className="wrap split">
        <div>
          <h2>{why.heading}</h2>
          {why.text && <p className={styles.whyText}>{why.text}</p>}
          {registration !== undefined && <RegistrationPlate number={registration} />}
        </div>
        <PointList points={points} />
      </div>
    </section>
  );
}

export const whyPointFragment = graphql`
  fragment WhyPointRow on WhyPoint {
    icon
    title
    description
  }
`;
