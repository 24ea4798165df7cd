import { graphql, Link } from "gatsby";
import { Icon } from "../../ui/icon";
import { Picture } from "../../ui/picture";
import * as styles from "./about-intro.module.css";

/** Five of twelve columns; the full width below 1024 px. */
const boxes = [
  { media: "(min-width: 1376px)", width: "520px", height: 350 },
  { media: "(min-width: 1024px)", width: "40vw", height: 350 },
  { width: "92vw", height: 350 },
] as const;

export function AboutIntro({ intro, badges, sampleCard }: Queries.AboutIntroFragment) {
  return (
    <section className="sec">
      <div className={`wrap split ${styles.split}`}>
        <div>
          <h2 className={`h1 ${styles.heading}`}>{intro.heading}</h2>
          {intro.lead && <p className={`lead mt-5 ${styles.lead}`}>{intro.lead}</p>}
          {intro.paragraphs.map((paragraph) => (
            <p key={paragraph} className="measure mt-4">
              {paragraph}
            </p>
          ))}
          <ul className={styles.badges}>
            {badges.map(({ icon, title, description }) => (
              <li key={title} className={`ruled ${styles.badge}`}>
                <h3 className={styles.badgeTitle}>
                  <Icon name={icon} />
                  {title}
                </h3>
                <p className={styles.badgeText}>{description}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.card}>
          <div className={`frame ${styles.photo}`}>
            <Picture picture={sampleCard.picture} sizes={boxes} className="zoom" />
          </div>
          <p className={`spread ${styles.caption}`}>
            <span className={styles.cardTitle}>{sampleCard.title}</span>
            <span className="strong">{sampleCard.text}</span>
          </p>
          <Link className={`link tap cover-link ${styles.cardLink}`} to={sampleCard.link.href}>
            {sampleCard.link.label}
          </Link>
        </div>
      </div>
    </section>
  );
}

export const aboutIntroFragment = graphql`
  fragment AboutIntro on AboutPage {
    intro {
      ...Copy
    }
    badges {
      icon
      title
      description
    }
    sampleCard {
      title
      text
      link {
        label
        href
      }
      picture {
        alt
        focus
        file {
          childImageSharp {
            gatsbyImageData(width: 1440, breakpoints: [540, 720, 1080, 1440])
          }
        }
      }
    }
  }
`;
