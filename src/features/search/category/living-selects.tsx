import { Icon } from "../../../ui/icon";
import { SelectField } from "../../../ui/select-field";
import { paramsOf } from "../address/query-string";
import { livingFilters } from "../filters/definitions/living-filters";
import * as styles from "./living-selects.module.css";
import type { CategoryList } from "./use-category-list";

const any = { value: "", label: "Any" };

/** Furnishing, facing and pets, as far as enough homes of the category say it; nothing where none do. */
export function LivingSelects({ list }: { readonly list: CategoryList }) {
  const { filters, offered } = list;
  const fields = livingFilters.flatMap((filter) => {
    const control = filter.panel?.control;
    if (control?.kind !== "checks") return [];
    const { key, label } = control;
    const [chosen = ""] = filter.serialise(filters)[key] ?? [];
    const options = control.options.filter(
      ({ value }) => value === chosen || offered[key]?.includes(value) === true,
    );
    if (options.length === 0) return [];
    const choose = (value: string) => list.change(filter.parse(paramsOf({ [key]: [value] }), []), "push");
    return [{ key, label, chosen, options: [any, ...options], choose }];
  });
  if (fields.length === 0) return null;
  const count = fields.filter(({ chosen }) => chosen !== "").length;
  return (
    <details className={styles.more} onFocus={list.requestIndex}>
      <summary className={styles.summary}>
        More filters{count > 0 && ` (${count})`}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className={styles.fields}>
        {fields.map(({ key, label, chosen, options, choose }) => (
          <SelectField
            key={key}
            id={key}
            label={label}
            name={key}
            value={chosen}
            options={options}
            onChange={choose}
          />
        ))}
      </div>
    </details>
  );
}
