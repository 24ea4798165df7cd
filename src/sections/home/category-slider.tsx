import { graphql, Link } from "gatsby";
import { Carousel } from "../../ui/carousel";
import { Picture } from "../../ui/picture";
import { SectionHead } from "../../ui/section-parts";
import { useMediaQuery } from "../../ui/hooks";
import { countIn } from "../../catalogue/page-contexts";
import { inCity } from "../../config/routes";
import * as styles from "./category-slider.module.css";

interface CategorySliderProps {
  readonly heading: string;
  readonly categories: readonly Queries.CategoryTileFragment[];
  readonly city: string | null;
}

/** Pictures of 1.6:1 in boxes 240 px high, 180 px on phones. */
const tileSizes = "(min-width: 1024px) 384px, (min-width: 640px) max(46vw, 384px), max(46vw, 268px)";

export function CategorySlider({ heading, categories, city }: CategorySliderProps) {
  const isDesktop = useMediaQuery("(min-width: 1024px)");
  return (
    <section className="sec sec-flush">
      <div className="wrap">
        <Carousel
          label={heading}
          motion={{ perView: { base: 2, md: 3, lg: 4 }, autoplayMs: isDesktop ? 2500 : 3000 }}
          heading={<SectionHead heading={heading} flush />}
        >
          {categories.map(({ slug, path, label, counts, picture }) => (
            <Link key={slug} to={inCity(path, city)} className={styles.tile}>
              <span className={`frame ${styles.photo}`}>
                {picture && <Picture picture={picture} sizes={tileSizes} alt="" className="zoom" />}
              </span>
              <span className={`spread ${styles.name}`}>
                {label} <span className={styles.count}>{countIn(counts, city)}</span>
              </span>
            </Link>
          ))}
        </Carousel>
      </div>
    </section>
  );
}

export const categoryTileFragment = graphql`
  fragment CategoryTile on Category {
    slug
    path
    label
    counts {
      city
      count
    }
    picture {
      alt
      focus
      file {
        childImageSharp {
          gatsbyImageData(width: 854, aspectRatio: 1.6, breakpoints: [320, 480, 640, 854])
        }
      }
    }
  }
`;
