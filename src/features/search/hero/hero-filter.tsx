import { Icon } from "../../../ui/icon";
import type { ChecksControl, HeroControl, RangeControl } from "../filters/filter-definition";
import type { SearchCriteria } from "../filters/filter-table";
import * as styles from "./hero-filters.module.css";

/** Options as pills. A chosen one with text shows a tick and grows by its width. */
function Pills({ control }: { readonly control: ChecksControl }) {
  return (
    <div className={styles.pills}>
      {control.options.map(({ value, label }) => (
        <label key={value} className={styles.pill}>
          <input type="checkbox" name={control.key} value={value} className="vh" />
          {control.isCompact !== true && <Icon name="check" size={18} className={styles.tick} />}
          {label}
        </label>
      ))}
    </div>
  );
}

/** Two numbers; "25000000" becomes "2,50,00,000" when the field is left. */
function Range({ control }: { readonly control: RangeControl<SearchCriteria> }) {
  const format = (field: HTMLInputElement) => {
    const formatted = control.format(field.value);
    if (formatted !== "") field.value = formatted;
  };
  return (
    <div className={styles.prices}>
      {control.bounds.map(({ key, label, placeholder }) => (
        <input
          key={key}
          name={key}
          inputMode="numeric"
          autoComplete="off"
          placeholder={placeholder}
          aria-label={label}
          className={styles.price}
          onBlur={(event) => format(event.currentTarget)}
        />
      ))}
    </div>
  );
}

/** A filter of the popover. Its fields are uncontrolled and have the names and values of the address. */
export function HeroFilter({ control }: { readonly control: HeroControl<SearchCriteria> }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{control.label}</legend>
      {control.kind === "checks" ? <Pills control={control} /> : <Range control={control} />}
    </fieldset>
  );
}
