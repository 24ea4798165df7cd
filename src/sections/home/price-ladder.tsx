import { graphql, Link } from "gatsby";
import type { CSSProperties } from "react";
import { propertyCount } from "../../catalogue/property-count";
import { Picture } from "../../ui/picture";
import { SectionHead } from "../../ui/section-head";
import { countIn } from "../../catalogue/category-counts";
import { inCity } from "../../config/routes";
import * as styles from "./price-ladder.module.css";

interface PriceLadderProps {
  readonly heading: string;
  /** Budget categories, cheapest first. */
  readonly segments: readonly Queries.BudgetSegmentFragment[];
  /** Whose listings the tiles count; null for all cities. */
  readonly city: string | null;
}

/** The step a picture stands on: it grows with the budget. */
function stepStyle(step: number): CSSProperties & Record<"--step", number> {
  return { "--step": step };
}

/** Budget tiles with their counts, as pictures that rise with the price on one axis (docs/requirements.md 2.5). */
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
                <span className={styles.photo}>
                  {picture && (
                    <Picture
                      picture={picture}
                      sizes="(min-width: 900px) 500px, 46vw"
                      alt=""
                      className={styles.picture}
                    />
                  )}
                </span>
                <span className={styles.caption}>
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
          gatsbyImageData(
            layout: CONSTRAINED
            width: 960
            aspectRatio: 1.3
            breakpoints: [320, 480, 720, 960]
          )
        }
      }
    }
  }
`;
