import { graphql } from "gatsby";
import { GoLink } from "../../ui/links";
import { SectionHead } from "../../ui/section-parts";
import * as styles from "./help-cards.module.css";

export function HelpCards({ help }: { readonly help: Queries.HelpCardsFragment["help"] }) {
  return (
    <section className="sec on-navy">
      <div className="wrap">
        <SectionHead heading={help.heading} />
        <ul className={styles.cards}>
          {help.cards.map(({ title, text, link }) => (
            <li key={title} className={styles.card}>
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
