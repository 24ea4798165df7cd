import { Children, type ReactNode } from "react";
import { Carousel } from "../../ui/carousel";
import { GoLink } from "../../ui/links";
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
