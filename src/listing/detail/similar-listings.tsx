import { Children, type ReactNode } from "react";
import { Carousel } from "../../ui/carousel";
import * as styles from "./similar-listings.module.css";

/** Other homes of the same city, kind and price; their cards are `children`. Renders nothing when there are none. */
export function SimilarListings({ children }: { readonly children: ReactNode }) {
  if (Children.count(children) === 0) return null;
  return (
    <section className="sec mist">
      <div className="wrap">
        <Carousel
          label="Similar properties"
          motion={{ perView: { base: 1, sm: 2, md: 3, lg: 4 } }}
          peek
          heading={<h2 className={styles.heading}>Similar properties</h2>}
        >
          {children}
        </Carousel>
      </div>
    </section>
  );
}
