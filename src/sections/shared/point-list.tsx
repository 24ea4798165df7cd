import { Icon } from "../../ui/icon";
import * as styles from "./point-list.module.css";

type Point = Queries.WhyPointRowFragment;

interface PointListProps {
  readonly points: readonly Point[];
  readonly headingLevel?: 2 | 3;
}

export function PointList({ points, headingLevel = 3 }: PointListProps) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <ul className={styles.list}>
      {points.map(({ icon, title, description }) => (
        <li key={title} className={styles.point}>
          <Icon name={icon} size="feature" className={styles.icon} />
          <Heading className="title">{title}</Heading>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}

interface FeatureBlockProps {
  readonly heading?: string;
  readonly points: readonly Point[];
}

export function FeatureBlock({ heading, points }: FeatureBlockProps) {
  if (points.length === 0) return null;
  return (
    <section className="mt-7">
      {heading !== undefined && <h2 className={`h2-column ${styles.heading}`}>{heading}</h2>}
      <PointList points={points} headingLevel={heading === undefined ? 2 : 3} />
    </section>
  );
}
