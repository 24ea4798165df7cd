import { useRef, useEffect, type RefObject } from "react";
import { Button } from "../../../ui/button";
import { focusInvalid } from "../../../ui/focus-invalid";
import { Icon } from "../../../ui/icon";
import { countHeroFilters, heroFilters, summariseFilters, type FormReading } from "./search-form";
import { inrPerAedOf } from "../../../catalogue/money";
import type { Bound } from "../../../catalogue/read-amount";
import { useSiteFacts } from "../../../site/use-site-facts";
import type { ChecksControl, HeroControl, RangeControl } from "../filters/filter-definition";
import type { SearchCriteria } from "../filters/filter-table";
import { RangeNote } from "../list/range-note";
import * as styles from "./hero-filters.module.css";

function Pills({ control }: { readonly control: ChecksControl }) {
  return (
    <div className={styles.pills}>
      {control.options.map(({ value, label }) => (
        <label key={value} className={styles.pill}>
          <input type="checkbox" name={control.key} value={value} className="vh" />
          {control.isCompact !== true && <Icon name="check" size={18} className={styles.tick} />}
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}

interface RangeProps {
  readonly control: RangeControl<SearchCriteria>;
  readonly reading: FormReading;
}

/** "2.5 cr" becomes "2,50,00,000" when the field is left. */
function Range({ control, reading: { criteria, unread } }: RangeProps) {
  const noteId = `hero-${control.bounds.map(({ key }) => key).join("-")}`;
  const { exchangeRates } = useSiteFacts();
  const format = (field: HTMLInputElement, bound: Bound) => {
    const value = control.read(field.value, bound, criteria, inrPerAedOf(exchangeRates));
    if (value !== null) field.value = control.format(value);
  };
  return (
    <>
      <div className={styles.prices}>
        {control.bounds.map(({ key, bound, label, placeholder }) => (
          <input
            key={key}
            name={key}
            inputMode={control.keyboard}
            autoComplete="off"
            placeholder={placeholder}
            aria-label={label}
            aria-invalid={unread.includes(key)}
            aria-describedby={noteId}
            className={styles.price}
            onBlur={(event) => format(event.currentTarget, bound)}
          />
        ))}
      </div>
      <RangeNote id={noteId} control={control} criteria={criteria} isUnread={unread.length > 0} />
    </>
  );
}

interface HeroFilterProps {
  readonly control: HeroControl<SearchCriteria>;
  readonly reading: FormReading;
}

/** Its fields are uncontrolled and have the names and values of the address. */
function HeroFilter({ control, reading }: HeroFilterProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{control.label}</legend>
      {control.kind === "checks" ? (
        <Pills control={control} />
      ) : (
        <Range control={control} reading={reading} />
      )}
    </fieldset>
  );
}

function useDismissal(popover: RefObject<HTMLDetailsElement>, close: () => void): void {
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });
  useEffect(() => {
    const details = popover.current;
    if (details === null) return undefined;
    const onPress = ({ target }: PointerEvent) => {
      if (details.open && target instanceof Node && !details.contains(target)) details.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.open) return;
      event.preventDefault();
      latestClose.current();
    };
    document.addEventListener("pointerdown", onPress);
    details.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onPress);
      details.removeEventListener("keydown", onKey);
    };
  }, [popover]);
}

interface HeroFiltersProps {
  readonly reading: FormReading;
  readonly onClear: () => void;
}

/** Filters popover (docs/requirements.md 2.5), part of the search form: without JavaScript, Search replaces Apply. */
export function HeroFilters({ reading, onClear }: HeroFiltersProps) {
  const popover = useRef<HTMLDetailsElement>(null);
  const opener = useRef<HTMLElement>(null);
  const close = () => {
    if (popover.current) popover.current.open = false;
    opener.current?.focus();
  };
  useDismissal(popover, close);
  const clear = () => {
    for (const field of popover.current?.querySelectorAll("input") ?? []) {
      if (field.type === "checkbox") field.checked = false;
      else field.value = "";
    }
    onClear();
  };
  const apply = () => {
    if (!focusInvalid(popover.current)) close();
  };
  const count = countHeroFilters(reading.criteria);
  return (
    <details ref={popover} className={styles.details}>
      <summary ref={opener} className={styles.opener}>
        <Icon name="sliders-horizontal" size={18} />
        Filters{" "}
        {count > 0 && (
          <span key={count} className="num">
            ({count}
            <span className="vh"> chosen</span>)
          </span>
        )}
      </summary>
      <div className={styles.popover} role="group" aria-label="Filters">
        {heroFilters.map(({ control }) => (
          <HeroFilter key={control.label} control={control} reading={reading} />
        ))}
        <p className={styles.summary} role="status">
          {summariseFilters(reading.criteria)}
        </p>
        <div className={styles.actions}>
          <Button
            look="quiet"
            type="reset"
            onClick={(event) => {
              // The browser's reset would clear the whole search bar.
              event.preventDefault();
              clear();
            }}
          >
            Clear
          </Button>
          {/* Not a submit button: Enter in the query would press the form's first one. */}
          <Button look="navy" className={styles.apply} onClick={apply}>
            Apply
          </Button>
        </div>
      </div>
    </details>
  );
}
