import { graphql, Link } from "gatsby";
import { Picture } from "../../ui/picture";
import { countIn, propertyCount } from "../../catalogue/page-contexts";
import { inCity } from "../../config/routes";
import { SectionHead } from "../../ui/section-parts";
import * as styles from "./price-ladder.module.css";

interface PriceLadderProps {
  readonly heading: string;
  readonly segments: readonly Queries.BudgetSegmentFragment[];
  readonly city: string;
}

/** Pictures of 1.3:1; heights as in price-ladder.module.css. */
const stepSizes = (step: number) =>
  `(min-width: 1376px) max(288px, ${Math.round(1.3 * (150 + step * 76))}px), (min-width: 900px) max(25vw - 48px, ${Math.round(1.3 * (150 + step * 76))}px), max(195px, 50vw - 44px)`;

const stepStyle = (step: number): Readonly<Record<string, number>> => ({ "--step": step });

export function PriceLadder({ heading, segments, city }: PriceLadderProps) {
  return (
    <section className="sec">
      <div className="wrap">
        <div className={styles.head}>
          <SectionHead heading={heading} />
        </div>
        <ul className={styles.ladder}>
          {segments.map(({ slug, path, label, budgetNote, counts, picture }, step) => (
            <li key={slug} className={styles.step} style={stepStyle(step)}>
              <Link to={inCity(path, city)} className={styles.tile}>
                <span className={`frame ${styles.photo}`}>
                  {picture && <Picture picture={picture} sizes={stepSizes(step)} alt="" className="zoom" />}
                </span>
                <span className={`ruled ${styles.caption}`}>
                  <span className={styles.label}>{label}</span>
                  {budgetNote && <span className={styles.note}>{budgetNote}</span>}
                  <span className={styles.note}>{propertyCount(countIn(counts, city))}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export const budgetSegmentFragment = graphql`
  fragment BudgetSegment on Category {
    slug
    path
    label
    budgetNote
    counts {
      city
      count
    }
    picture {
      alt
      focus
      file {
        childImageSharp {
          gatsbyImageData(width: 980, aspectRatio: 1.3, breakpoints: [200, 300, 420, 600, 800, 980])
        }
      }
    }
  }
`;
