import { graphql } from "gatsby";
import { Carousel } from "../../ui/carousel";
import { coverSizes } from "../../ui/picture-sizes";
import { Picture } from "../../ui/picture";
import * as styles from "./team-carousel.module.css";

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
      <p className={styles.title}>{title}</p>
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
              <div className={styles.portrait}>
                <Picture picture={image} sizes={coverSizes(image, boxes)} />
              </div>
              <h3 className={styles.name}>{name}</h3>
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
          gatsbyImageData(layout: CONSTRAINED, width: 640, breakpoints: [360, 640])
        }
      }
    }
  }
`;
