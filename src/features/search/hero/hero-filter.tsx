import { inrPerAedOf } from "../../../catalogue/money";
import { useSiteFacts } from "../../../site/use-site-facts";
import { Icon } from "../../../ui/icon";
import type { ChecksControl, HeroControl, RangeControl } from "../filters/filter-definition";
import type { SearchCriteria } from "../filters/filter-table";
import { RangeNote } from "../list/range-note";
import * as styles from "./hero-filters.module.css";
import type { FormReading } from "./read-search-form";

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

interface RangeProps {
  readonly control: RangeControl<SearchCriteria>;
  readonly reading: FormReading;
}

/** Two amounts; "2.5 cr" becomes "2,50,00,000" when the field is left. */
function Range({ control, reading: { criteria, unread } }: RangeProps) {
  const noteId = `hero-${control.bounds.map(({ key }) => key).join("-")}`;
  const { exchangeRates } = useSiteFacts();
  const format = (field: HTMLInputElement) => {
    const value = control.read(field.value, criteria, inrPerAedOf(exchangeRates));
    if (value !== null) field.value = control.format(value);
  };
  return (
    <>
      <div className={styles.prices}>
        {control.bounds.map(({ key, label, placeholder }) => (
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
            onBlur={(event) => format(event.currentTarget)}
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

/** A filter of the popover. Its fields are uncontrolled and have the names and values of the address. */
export function HeroFilter({ control, reading }: HeroFilterProps) {
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
