import { useCallback, useEffect, useRef, type MouseEvent } from "react";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import type { Bound } from "../../../catalogue/parse-amount";
import type { ChecksControl } from "../filters/filter-definition";
import { heroControls, priceExample, type HeroRange } from "../filters/form-options";
import { focusInvalid, RangeNote } from "../list/range-note";
import type { readingOf } from "./search-form";
import * as styles from "./hero-filters.module.css";

function Pills({ control }: { readonly control: ChecksControl }) {
  return (
    <div className="cluster">
      {control.options.map(({ value, label }) => (
        <label key={value} className={`choice ${styles.pill}`}>
          <input type="checkbox" name={control.key} value={value} className="vh" />
          {control.isCompact !== true && <Icon name="check" size="text" className={styles.tick} />}
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}

export type HeroReading = ReturnType<typeof readingOf>;

export const emptyReading: HeroReading = {
  count: 0,
  summary: "No filters chosen",
  unread: [],
  note: priceExample,
  isIssue: false,
};

interface RangeProps {
  readonly control: HeroRange;
  readonly reading: HeroReading;
  readonly onLeave: (field: HTMLInputElement, bound: Bound) => void;
}

/** "2.5 cr" becomes "2,50,00,000" when the field is left. */
function Range({ control, reading, onLeave }: RangeProps) {
  const noteId = `hero-${control.bounds.map(({ key }) => key).join("-")}`;
  return (
    <>
      <div className="pair">
        {control.bounds.map(({ key, bound, label, placeholder }) => (
          <input
            key={key}
            name={key}
            inputMode={control.keyboard}
            autoComplete="off"
            placeholder={placeholder}
            aria-label={label}
            aria-invalid={reading.unread.includes(key)}
            aria-describedby={noteId}
            className="control"
            onBlur={(event) => onLeave(event.currentTarget, bound)}
          />
        ))}
      </div>
      <RangeNote id={noteId} text={reading.note} isIssue={reading.isIssue} />
    </>
  );
}

interface HeroFiltersProps extends Omit<RangeProps, "control"> {
  readonly onClear: () => void;
}

/** Filters popover (docs/requirements.md 2.5), part of the search form: without JavaScript, Search replaces Apply. */
export function HeroFilters({ reading, onClear, onLeave }: HeroFiltersProps) {
  const popover = useRef<HTMLDetailsElement>(null);
  const opener = useRef<HTMLElement>(null);
  const close = useCallback(() => {
    if (popover.current) popover.current.open = false;
    opener.current?.focus();
  }, []);
  useEffect(() => {
    const details = popover.current;
    if (details === null) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !details.contains(target)) details.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.open) return;
      event.preventDefault();
      close();
    };
    const onLeft = ({ relatedTarget: next }: FocusEvent) => {
      // A press on what takes no focus gives it to `main` around the popover.
      if (next instanceof Node && !details.contains(next) && !next.contains(details)) details.open = false;
    };
    document.addEventListener("pointerdown", onPress, { signal });
    details.addEventListener("focusout", onLeft, { signal });
    details.addEventListener("keydown", onKey, { signal });
    return () => ended.abort();
  }, [close]);
  const clear = (event: MouseEvent) => {
    // The browser's reset would clear the whole search bar.
    event.preventDefault();
    for (const field of popover.current?.querySelectorAll("input") ?? []) {
      if (field.type === "checkbox") field.checked = false;
      else field.value = "";
    }
    onClear();
  };
  const apply = () => {
    if (!focusInvalid(popover.current)) close();
  };
  const { count, summary } = reading;
  return (
    <details ref={popover} className={styles.details}>
      <summary ref={opener} className={`strong ${styles.opener}`}>
        <Icon name="sliders-horizontal" size="text" />
        Filters{" "}
        {count > 0 && (
          <span key={count} className="num">
            ({count}
            <span className="vh"> chosen</span>)
          </span>
        )}
      </summary>
      <div className={`menu ${styles.popover}`} role="group" aria-label="Filters">
        {/* Their fields are uncontrolled and have the names and values of the address. */}
        {heroControls.map((control) => (
          <fieldset key={control.label} className={styles.group}>
            <legend className={styles.legend}>{control.label}</legend>
            {control.kind === "checks" ? (
              <Pills control={control} />
            ) : (
              <Range control={control} reading={reading} onLeave={onLeave} />
            )}
          </fieldset>
        ))}
        <p className="hint" role="status">
          {summary}
        </p>
        <div className={styles.actions}>
          <Button look="quiet" type="reset" onClick={clear}>
            Clear
          </Button>
          {/* Not a submit button: Enter in the query would press the form's first one. */}
          <Button look="navy" className="needs-script" onClick={apply}>
            Apply
          </Button>
        </div>
      </div>
    </details>
  );
}
