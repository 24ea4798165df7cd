import { PointList, type Point } from "./point-list";
import * as styles from "./feature-block.module.css";

interface FeatureBlockProps {
  readonly heading?: string;
  readonly points: readonly Point[];
}

export function FeatureBlock({ heading, points }: FeatureBlockProps) {
  if (points.length === 0) return null;
  return (
    <section className={styles.block}>
      {heading !== undefined && <h2 className={styles.heading}>{heading}</h2>}
      <PointList points={points} headingLevel={heading === undefined ? 2 : 3} />
    </section>
  );
}
