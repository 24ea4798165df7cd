import { useState } from "react";
import { Button } from "../../../ui/button";
import { CheckRow } from "../../../ui/check-row";
import type { FeatureFacet } from "./facets";
import * as styles from "./feature-filter.module.css";

/** Features shown before "All features". */
const FIRST = 6;

interface FeatureFilterProps {
  readonly facets: readonly FeatureFacet[];
  /** Slugs. */
  readonly chosen: readonly string[];
  readonly onChange: (features: readonly string[]) => void;
}

/** Features of the present results with their counts; all chosen ones must be present (specification 5.4). */
export function FeatureFilter({ facets, chosen, onChange }: FeatureFilterProps) {
  const [isOpen, setOpen] = useState(false);
  const visible = facets.filter(({ slug }, at) => isOpen || at < FIRST || chosen.includes(slug));
  return (
    <div className={styles.list}>
      {visible.map(({ slug, label, count }) => (
        <CheckRow
          key={slug}
          label={label}
          count={count}
          checked={chosen.includes(slug)}
          onChange={(isChosen) =>
            onChange(isChosen ? [...chosen, slug] : chosen.filter((other) => other !== slug))
          }
        />
      ))}
      {facets.length > FIRST && (
        <Button look="quiet" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "Fewer features" : `All ${facets.length} features`}
        </Button>
      )}
    </div>
  );
}
