import { graphql } from "gatsby";
import { PointList } from "../shared/point-list";
import { ReraPlate } from "../../listing/rera-plate";
import * as styles from "./why-choose-us.module.css";

interface WhyChooseUsProps {
  readonly why: Queries.WhyHeadFragment["why"];
  readonly points: readonly Queries.WhyPointRowFragment[];
  readonly registration: string | undefined;
}

export function WhyChooseUs({ why, points, registration }: WhyChooseUsProps) {
  return (
    <section className="sec mist">
      <div className={`wrap ${styles.split}`}>
        <div>
          <h2>{why.heading}</h2>
          {why.text && <p className={styles.text}>{why.text}</p>}
          {registration !== undefined && <ReraPlate number={registration} />}
        </div>
        <PointList points={points} />
      </div>
    </section>
  );
}

export const whyFragments = graphql`
  fragment WhyHead on HomePage {
    why {
      heading
      text
    }
  }
  fragment WhyPointRow on WhyPoint {
    icon
    title
    description
  }
`;
