import { useEffect, useRef, useState } from "react";
import { Button } from "../../../../ui/button";
import { CheckRow } from "../../../../ui/choices";
import { useOnScreen } from "../../../../ui/hooks";
import type { ResultsList } from "../use-results-list";
import type { CountedControl } from "../../filters/filter-definition";
import * as styles from "./counted-filter.module.css";
import { FilterGroup } from "./filter-group";
import { toggled } from "./toggled";

/** Choices shown before "All …". */
const FIRST = 6;

interface CountedFilterProps {
  /** Of the element with its name. */
  readonly id: string;
  readonly control: CountedControl;
  readonly list: Pick<ResultsList, "facets" | "results" | "requestIndex">;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/**
 * Options of the present results, with counts. They come from the index, which is loaded when this element comes into
 * view.
 */
export function CountedFilter({ id, control, list, chosen, onChange }: CountedFilterProps) {
  const { results, requestIndex } = list;
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useOnScreen(box);
  useEffect(() => {
    if (isSeen) requestIndex();
  }, [isSeen, requestIndex]);
  const facets = list.facets[control.key] ?? [];
  const visible = facets.filter(({ slug }, at) => isOpen || at < FIRST || chosen.includes(slug));
  return (
    <FilterGroup id={id} label={control.label} box={box}>
      {results?.length === 0 && facets.length === 0 ? (
        <p className={styles.none}>No results to choose from.</p>
      ) : (
        <div className={styles.list}>
          {visible.map(({ slug, label, count }) => (
            <CheckRow
              key={slug}
              label={label}
              count={count}
              checked={chosen.includes(slug)}
              onChange={(isOn) => onChange(toggled(chosen, slug, isOn))}
            />
          ))}
          {facets.length > FIRST && (
            <Button
              look="quiet"
              className={styles.more}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? `Fewer ${control.noun}` : `All ${facets.length} ${control.noun}`}
            </Button>
          )}
        </div>
      )}
    </FilterGroup>
  );
}
