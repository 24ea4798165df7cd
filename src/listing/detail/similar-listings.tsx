import { Children, type ReactNode } from "react";
import { Carousel } from "../../ui/carousel";
import { GoLink } from "../../ui/links";
import { CardGrid } from "../card-grid";
import { SectionHead } from "../../ui/section-parts";
import * as styles from "./similar-listings.module.css";

interface SimilarListingsProps {
  readonly city: string;
  /** What this home is called: "plot". */
  readonly noun: string;
  /** Address of this home on top of all homes of its city. */
  readonly allPath: string;
  readonly children: ReactNode;
}

/** Other homes of the same city, kind and price, and the way to this home among all of its city. Renders nothing when
 * there are no cards. */
export function SimilarListings({ city, noun, allPath, children }: SimilarListingsProps) {
  if (Children.count(children) === 0) return null;
  return (
    <section className={`sec mist ${styles.similar}`}>
      <div className="wrap">
        <Carousel
          label="Similar properties"
          motion={{ perView: { base: 1, sm: 2, md: 3, lg: 4 } }}
          peek
          heading={<h2 className="h2-column">Similar properties</h2>}
        >
          {children}
        </Carousel>
        <p className="mt-4">
          <GoLink to={allPath} arrow>
            See this {noun} among all in {city}
          </GoLink>
        </p>
      </div>
    </section>
  );
}

interface HomesLikeItProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Homes on offer that are like one that is not; nothing without any. */
export function HomesLikeIt({ title, children }: HomesLikeItProps) {
  if (Children.count(children) === 0) return null;
  const heading = `Homes like ${title}`;
  return (
    <section className="sec mist" aria-label={heading}>
      <div className="wrap">
        <SectionHead heading={heading} />
        <CardGrid columns={4}>{children}</CardGrid>
      </div>
    </section>
  );
}
