import { graphql } from "gatsby";
import { Carousel } from "../../ui/carousel";
import { SectionHead } from "../../ui/section-parts";
import * as styles from "./testimonials.module.css";

interface TestimonialsProps {
  readonly heading: string;
  readonly testimonials: readonly Queries.ClientQuoteFragment[];
}

function Stars({ rating }: { readonly rating: number }) {
  return (
    <p className={styles.stars} role="img" aria-label={`Rated ${rating} out of 5`}>
      {Array.from({ length: 5 }, (_, star) => (
        <svg key={star} width={20} height={20} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path
            d="m12 2.5 2.9 6.1 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z"
            className={star < rating ? styles.lit : styles.unlit}
          />
        </svg>
      ))}
    </p>
  );
}

function Portrait({ image, size }: Pick<Queries.ClientQuoteFragment, "image"> & { readonly size: number }) {
  const src = image.file.publicURL ?? undefined;
  return <img src={src} alt="" width={size} height={size} loading="lazy" className={styles.portrait} />;
}

interface ClientPickerProps extends Pick<TestimonialsProps, "testimonials"> {
  readonly index: number;
  readonly moveTo: (index: number) => void;
}

function ClientPicker({ testimonials, index, moveTo }: ClientPickerProps) {
  return (
    <ul className={styles.picker} aria-label="Clients">
      {testimonials.map(({ name, title, image }, at) => (
        <li key={name}>
          <button type="button" aria-current={at === index ? "true" : undefined} onClick={() => moveTo(at)}>
            <Portrait image={image} size={48} />
            <span>
              <strong className={`hover-line ${styles.name}`}>{name}</strong>
              {title}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

export function Testimonials({ heading, testimonials }: TestimonialsProps) {
  return (
    <section className="sec on-navy">
      <div className="wrap">
        <Carousel
          label={heading}
          motion={{ perView: { base: 1 }, autoplayMs: 2000 }}
          heading={<SectionHead heading={heading} flush />}
          aside={(at) => <ClientPicker testimonials={testimonials} {...at} />}
        >
          {testimonials.map(({ text, name, title, rating, image }) => (
            <figure key={name} className={styles.quote}>
              <div>
                <Stars rating={rating} />
                <blockquote className={styles.text}>{text}</blockquote>
              </div>
              <figcaption className={styles.client}>
                <Portrait image={image} size={64} />
                <span>
                  <strong className={styles.name}>{name}</strong>
                  {title}
                </span>
              </figcaption>
            </figure>
          ))}
        </Carousel>
      </div>
    </section>
  );
}

export const clientQuoteFragment = graphql`
  fragment ClientQuote on Testimonial {
    text
    name
    title
    rating
    image {
      file {
        publicURL
      }
    }
  }
`;
