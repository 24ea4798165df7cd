import { useEffect, useRef, type RefObject } from "react";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { bhkOptions } from "../../../catalogue/bedrooms";
import { groupRupees } from "../../../catalogue/money";
import { constructionOptions } from "../../../catalogue/taxonomy";
import { parsePriceBound } from "../filters/definitions/price-filter";
import type { SearchCriteria } from "../filters/filter-table";
import { countPopoverFilters, summariseFilters } from "./filters-summary";
import * as styles from "./hero-filters.module.css";

interface HeroFiltersProps {
  readonly criteria: SearchCriteria;
  /** The fields were changed by Clear rather than by the visitor's own input. */
  readonly onClear: () => void;
}

interface PillProps {
  readonly name: string;
  readonly value: string | number;
  readonly label: string;
  /** Shows a tick when chosen; the pill grows by it. */
  readonly ticked?: boolean;
}

function Pill({ name, value, label, ticked = false }: PillProps) {
  return (
    <label className={styles.pill}>
      <input type="checkbox" name={name} value={value} className="vh" />
      {ticked && <Icon name="check" size={18} className={styles.tick} />}
      {label}
    </label>
  );
}

/** "25000000" typed into a price field becomes "2,50,00,000". */
function groupDigits(field: HTMLInputElement): void {
  const amount = parsePriceBound(field.value);
  if (amount !== null) field.value = groupRupees(amount);
}

/** Closes the popover on a press outside it, and on Escape within it, as menus do. */
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

/**
 * The Filters popover: construction status, BHK and price, a summary, Clear and Apply (specification 2.5). Its fields
 * belong to the search form, so that it works without JavaScript, where Search takes the place of Apply.
 */
export function HeroFilters({ criteria, onClear }: HeroFiltersProps) {
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
  const count = countPopoverFilters(criteria);
  return (
    <details ref={popover} className={styles.details}>
      <summary ref={opener} className={styles.opener}>
        <Icon name="sliders-horizontal" size={18} />
        Filters{" "}
        {count > 0 && (
          <span className="num">
            ({count}
            <span className="vh"> chosen</span>)
          </span>
        )}
      </summary>
      <div className={styles.popover} role="group" aria-label="Filters">
        <fieldset className={styles.group}>
          <legend className={styles.legend}>Construction status</legend>
          <div className={styles.pills}>
            {constructionOptions.map(({ id, label }) => (
              <Pill key={id} name="construction" value={id} label={label} ticked />
            ))}
          </div>
        </fieldset>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>BHK</legend>
          <div className={styles.pills}>
            {bhkOptions.map(({ value, label }) => (
              <Pill key={value} name="bhk" value={value} label={label} />
            ))}
          </div>
        </fieldset>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>Price in rupees</legend>
          <div className={styles.prices}>
            {(["priceMin", "priceMax"] as const).map((name) => (
              <input
                key={name}
                name={name}
                inputMode="numeric"
                autoComplete="off"
                placeholder={name === "priceMin" ? "Minimum" : "Maximum"}
                aria-label={name === "priceMin" ? "Minimum price in rupees" : "Maximum price in rupees"}
                className={styles.price}
                onBlur={(event) => groupDigits(event.currentTarget)}
              />
            ))}
          </div>
        </fieldset>
        <p className={styles.summary} role="status">
          {summariseFilters(criteria)}
        </p>
        <div className={styles.actions}>
          <Button
            look="quiet"
            type="reset"
            onClick={(event) => {
              // The browser's own reset would clear the whole search bar.
              event.preventDefault();
              clear();
            }}
          >
            Clear
          </Button>
          {/* Never a submit button: as the form's first one it would take Enter in the query. */}
          <Button look="navy" className={styles.apply} onClick={close}>
            Apply
          </Button>
        </div>
      </div>
    </details>
  );
}
